import type { StepSum } from './step-sums.ts';

/** Sums of a group of sites in a month, with the state of the values behind them. */
interface Cached {
  readonly state: string;
  readonly sums: readonly StepSum[];
}

/** Maximum bytes of cached numbers. */
const mostBytes = 64 * 1024 * 1024;

function sizeOf(sums: readonly StepSum[]): number {
  return sums.reduce(
    (bytes, { wh, wholeHours }) => bytes + wh.byteLength + (wholeHours === wh ? 0 : wholeHours.byteLength),
    0,
  );
}

/** Caches sums by group and month, and evicts the least recently used first. */
export class MonthCache {
  readonly #kept = new Map<string, Cached>();
  readonly #most: number;
  #bytes = 0;

  /** @param most - maximum bytes of cached numbers */
  constructor(most: number = mostBytes) {
    this.#most = most;
  }

  /** The cached sums of a group in a month; undefined when there are none, or they have another state. */
  find(key: string, state: string): readonly StepSum[] | undefined {
    const found = this.#kept.get(key);
    if (found?.state !== state) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.sums;
  }

  /** Caches sums with the state they were made from. */
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
