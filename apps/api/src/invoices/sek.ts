import type { Kronor, Ore } from '../quantities/quantities.ts';

/** Öre as kronor with two decimals, exact. */
export function toSek(ore: Ore): Kronor {
  return ore / 100;
}
