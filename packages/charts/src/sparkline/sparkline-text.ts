import type { TimeSeries } from '../core/series.ts';
import { statsOf } from '../core/stats.ts';
import { periodLabel, stepLabel } from '../core/time/step-label.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsFor } from '../core/units.ts';
import { quantityText } from '../text/values.ts';
import { stepValues, words } from '../text/words.ts';

/** Says what a sparkline shows: its period, the highest and lowest value, and the latest. */
export function sparklineText(data: TimeSeries, unit: string): string {
  const stats = statsOf(data);
  if (stats.count === 0) return words.noData;
  const last = data.starts.length - 1;
  const decimals = decimalsFor(Math.max(Math.abs(stats.max), Math.abs(stats.min)));
  const text = (index: number) => {
    const value = valueAt(data.values, index);
    return Number.isNaN(value) ? words.missing : quantityText(value, decimals, unit);
  };
  const when = (index: number) => stepLabel(data.step, valueAt(data.starts, index)).spoken;
  const period = periodLabel(data.step, valueAt(data.starts, 0), valueAt(data.starts, last));
  return (
    `${stepValues[data.step]} ${period}: ` +
    `högst ${text(stats.maxIndex)} ${when(stats.maxIndex)}, ` +
    `lägst ${text(stats.minIndex)} ${when(stats.minIndex)}, ` +
    `senast ${text(last)}.`
  );
}
