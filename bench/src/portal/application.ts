import type { Page } from 'playwright-core';

/** A route change: from a click on a link until another page is shown with its data. */
export interface RouteChange {
  /** Page of the link. */
  readonly from: string;
  /** Selector of the link. */
  readonly link: string;
  /** Selector of an element only on the new page, and a text in it. */
  readonly shown: { readonly selector: string; readonly text: string };
}

/** A built application to measure: the portal, or the demo of an admin kit. */
export interface Application {
  readonly name: string;
  readonly origin: string;
  /** Path of the sign-in page. */
  readonly signIn: string;
  /** Paths of pages behind the sign-in, by their names in the bench. */
  readonly pages: Readonly<Record<string, string>>;
  readonly routeChange: RouteChange;
  /** Signs a browser in. */
  readonly enter: (page: Page) => Promise<void>;
  readonly stop: () => Promise<void>;
}
