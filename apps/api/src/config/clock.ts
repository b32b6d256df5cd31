/** The only source of "now". Everything that depends on time is given one. */
export interface Clock {
  /** The present instant. */
  now(): Date;
}

/** The computer's own clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that shows `start` when it is made and then ticks in real time (`VINROD_NOW`). */
export function clockStartingAt(start: Date): Clock {
  const offset = start.getTime() - Date.now();
  return { now: () => new Date(Date.now() + offset) };
}

/** The instant `seconds` after another one, or before it when negative. */
export function later(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}
