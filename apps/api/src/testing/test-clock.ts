import { later, type Clock } from '../config/clock.ts';

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  /** Moves the clock forward. */
  advance(seconds: number): void;
}

/** Makes a clock that shows `start`, a Friday morning in winter time when left out. */
export function createTestClock(start = '2026-11-20T08:00:00+01:00'): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    advance(seconds) {
      now = later(now, seconds);
    },
  };
}
