import type { Period } from '@vinrod/ui/format';

import { yearsOf } from '#period';

import { isWholeYear, shortPeriod } from '../compared-period.ts';
import type { Comparison } from '../graph-state.ts';

/** Label of the days themselves beside those that they are compared with, as short as theirs. */
export function ownLabel(period: Period, compare: Comparison): string {
  if (compare === 'previous_year') return yearsOf(period, 0);
  return isWholeYear(period) ? period.start.slice(0, 4) : shortPeriod(period);
}
