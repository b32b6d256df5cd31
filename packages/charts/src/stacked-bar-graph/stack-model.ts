import { ChartDataError } from '../core/errors.ts';
import { paletteFill, type FillStyle, type Origin } from '../core/fills.ts';
import { limitColumns } from '../core/limit.ts';
import { paletteSize } from '../core/palette.ts';
import { quality } from '../core/series.ts';
import { sumAcross } from '../core/stats.ts';
import { valueAt } from '../core/typed-array.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import type { Language } from '@vinrod/locale/messages/language';

/** A bar: a month, a year. */
export interface StackedBarCategory {
  /** Unique in the graph. */
  readonly key: string;
  /** Under the bar: "maj", "2024". */
  readonly label: string;
  /** In words, where the label is short: "maj 2026". */
  readonly name?: string;
}

/** A layer of the bars. */
export interface StackedBarSeries {
  /** Unique in the graph. */
  readonly key: string;
  readonly label: string;
  /** One per category, in their order; null is missing. */
  readonly values: readonly (number | null)[];
  /** For origin labelling: gives the colour and pattern that the source has everywhere. */
  readonly origin?: Origin;
}

/** A layer ready to be drawn, read and spoken. */
export interface StackLayer {
  readonly key: string;
  readonly label: string;
  readonly fill: FillStyle;
  readonly values: Float64Array;
}

/** All layers on the same categories. */
export interface StackModel extends InLanguage {
  readonly categories: readonly StackedBarCategory[];
  /** Lowest first, in their fixed order. */
  readonly layers: readonly StackLayer[];
}

function checkUnique(kind: string, all: readonly { readonly key: string }[]): void {
  const keys = new Set<string>();
  for (const { key } of all) {
    if (keys.has(key)) throw new ChartDataError(`Two ${kind} have the key ${key}.`);
    keys.add(key);
  }
}

function columnOf({ label, values }: StackedBarSeries, length: number): Float64Array {
  if (values.length !== length) {
    throw new ChartDataError(`${label} has ${values.length} values for ${length} categories.`);
  }
  return Float64Array.from(values, (value, i) => {
    if (value === null || Number.isNaN(value)) return Number.NaN;
    if (!Number.isFinite(value))
      throw new ChartDataError(`Value ${value} at index ${i} of ${label} is infinite.`);
    return value;
  });
}

/**
 * Puts layers on their categories; beyond ten the smallest become one, "Övriga".
 *
 * @throws {ChartDataError} for lengths that differ, keys that occur twice, and infinite values.
 */
export function stackModel(
  categories: readonly StackedBarCategory[],
  series: readonly StackedBarSeries[],
  language?: Language,
): StackModel {
  checkUnique('categories', categories);
  checkUnique('series', series);
  const columns = series.map((one) => {
    const values = columnOf(one, categories.length);
    const qualities = Uint8Array.from(values, (value) =>
      Number.isNaN(value) ? quality.missing : quality.measured,
    );
    return { ...one, values, quality: qualities };
  });
  const { kept, rest, restCount } = limitColumns(columns, categories.length);
  const layers = kept.map(({ key, label, values, origin }, i): StackLayer => {
    return { key, label, values, fill: paletteFill(i, origin) };
  });
  if (rest) {
    const label = textsIn(chartMessages, language)('others', { count: restCount });
    layers.push({ key: 'charts:others', label, values: rest.values, fill: paletteFill(paletteSize - 1) });
  }
  return { categories, layers, language };
}

/** Sum of the layers at each category; NaN where none has a value. */
export function totalsOf(layers: readonly StackLayer[], length: number): Float64Array {
  const columns = layers.map(({ values }) => values);
  return Float64Array.from({ length }, (_, i) => sumAcross(columns, i));
}

/** A part of a bar, in values. */
export interface StackedPart {
  readonly category: number;
  readonly from: number;
  readonly to: number;
}

/** Stacks the layers: what is above zero upwards, what is below downwards, so that neither hides the other. */
export function stacked(layers: readonly StackLayer[], length: number): readonly (readonly StackedPart[])[] {
  const up = new Float64Array(length);
  const down = new Float64Array(length);
  return layers.map(({ values }) => {
    const parts: StackedPart[] = [];
    for (let category = 0; category < length; category += 1) {
      const value = valueAt(values, category);
      if (Number.isNaN(value)) continue;
      const side = value < 0 ? down : up;
      const from = valueAt(side, category);
      side[category] = from + value;
      parts.push({ category, from, to: from + value });
    }
    return parts;
  });
}

/** Name of a category in words. */
export function categoryName({ categories }: StackModel, index: number): string {
  const category = categories[index];
  return category?.name ?? category?.label ?? '';
}
