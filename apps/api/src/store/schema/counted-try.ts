/** A try that was counted, as it has to be known to be given back. It is kept as JSON beside what it was counted for. */
export interface CountedTry {
  /** Row of the table of limits. */
  readonly key: string;
  /** Seconds after which the try comes back by itself. */
  readonly seconds: number;
  /** When it was counted, ISO 8601. */
  readonly at: string;
}
