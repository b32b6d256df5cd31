import type { AnyLanguage } from '../core/language.ts';
import { changePercent } from '@vinrod/ui/format';
import { valueAt } from '../core/typed-array.ts';
import type { CursorState } from '../cursor/cursor.ts';
import type { Key } from '../chart/key.ts';
import { tooltip, type TooltipContent } from '../chart/tooltip-content.ts';
import { changeInPercent, quantityText } from '../text/values.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { extremeSentences, missingSentences } from '../text/value-sentences.ts';
import { valueRow } from '../text/value-row.ts';
import { foundText, spokenValue } from '../text/speech.ts';
import { categoryMessages } from './messages.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import { nameAt, type CategoryModel } from './category-model.ts';

/** The format of values over categories. */
export interface CategoryFormat extends InLanguage {
  /** What is measured: "Koldioxid". */
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
}

/** Legend key of the line. */
const categoryMark: Key = {
  kind: 'line',
  style: {
    color: 'var(--vr-color-data-current)',
    dash: null,
    marker: { shape: 'circle', isHollow: false },
  },
};

function changeBefore({ values }: CategoryModel, index: number, { language }: CategoryFormat): string | null {
  const [before, value] = [valueAt(values, index - 1), valueAt(values, index)];
  if (Number.isNaN(before) || Number.isNaN(value)) return null;
  const change = changePercent(before, value);
  return change === null ? null : changeInPercent(change, language);
}

function changeText(model: CategoryModel, index: number, change: string, language?: AnyLanguage): string {
  return textsIn(categoryMessages, language)('change', { change, label: nameAt(model, index - 1) });
}

/** What the cursor announces at a category: the value first, then the change since the previous one. */
export function spokenCategory(
  model: CategoryModel,
  index: number,
  state: CursorState,
  format: CategoryFormat,
): string {
  const { language } = format;
  const value = valueAt(model.values, index);
  const change = changeBefore(model, index, format);
  const { found } = state;
  const isExtreme = found?.kind === 'highest' || found?.kind === 'lowest';
  const prefix = isExtreme ? `${foundText(found, 'year', language)}: ` : '';
  const texts = [
    spokenValue(value, format),
    nameAt(model, index),
    change === null ? null : changeText(model, index, change, language),
  ];
  return `${prefix}${texts.filter((text) => text !== null).join(', ')}`;
}

/** The tooltip of a category. */
export function categoryTooltip(model: CategoryModel, index: number, format: CategoryFormat): TooltipContent {
  const value = valueAt(model.values, index);
  const change = changeBefore(model, index, format);
  const { label, unit, decimals, language } = format;
  const textOf = (one: number) => quantityText(one, decimals, unit, language);
  const notes = change === null ? {} : { notes: [changeText(model, index, change, language)] };
  const row = valueRow({ key: 'value', label, mark: categoryMark, value, textOf, language });
  return tooltip(nameAt(model, index), [row], notes);
}

/** Describes what the line shows: the extremes, the first and last value, and what is missing. */
export function categorySummary(model: CategoryModel, { unit, decimals, language }: CategoryFormat): string {
  const { values } = model;
  const name = (index: number) => nameAt(model, index);
  const sentences = extremeSentences(values, name, { unit, decimals, language });
  if (sentences.length === 0) return textsIn(chartMessages, language)('noData');
  const isMissing = (index: number) => Number.isNaN(valueAt(values, index));
  const all = [...values.keys()];
  const first = all.findIndex((index) => !isMissing(index));
  const last = all.findLastIndex((index) => !isMissing(index));
  const change = changePercent(valueAt(values, first), valueAt(values, last));
  if (first !== last && change !== null) {
    const course = { first: name(first), last: name(last), change: changeInPercent(change, language) };
    sentences.push(textsIn(categoryMessages, language)('course', course));
  }
  return [...sentences, ...missingSentences(all.filter(isMissing).map(name), language)].join(' ');
}
