import {
  changePercent,
  formatInteger,
  formatSignedPercent,
  SHORT_WEEKDAY_NAMES,
  WEEKDAY_NAMES,
} from '@vinrod/ui/format';

import { byValueDescending } from '../core/stats.ts';
import { valueAt } from '../core/typed-array.ts';
import { spokenUnit } from '../core/units.ts';
import type { CursorState } from '../cursor/cursor.ts';
import type { Key } from '../parts/key-mark/KeyMark.tsx';
import type { Readout } from '../parts/tooltip/readout.ts';
import { foundText } from '../text/speech.ts';
import { numberText, quantityText } from '../text/values.ts';
import { chartWords } from '../text/chart-words.ts';
import { words } from '../text/words.ts';
import { weekendFrom, type ProfileModel } from './profile-model.ts';

/** How values of a usage profile are written. */
export interface ProfileFormat {
  readonly unit: string;
  readonly decimals: number;
}

/** Marks of a usage profile in legend and tooltip. */
export const profileMarks: Readonly<Record<'mean' | 'range', Key>> = {
  mean: {
    kind: 'line',
    style: { color: 'var(--vr-color-data-current)', dash: null, marker: null },
  },
  range: { kind: 'bar', color: 'var(--vr-color-data-seq-4)', isTinted: false },
};

function twoDigits(hour: number): string {
  return String(hour).padStart(2, '0');
}

/** An hour of the week: "tis 08–09". */
export function weekHourLabel(index: number): string {
  const hour = index % 24;
  return `${SHORT_WEEKDAY_NAMES[Math.floor(index / 24)] ?? ''} ${twoDigits(hour)}–${twoDigits(hour + 1)}`;
}

/** An hour of the week, spoken: "tisdag klockan 8 till 9". */
export function spokenWeekHour(index: number): string {
  const hour = index % 24;
  return `${WEEKDAY_NAMES[Math.floor(index / 24)] ?? ''} klockan ${hour} till ${hour + 1}`;
}

function basis(model: ProfileModel, index: number): string {
  const count = valueAt(model.counts, index);
  return `${formatInteger(count)} ${count === 1 ? 'värde' : 'värden'}`;
}

/** What the cursor says at an hour of the week: the mean first. */
export function spokenProfile(
  model: ProfileModel,
  index: number,
  state: CursorState,
  format: ProfileFormat,
): string {
  const mean = valueAt(model.mean, index);
  const when = spokenWeekHour(index);
  const found = foundText(state.found, 'hour');
  const prefix = found === null ? '' : `${found}: `;
  if (Number.isNaN(mean)) return `${prefix}${words.missing}, ${when}`;
  const text = (value: number) => numberText(value, format.decimals);
  const range = `mellan ${text(valueAt(model.min, index))} och ${text(valueAt(model.max, index))}`;
  return `${prefix}${text(mean)} ${spokenUnit(format.unit)} i medel, ${when}, ${range}, ${basis(model, index)}`;
}

/** The box beside an hour of the week. */
export function profileReadout(model: ProfileModel, index: number, format: ProfileFormat): Readout {
  const text = (value: number) => numberText(value, format.decimals);
  const mean = valueAt(model.mean, index);
  const isMissing = Number.isNaN(mean);
  const note = isMissing ? words.missing : null;
  const range = `${text(valueAt(model.min, index))} till ${text(valueAt(model.max, index))}`;
  return {
    title: weekHourLabel(index),
    detail: index >= weekendFrom ? `${basis(model, index)} · ${chartWords.dayOff}` : basis(model, index),
    rows: [
      {
        key: 'mean',
        label: chartWords.mean,
        mark: profileMarks.mean,
        value: isMissing ? '' : text(mean),
        note,
        earlier: null,
      },
      {
        key: 'range',
        label: chartWords.lowestToHighest,
        mark: profileMarks.range,
        value: isMissing ? '' : range,
        note,
        earlier: null,
      },
    ],
    currentKey: 'mean',
    earlierLabel: null,
    sum: null,
  };
}

/** Says what a usage profile shows: the extremes of the week, and how the weekend differs. */
export function profileSummary(model: ProfileModel, { unit, decimals }: ProfileFormat): string {
  const order = byValueDescending(model.mean);
  const [first] = order;
  const last = order.at(-1);
  if (first === undefined || last === undefined) return words.noData;
  const text = (value: number) => quantityText(value, decimals, unit);
  const sentences = [`Högst i medel: ${text(valueAt(model.mean, first))}, ${spokenWeekHour(first)}.`];
  if (last !== first) {
    sentences.push(`Lägst i medel: ${text(valueAt(model.mean, last))}, ${spokenWeekHour(last)}.`);
  }
  const { weekdayMean, weekendMean } = model;
  if (!Number.isNaN(weekdayMean) && !Number.isNaN(weekendMean)) {
    const change = changePercent(weekdayMean, weekendMean);
    const difference = change === null ? '' : ` (${formatSignedPercent(change)})`;
    sentences.push(`Vardagar ${text(weekdayMean)} per timme, helger ${text(weekendMean)}${difference}.`);
  }
  if (model.missing > 0) {
    sentences.push(`${formatInteger(model.missing)} av ${formatInteger(model.total)} timvärden saknas.`);
  }
  return sentences.join(' ');
}
