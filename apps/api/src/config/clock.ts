/** The only source of "now"; everything that depends on the time receives one. */
export interface Clock {
  /** The current instant. */
  now(): Date;
}

/** The system clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that starts at `start` when created and then runs in real time (`VINROD_NOW`). */
export function clockStartingAt(start: Date): Clock {
  const offset = start.getTime() - Date.now();
  return { now: () => new Date(Date.now() + offset) };
}

/** The instant `seconds` after another, or before it when negative. */
export function later(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}
