import type { LoadBar } from '../load-bars/LoadBars.tsx';
import { yearlyLoad } from '../load-bars/yearly-load.ts';

/** Pages for a forbidden address, an unknown address and an error of ours. */
export type ErrorStatus = 403 | 404 | 500;

const heights = yearlyLoad({ count: 36, seed: 4, spread: 0.08 }).map((height) => height * 0.84);
const lastKnown = { 404: 14, 500: 17 };
const firstFoundAgain = 21;

/** Bars of an error: 403 leaves room for the locked panel, 404 lacks some bars, in 500 the load drops to nothing. */
export function errorBars(status: ErrorStatus): readonly LoadBar[] {
  if (status === 403) return heights.map((height) => ({ height }));
  return heights.map((height, index) => {
    if (index < lastKnown[status]) return { height };
    if (index === lastKnown[status]) return { height, tone: 'brand' };
    if (status === 500) return { height: 0.025, tone: 'brand' };
    return index < firstFoundAgain ? { height, tone: 'missing' } : { height };
  });
}
