import { later, type Clock } from '../config/clock.ts';

/** Seconds for which something that was seen is nothing new. */
const cached = 600;

/** Things that are remembered at most; the oldest are forgotten first. */
const most = 10_000;

/** Tells the first of many from those that follow, in the memory of one process. */
export interface Sightings {
  /** Whether something was not seen for a while; from now on it was. */
  isNew(key: string): boolean;
}

/** Starts without a memory. */
export function createSightings(clock: Clock): Sightings {
  const seen = new Map<string, Date>();
  return {
    isNew(key) {
      const now = clock.now();
      const until = seen.get(key);
      if (until !== undefined && until > now) return false;
      // Taken away first, so that the keys stay in the order of their times.
      seen.delete(key);
      seen.set(key, later(now, cached));
      const [oldest] = seen.keys();
      if (seen.size > most && oldest !== undefined) seen.delete(oldest);
      return true;
    },
  };
}
