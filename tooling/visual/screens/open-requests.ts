import type { Page, Request } from 'playwright-core';

/** Requests of a page that are on their way. */
export class OpenRequests {
  readonly #open = new Set<Request>();
  #latest = Date.now();

  constructor(page: Page) {
    page.on('request', (request) => {
      this.#latest = Date.now();
      this.#open.add(request);
    });
    const end = (request: Request): void => {
      this.#latest = Date.now();
      this.#open.delete(request);
    };
    page.on('requestfinished', end).on('requestfailed', end);
  }

  /** Forgets what an earlier address has asked for. */
  forget(): void {
    this.#open.clear();
  }

  /** Whether nothing has been asked or answered for a while, and nothing that gets an answer is without one. */
  areDone(quiet: number, isHeld: (request: Request) => boolean): boolean {
    return Date.now() - this.#latest > quiet && [...this.#open].every(isHeld);
  }
}
