import { setImmediate } from 'node:timers/promises';

/**
 * Ends a slice of long work: whatever else waits for this process has its turn before the work goes on. Awaiting alone
 * gives none, as what is awaited may be there already.
 */
export async function yieldToEventLoop(): Promise<void> {
  await setImmediate();
}

/** Milliseconds that one piece of work keeps the process to itself before others have their turn. */
const SLICE = 8;

/**
 * A turn in long work: ask {@link isOver} after each step, and await {@link next} when it is. By the clock and not by
 * steps counted, as a step takes ten times as long before its code has been compiled.
 */
export class Turn {
  #since = performance.now();

  /** Whether others have waited long enough. */
  get isOver(): boolean {
    return performance.now() - this.#since > SLICE;
  }

  /** Lets others have their turn, and begins a new one. */
  async next(): Promise<void> {
    await yieldToEventLoop();
    this.#since = performance.now();
  }
}
