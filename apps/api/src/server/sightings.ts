import { later, type Clock } from '../config/clock.ts';

/** Seconds for which a repeated key is not new. */
const cached = 600;

/** Maximum number of keys; the oldest are dropped first. */
const most = 10_000;

/** Detects the first of many repetitions, in the memory of one process. */
export interface Sightings {
  /** Whether a key has not been seen for a while; marks it as seen. */
  isNew(key: string): boolean;
}

/** Starts empty. */
export function createSightings(clock: Clock): Sightings {
  const seen = new Map<string, Date>();
  return {
    isNew(key) {
      const now = clock.now();
      const until = seen.get(key);
      if (until !== undefined && until > now) return false;
      // Deleted first, so that the keys stay ordered by time.
      seen.delete(key);
      seen.set(key, later(now, cached));
      const [oldest] = seen.keys();
      if (seen.size > most && oldest !== undefined) seen.delete(oldest);
      return true;
    },
  };
}
