import { monthName } from '@vinrod/ui/format';

import { toLocal } from '@vinrod/locale/wall-clock';
import { valueAt } from '../core/typed-array.ts';
import { quantityText } from '../text/values.ts';
import { heatMapMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import type { Language } from '@vinrod/locale/messages/language';
import { clockChangeOf, type HeatRow } from './heat-model.ts';

/** Says which clock the rows follow, and which days have 23 or 25 hours. */
export function clockNote(rows: readonly HeatRow[], language?: Language): string {
  const text = textsIn(heatMapMessages, language);
  const changes = rows.flatMap((row) => {
    const change = clockChangeOf(row);
    const { day, month } = toLocal(row.day);
    return change ? [` ${text(change, { day: `${day} ${monthName(month, 'long', language)}` })}`] : [];
  });
  return `${text('clock')}${changes.join('')}`;
}

function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}–${String(hour + 1).padStart(2, '0')}`;
}

/** Says when of the day most and least is used: what the columns of a heat map show. */
export function patternText(
  means: Float64Array,
  decimals: number,
  unit: string,
  language?: Language,
): string {
  const text = textsIn(heatMapMessages, language);
  let high = -1;
  let low = -1;
  for (let hour = 0; hour < means.length; hour += 1) {
    const mean = valueAt(means, hour);
    if (Number.isNaN(mean)) continue;
    if (high < 0 || mean > valueAt(means, high)) high = hour;
    if (low < 0 || mean < valueAt(means, low)) low = hour;
  }
  if (high < 0 || high === low) return '';
  const at = (hour: number) =>
    text('patternHours', {
      hours: hourText(hour),
      value: quantityText(valueAt(means, hour), decimals, unit),
    });
  return text('pattern', { highest: at(high), lowest: at(low) });
}
