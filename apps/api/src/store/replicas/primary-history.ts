/** Milliseconds that are looked back. */
const longestDelay = 60_000;

/** A position of the primary's log, and when it was read. */
interface Reading {
  readonly at: number;
  readonly position: bigint;
}

/** Where the primary was when, to tell how old what a replica shows is. */
export class PrimaryHistory {
  #readings: Reading[] = [];

  /** @param at - milliseconds, never less than before */
  add(at: number, position: bigint): void {
    const last = this.#readings.at(-1);
    // While nothing is written, the time of the first look counts: a later one would make whoever is behind look newer.
    if (last?.position !== position) this.#readings.push({ at, position });
    // The newest stays, however old: whoever does not have it is behind.
    const newest = this.#readings.at(-1);
    this.#readings = this.#readings.filter(
      (reading) => reading === newest || at - reading.at <= longestDelay,
    );
  }

  /**
   * Milliseconds for which a replica at this position has not had what was written next; 0 when it has all that is known of,
   * at most a minute.
   */
  delayAt(position: bigint, now: number): number {
    const next = this.#readings.find((reading) => reading.position > position);
    return next === undefined ? 0 : Math.min(longestDelay, now - next.at);
  }
}
