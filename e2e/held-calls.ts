import type { Page } from '@playwright/test';

/** Calls of a page that wait until they are let go, so that the page can be looked at while it loads. */
export class HeldCalls {
  #released = Promise.resolve();
  #release = (): void => undefined;

  /** Calls at matching addresses wait from `hold` to `release`. */
  static async on(page: Page, calls: RegExp): Promise<HeldCalls> {
    const held = new HeldCalls();
    await page.route(calls, async (route) => {
      await held.#released;
      await route.continue();
    });
    return held;
  }

  hold(): void {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.#released = promise.then(() => undefined);
    this.#release = () => resolve(undefined);
  }

  release(): void {
    this.#release();
  }
}
