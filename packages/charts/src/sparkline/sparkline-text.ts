import type { TimeSeries } from '../core/series.ts';
import { statsOf } from '../core/stats.ts';
import { periodLabel, stepLabel } from '../core/time/step-label.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsFor } from '../core/units.ts';
import { quantityText } from '../text/values.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { stepValues } from '../text/words.ts';
import { sparklineMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import type { AnyLanguage } from '../core/language.ts';

/** Describes a sparkline: its period, the highest and lowest value, and the latest. */
export function sparklineText(data: TimeSeries, unit: string, language?: AnyLanguage): string {
  const words = textsIn(chartMessages, language);
  const stats = statsOf(data);
  if (stats.count === 0) return words('noData');
  const last = data.starts.length - 1;
  const decimals = decimalsFor(Math.max(Math.abs(stats.max), Math.abs(stats.min)));
  const text = (index: number) => {
    const value = valueAt(data.values, index);
    return Number.isNaN(value) ? words('missing') : quantityText(value, decimals, unit, language);
  };
  const when = (index: number) => stepLabel(data.step, valueAt(data.starts, index), language).spoken;
  const [first, end] = [valueAt(data.starts, 0), valueAt(data.starts, last)];
  const period = periodLabel(data.step, first, end, null, language);
  return textsIn(sparklineMessages, language)('text', {
    values: stepValues(data.step, language),
    period,
    highest: text(stats.maxIndex),
    highestTime: when(stats.maxIndex),
    lowest: text(stats.minIndex),
    lowestTime: when(stats.minIndex),
    latest: text(last),
  });
}
