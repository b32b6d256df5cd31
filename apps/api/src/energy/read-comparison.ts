import { badField } from '../server/api-error.ts';
import {
  comparisonWith,
  freeComparison,
  type Comparison,
  type ComparisonKind,
} from './line-graphs/comparison.ts';
import { readPeriod, type Period } from './period.ts';
import { energyTexts } from './texts.ts';

/** The comparison params of a call. */
export interface ComparisonQuery {
  readonly compare?: 'none' | ComparisonKind;
  readonly compare_start_date?: string;
  readonly compare_end_date?: string;
}

/**
 * Reads the comparison for a period; null for none.
 *
 * @throws ApiError 400 on the date that is missing or invalid.
 */
export function readComparison(period: Period, query: ComparisonQuery): Comparison | null {
  const { compare = 'none', compare_start_date: start, compare_end_date: end } = query;
  if (compare === 'none') return null;
  if (compare !== 'free') return comparisonWith(period, compare);
  if (start === undefined) throw badField('compare_start_date', energyTexts.noComparedPeriod);
  if (end === undefined) throw badField('compare_end_date', energyTexts.noComparedPeriod);
  return freeComparison(period, readPeriod(start, end, ['compare_start_date', 'compare_end_date']));
}
