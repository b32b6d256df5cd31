/** The only source of "now"; everything that depends on the time receives one. */
export interface Clock {
  /** The current instant. */
  now(): Date;
  /** Whether it is the computer's, which may be wrong; one that was set, for a demo or a test, is right by itself. */
  readonly isOfComputer?: boolean;
}

/** The system clock. */
export const systemClock: Clock = { now: () => new Date(), isOfComputer: true };

/** A clock that starts at `start` when created and then runs in real time (`VINROD_NOW`). */
export function clockStartingAt(start: Date): Clock {
  const offset = start.getTime() - Date.now();
  return { now: () => new Date(Date.now() + offset) };
}

/** The instant `seconds` after another, or before it when negative. */
export function later(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}
