import { changePercent, formatSignedPercent } from '@vinrod/ui/format';

import { byValueDescending } from '../core/stats.ts';
import { valueAt } from '../core/typed-array.ts';
import { spokenUnit } from '../core/units.ts';
import type { CursorState } from '../cursor/cursor.ts';
import type { Key } from '../parts/key-mark/KeyMark.tsx';
import type { Readout } from '../parts/tooltip/readout.ts';
import { numberText, quantityText } from '../text/values.ts';
import { listed, words } from '../text/words.ts';
import { nameAt, type CategoryModel } from './category-model.ts';

/** How values over categories are written. */
export interface CategoryFormat {
  /** What is measured: "Koldioxid". */
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
}

/** Look of the line. */
export const categoryMark: Key = {
  kind: 'line',
  style: {
    color: 'var(--vr-color-data-current)',
    dash: null,
    marker: { shape: 'circle', isHollow: false },
  },
};

function changeBefore({ values }: CategoryModel, index: number): string | null {
  const [before, value] = [valueAt(values, index - 1), valueAt(values, index)];
  if (Number.isNaN(before) || Number.isNaN(value)) return null;
  const change = changePercent(before, value);
  return change === null ? null : formatSignedPercent(change);
}

/** What the cursor says at a category: the value first, then the change since the one before. */
export function spokenCategory(
  model: CategoryModel,
  index: number,
  state: CursorState,
  { unit, decimals }: CategoryFormat,
): string {
  const value = valueAt(model.values, index);
  const change = changeBefore(model, index);
  const { found } = state;
  const prefix =
    found?.kind === 'highest'
      ? `Högst, nummer ${found.place}: `
      : found?.kind === 'lowest'
        ? `Lägst, nummer ${found.place}: `
        : '';
  const texts = [
    Number.isNaN(value) ? words.missing : `${numberText(value, decimals)} ${spokenUnit(unit)}`,
    nameAt(model, index),
    change === null ? null : `${change} mot ${nameAt(model, index - 1)}`,
  ];
  return `${prefix}${texts.filter((text) => text !== null).join(', ')}`;
}

/** The box beside a category. */
export function categoryReadout(model: CategoryModel, index: number, format: CategoryFormat): Readout {
  const value = valueAt(model.values, index);
  const change = changeBefore(model, index);
  const isMissing = Number.isNaN(value);
  return {
    title: nameAt(model, index),
    detail: '',
    rows: [
      {
        key: 'value',
        label: format.label,
        mark: categoryMark,
        value: isMissing ? '' : quantityText(value, format.decimals, format.unit),
        note: isMissing ? words.missing : null,
        earlier: null,
      },
    ],
    currentKey: null,
    earlierLabel: null,
    ...(change === null ? {} : { notes: [`${change} mot ${nameAt(model, index - 1)}`] }),
    sum: null,
  };
}

/** Says what the line shows: the extremes, from where to where it went, and what is missing. */
export function categorySummary(model: CategoryModel, { unit, decimals }: CategoryFormat): string {
  const { values } = model;
  const order = byValueDescending(values);
  const [high] = order;
  const low = order.at(-1);
  if (high === undefined || low === undefined) return words.noData;
  const text = (index: number) => quantityText(valueAt(values, index), decimals, unit);
  const sentences = [`Högst: ${text(high)}, ${nameAt(model, high)}.`];
  if (low !== high) sentences.push(`Lägst: ${text(low)}, ${nameAt(model, low)}.`);
  const known = order.toSorted();
  const [first = high] = known;
  const last = known.at(-1) ?? high;
  const change = changePercent(valueAt(values, first), valueAt(values, last));
  if (first !== last && change !== null) {
    sentences.push(
      `Från ${nameAt(model, first)} till ${nameAt(model, last)}: ${formatSignedPercent(change)}.`,
    );
  }
  const missing = [...values.keys()].filter((index) => Number.isNaN(valueAt(values, index)));
  if (missing.length > 0) {
    sentences.push(`Värden saknas för ${listed(missing.map((index) => nameAt(model, index)))}.`);
  }
  return sentences.join(' ');
}
