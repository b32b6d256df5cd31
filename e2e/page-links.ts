import type { Page } from '@playwright/test';

/** Targets of a page's links within the portal. */
export function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .filter(({ origin, pathname }) => origin === location.origin && !/^\/(?:media|dev)\//.test(pathname))
      .map(({ pathname, search }) => `${pathname}${search}`),
  );
}
