import type { ChangeDirection } from '@vinrod/locale/percent';

/** Whether a rise is good: more consumption is bad, more savings are good, some changes are neither. */
export type RiseMeaning = 'good' | 'bad' | 'neutral';

/** Whether a change is good, bad or neither, by the meaning of a rise. */
export function changeTone(direction: ChangeDirection, rise: RiseMeaning): RiseMeaning {
  if (rise === 'neutral' || direction === 'none' || direction === 'unknown') return 'neutral';
  if (direction === 'up') return rise;
  return rise === 'good' ? 'bad' : 'good';
}
