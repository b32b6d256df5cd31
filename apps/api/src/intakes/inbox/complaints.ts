import type { Logger } from 'pino';

/** What is in the way of files, logged once for as long as it lasts. */
export class Complaints {
  readonly #log: Logger;
  #known = new Map<string, string>();
  #current = new Map<string, string>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Notes that something is in the way of a file, or of all of them. */
  note(about: string, error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    this.#current.set(about, message);
    if (this.#known.get(about) !== message)
      this.#log.warn({ err: error, file: about }, 'a file of the intake folder is left where it is');
  }

  /** Ends a look: what was not noted in it has passed. */
  endLook(): void {
    for (const about of this.#known.keys())
      if (!this.#current.has(about)) this.#log.info({ file: about }, 'nothing is in its way any more');
    this.#known = this.#current;
    this.#current = new Map();
  }
}
