import type { StepSum } from './step-sums.ts';

/** Sums of a group of sites in a month, with the state of the values that they were made from. */
interface Cached {
  readonly state: string;
  readonly sums: readonly StepSum[];
}

/** Bytes of numbers that are remembered at most. */
const MOST_BYTES = 64 * 1024 * 1024;

function sizeOf(sums: readonly StepSum[]): number {
  return sums.reduce(
    (bytes, { wh, wholeHours }) => bytes + wh.byteLength + (wholeHours === wh ? 0 : wholeHours.byteLength),
    0,
  );
}

/** Remembers sums by group and month; what was asked for longest ago is forgotten first. */
export class MonthCache {
  readonly #kept = new Map<string, Cached>();
  readonly #most: number;
  #bytes = 0;

  /** @param most - bytes of numbers that are remembered at most */
  constructor(most: number = MOST_BYTES) {
    this.#most = most;
  }

  /** The sums of a group in a month; undefined when they are not known, or were made from another state. */
  find(key: string, state: string): readonly StepSum[] | undefined {
    const found = this.#kept.get(key);
    if (found?.state !== state) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.sums;
  }

  /** Remembers sums that were made from a state. */
  keep(key: string, state: string, sums: readonly StepSum[]): void {
    this.#forget(key);
    this.#kept.set(key, { state, sums });
    this.#bytes += sizeOf(sums);
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const known = this.#kept.get(key);
    if (known === undefined) return;
    this.#bytes -= sizeOf(known.sums);
    this.#kept.delete(key);
  }
}
