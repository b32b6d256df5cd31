import type { TimeSeries } from './series.ts';
import { hourMs } from '@vinrod/locale/clock';
import { valueAt } from './typed-array.ts';

/** The value of one clock hour. */
export interface HourValue {
  /** Start of the hour, UTC ms. */
  readonly hour: number;
  /** NaN when it, or a quarter of it, is missing. */
  value: number;
}

/** One value per clock hour: four quarters of energy add up, four powers or prices are averaged. */
export function hourly({ starts, values, step }: TimeSeries, hasSum: boolean): HourValue[] {
  if (step === 'hour') return Array.from(starts, (hour, i) => ({ hour, value: valueAt(values, i) }));
  const hours: HourValue[] = [];
  let sum = 0;
  let count = 0;
  for (const [i, start] of starts.entries()) {
    const hour = Math.floor(start / hourMs) * hourMs;
    if (hours.at(-1)?.hour !== hour) {
      hours.push({ hour, value: Number.NaN });
      sum = 0;
      count = 0;
    }
    sum += valueAt(values, i);
    count += 1;
    const last = hours.at(-1);
    // An hour with a missing quarter gets no value: its sum would be too low.
    if (last && count === 4) last.value = hasSum ? sum : sum / 4;
  }
  return hours;
}
