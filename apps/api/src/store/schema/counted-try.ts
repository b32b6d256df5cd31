/** A counted try with what it takes to give it back. Stored as JSON beside what it was counted for. */
export interface CountedTry {
  /** Key in the rate limit table. */
  readonly key: string;
  /** Seconds until the try comes back by itself. */
  readonly seconds: number;
  /** When it was counted, ISO 8601. */
  readonly at: string;
}
