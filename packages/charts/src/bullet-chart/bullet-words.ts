import { changePercent } from '@vinrod/ui/format';
import { textsIn } from '../core/texts-in.ts';
import { sumWithin } from '../core/stats.ts';
import { valueAt } from '../core/typed-array.ts';
import type { CursorState } from '../cursor/cursor.ts';
import { fillKey } from '../chart/fill-tile.ts';
import type { FillStyle } from '../core/fills.ts';
import type { Key, LegendItem } from '../chart/key.ts';
import type { TableColumn } from '../chart/table-column.ts';
import { tooltip, type TooltipContent } from '../chart/tooltip-content.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { speechMessages } from '../text/messages/speech.ts';
import { foundFirst, spokenValue } from '../text/speech.ts';
import { columnsIn, valueColumn } from '../text/value-column.ts';
import { valueRow } from '../text/value-row.ts';
import { changeInPercent, numberText, quantityText } from '../text/values.ts';
import { missingSentences } from '../text/value-sentences.ts';
import { bulletMessages } from './messages.ts';
import type { BulletModel, BulletSeries } from './bullet-model.ts';
import type { AnyLanguage } from '../core/language.ts';

/** The format of values in a bullet chart. */
export interface BulletFormat {
  readonly unit: string;
  readonly decimals: number;
}

/** Fills of the bars: the actual value over last year's. */
export const bulletFills: Readonly<Record<'value' | 'previous', FillStyle>> = {
  value: { color: 'var(--vr-color-data-current)', pattern: 'solid' },
  previous: { color: 'var(--vr-color-data-others)', pattern: 'dots' },
};

const keys: Readonly<Record<BulletSeries, Key>> = {
  value: fillKey(bulletFills.value),
  budget: { kind: 'line', style: { color: 'var(--vr-color-text)', dash: null, marker: null } },
  previous: fillKey(bulletFills.previous),
};

/** Legend items for the series, which can be shown or hidden. */
export function bulletLegend({ series, names }: BulletModel): readonly LegendItem[] {
  return series.map((key) => ({ key, label: names[key], mark: keys[key] }));
}

/** Change of a row's value from its budget or last year, percent; null where there is none. */
function changeOf({ columns }: BulletModel, from: 'budget' | 'previous', row: number): number | null {
  const [before, value] = [valueAt(columns[from], row), valueAt(columns.value, row)];
  return Number.isNaN(before) || Number.isNaN(value) ? null : changePercent(before, value);
}

/** The figure at the end of a row: the difference from its budget. */
export function rowFigure(model: BulletModel, row: number): string {
  if (Number.isNaN(valueAt(model.columns.value, row))) {
    return textsIn(chartMessages, model.language)('missing');
  }
  const change = changeOf(model, 'budget', row);
  return change === null ? '' : changeInPercent(change, model.language);
}

function againstText(
  model: BulletModel,
  from: 'budget' | 'previous',
  row: number,
  decimals: number,
): string[] {
  const before = valueAt(model.columns[from], row);
  const change = changeOf(model, from, row);
  if (Number.isNaN(before) || change === null) return [];
  const given = {
    change: changeInPercent(change, model.language),
    label: model.names[from],
    value: numberText(before, decimals, model.language),
  };
  return [textsIn(bulletMessages, model.language)('rowAgainst', given)];
}

/** What the cursor announces at a row: the value, then the differences from its budget and last year. */
export function spokenBullet(
  model: BulletModel,
  row: number,
  state: CursorState,
  { unit, decimals }: BulletFormat,
): string {
  const { labels, columns, language } = model;
  const value = valueAt(columns.value, row);
  const spoken = [
    spokenValue(value, { unit, decimals, language }),
    labels[row] ?? '',
    ...againstText(model, 'budget', row, decimals),
    ...againstText(model, 'previous', row, decimals),
    textsIn(speechMessages, language)('rank', { place: row + 1, of: labels.length }),
  ].join(', ');
  return foundFirst(Number.isNaN(value) ? null : state.found, 'year', spoken, language);
}

/** The tooltip of a row. */
export function bulletTooltip(
  model: BulletModel,
  row: number,
  { unit, decimals }: BulletFormat,
  isVisible: (key: string) => boolean,
): TooltipContent {
  const { labels, columns, names, series, language } = model;
  const rows = series.filter(isVisible).map((key) => {
    const change = key === 'value' ? null : changeOf(model, key, row);
    return valueRow({
      key,
      label: names[key],
      mark: keys[key],
      value: valueAt(columns[key], row),
      textOf: (value) => quantityText(value, decimals, unit, language),
      note: change === null ? null : changeInPercent(change, language),
      language,
    });
  });
  return tooltip(labels[row] ?? '', rows);
}

interface Compared {
  readonly label: string;
  readonly change: number;
}

function comparedRows(model: BulletModel): readonly Compared[] {
  return model.labels.flatMap((label, row) => {
    const change = changeOf(model, 'budget', row);
    return change === null ? [] : [{ label, change }];
  });
}

function furthest(
  rows: readonly Compared[],
  direction: 1 | -1,
  language: AnyLanguage | undefined,
): string | null {
  const [first] = rows
    .filter(({ change }) => change * direction > 0)
    .toSorted((a, b) => (b.change - a.change) * direction);
  return first === undefined ? null : `${first.label} (${changeInPercent(first.change, language)})`;
}

/** The sums of values and of budgets, over the rows that have both. */
function sums({ columns }: BulletModel): readonly [value: number, budget: number] {
  let [all, planned] = [0, 0];
  for (const [row, value] of columns.value.entries()) {
    const budget = valueAt(columns.budget, row);
    if (Number.isNaN(value) || Number.isNaN(budget)) continue;
    all += value;
    planned += budget;
  }
  return [all, planned];
}

/** Describes a bullet chart: the sum against its budget, how many rows are over and under, and which the most. */
export function bulletSummary(model: BulletModel, { unit, decimals }: BulletFormat): string {
  const { names, labels, columns, language } = model;
  const text = textsIn(bulletMessages, language);
  if (columns.value.every(Number.isNaN)) return textsIn(chartMessages, language)('noData');
  const compared = comparedRows(model);
  const [value, budget] = sums(model);
  const change = changePercent(budget, value);
  const [over, under] = [furthest(compared, 1, language), furthest(compared, -1, language)];
  const { budget: label } = names;
  const missing = labels.filter((_, row) => Number.isNaN(valueAt(columns.value, row)));
  return [
    ...(change === null
      ? []
      : [
          text('total', {
            value: names.value,
            figure: quantityText(value, decimals, unit, language),
            change: changeInPercent(change, language),
            budget: `${label} ${numberText(budget, decimals, language)}`,
          }),
        ]),
    ...(compared.length < 2
      ? []
      : [
          text('counts', {
            over: compared.filter(({ change: one }) => one > 0).length,
            under: compared.filter(({ change: one }) => one < 0).length,
            label,
          }),
        ]),
    ...(over === null ? [] : [text('over', { label, what: over })]),
    ...(under === null ? [] : [text('under', { label, what: under })]),
    ...missingSentences(missing, language),
  ].join(' ');
}

/** Columns of a bullet chart's table: every figure, and the differences of the value from the others. */
export function bulletColumns(model: BulletModel, { decimals }: BulletFormat): TableColumn[] {
  const { columns, names, series, language } = model;
  const column = columnsIn({ decimals, language });
  return series.flatMap((key) => {
    const values = columns[key];
    const own = column(key, names[key], values, { sumOf: (first, end) => sumWithin(values, first, end) });
    if (key === 'value') return [own];
    const changes = Float64Array.from(values, (_, row) => changeOf(model, key, row) ?? Number.NaN);
    const change = valueColumn({
      key: `charts:${key}`,
      label: textsIn(bulletMessages, language)('against', { label: names[key] }),
      unit: '%',
      values: changes,
      decimals: 1,
      language,
    });
    const textOf = (row: number) => {
      const value = valueAt(changes, row);
      return Number.isNaN(value) ? change.textOf(row) : changeInPercent(value, language);
    };
    return [own, { ...change, textOf }];
  });
}
