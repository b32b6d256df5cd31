import { monthName } from '@vinrod/ui/format';

import { toLocal } from '@vinrod/locale/wall-clock';
import { valueAt } from '../core/typed-array.ts';
import { quantityText } from '../text/values.ts';
import { clockChangeOf, type HeatRow } from './heat-model.ts';

const clockTexts = {
  long: 'har 25 timmar: 02 visas delad i sommartid och normaltid.',
  short: 'har 23 timmar: 02 finns inte.',
} as const;

/** Says which clock the rows follow, and which days have 23 or 25 hours. */
export function clockNote(rows: readonly HeatRow[]): string {
  const changes = rows.flatMap((row) => {
    const change = clockChangeOf(row);
    const { day, month } = toLocal(row.day);
    return change ? [` Den ${day} ${monthName(month)} ${clockTexts[change]}`] : [];
  });
  return `Tiderna är svensk tid.${changes.join('')}`;
}

function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}–${String(hour + 1).padStart(2, '0')}`;
}

/** Says when of the day most and least is used: what the columns of a heat map show. */
export function patternText(means: Float64Array, decimals: number, unit: string): string {
  let high = -1;
  let low = -1;
  for (let hour = 0; hour < means.length; hour += 1) {
    const mean = valueAt(means, hour);
    if (Number.isNaN(mean)) continue;
    if (high < 0 || mean > valueAt(means, high)) high = hour;
    if (low < 0 || mean < valueAt(means, low)) low = hour;
  }
  if (high < 0 || high === low) return '';
  const text = (hour: number) =>
    `kl. ${hourText(hour)} (${quantityText(valueAt(means, hour), decimals, unit)})`;
  return `I medel över dygnet högst ${text(high)} och lägst ${text(low)}.`;
}
