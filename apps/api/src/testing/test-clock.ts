import { later, type Clock } from '../config/clock.ts';

/** A clock that stands still until it is advanced. */
export interface TestClock extends Clock {
  /** Moves the clock forward. */
  advance(seconds: number): void;
}

/** Creates a clock at `start`, by default a Friday morning in winter time. */
export function createTestClock(start = '2026-11-20T08:00:00+01:00'): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    advance(seconds) {
      now = later(now, seconds);
    },
  };
}

/** The clock of a computer that is wrong by so many seconds; it runs, so it cannot be advanced. */
export function wrongClock(seconds: number): TestClock {
  return { now: () => later(new Date(), seconds), isOfComputer: true, advance: () => undefined };
}
