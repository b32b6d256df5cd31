import type { AnyLanguage } from '../core/language.ts';
import type { TimeSeries } from '../core/series.ts';
import { periodLabel } from '../core/time/step-label.ts';
import { valueAt } from '../core/typed-array.ts';

/** Period of a series as text, from its first step to its last: "1 maj – 31 oktober 2026"; empty without steps. */
export function seriesPeriod(
  { step, starts }: Pick<TimeSeries, 'step' | 'starts'>,
  language?: AnyLanguage,
): string {
  if (starts.length === 0) return '';
  return periodLabel(step, valueAt(starts, 0), valueAt(starts, starts.length - 1), null, language);
}
