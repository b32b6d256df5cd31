import type { Page } from 'playwright-core';

/** A route change: a link is clicked and another page is there with its data. */
export interface RouteChange {
  /** Where the click happens. */
  readonly from: string;
  /** Selector of the link. */
  readonly link: string;
  /** Selector of what only the new page shows, and a text in it. */
  readonly shown: { readonly selector: string; readonly text: string };
}

/** A built application that is measured: the portal, or the demo of an admin kit. */
export interface Application {
  readonly name: string;
  readonly origin: string;
  /** Path of the sign-in page. */
  readonly signIn: string;
  /** Paths of pages behind it, by what the bench calls them. */
  readonly pages: Readonly<Record<string, string>>;
  readonly routeChange: RouteChange;
  /** Signs a browser in. */
  readonly enter: (page: Page) => Promise<void>;
  readonly stop: () => Promise<void>;
}
