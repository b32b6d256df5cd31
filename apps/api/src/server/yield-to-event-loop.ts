import { setImmediate } from 'node:timers/promises';

/**
 * Lets other work waiting for this process run before long work continues. Awaiting alone does not, because the awaited
 * value may be there already.
 */
export async function yieldToEventLoop(): Promise<void> {
  await setImmediate();
}

/** Milliseconds that work may block the event loop at a time. */
const slice = 8;

/**
 * A time slice of long work: check {@link isOver} after each step, and await {@link next} when it is true. Measured by
 * the clock instead of by steps, because a step takes ten times as long before its code is compiled.
 */
export class Turn {
  #since = performance.now();

  /** Whether the slice is used up. */
  get isOver(): boolean {
    return performance.now() - this.#since > slice;
  }

  /** Yields to other work, then begins a new slice. */
  async next(): Promise<void> {
    await yieldToEventLoop();
    this.#since = performance.now();
  }
}
