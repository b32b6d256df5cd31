import { ChartDataError } from '../core/errors.ts';
import { othersFill, paletteFill, type FillStyle, type Origin } from '../core/fills.ts';
import { limitColumns } from '../core/limit.ts';
import { paletteSize } from '../core/palette.ts';
import { quality } from '../core/series.ts';
import { sumAcross } from '../core/stats.ts';
import { valueAt } from '../core/typed-array.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import type { AnyLanguage } from '../core/language.ts';

/** A bar: a month, a year. */
export interface StackedBarCategory {
  /** Unique in the graph. */
  readonly key: string;
  /** Under the bar: "maj", "2024". */
  readonly label: string;
  /** Full name, where the label is an abbreviation: "maj 2026". */
  readonly name?: string;
}

/** A layer of the bars. */
export interface StackedBarSeries {
  /** Unique in the graph. */
  readonly key: string;
  readonly label: string;
  /** One per category, in the same order; null is missing. */
  readonly values: readonly (number | null)[];
  /** For origin labelling: gives the layer the colour and pattern used for this source everywhere. */
  readonly origin?: Origin;
}

/** The content of a stacked bar graph. */
export interface StackContent {
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** What the bars stand for: `Månad`, `År`. */
  readonly categoryLabel: string;
  /** One bar each, in display order. Keep the array's identity while the data is the same. */
  readonly categories: readonly StackedBarCategory[];
  /**
   * Lowest layer first. With more than `mostParts`, the largest are kept and the rest become "Övriga". Keep the array's
   * identity while the data is the same.
   */
  readonly series: readonly StackedBarSeries[];
  /**
   * Layers drawn separately, 1–9; two or more beyond it become "Övriga", one is drawn. The table has all of them. 9 by
   * default.
   */
  readonly mostParts?: number;
  /** Whether values of several bars may be added up (energy, not shares); true by default. */
  readonly hasTotal?: boolean;
}

/** A layer prepared for drawing, text and speech. */
export interface StackLayer {
  readonly key: string;
  readonly label: string;
  readonly fill: FillStyle;
  readonly values: Float64Array;
}

/** A series from the app, for the table, which does not combine series into "Övriga". */
export interface StackRow {
  readonly key: string;
  readonly label: string;
  readonly values: Float64Array;
  /** Key of the layer that it is drawn in. */
  readonly layer: string;
}

/** All layers on the same categories. */
export interface StackModel extends InLanguage {
  readonly categories: readonly StackedBarCategory[];
  /** Lowest first, in their fixed order. */
  readonly layers: readonly StackLayer[];
  /** Every series, including those that are drawn combined. */
  readonly all: readonly StackRow[];
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

/** Key of the layer that combines the smallest series. */
export const othersKey = 'charts:others';

function checkMost(most: number): void {
  if (!Number.isInteger(most) || most < 1 || most >= paletteSize) {
    throw new ChartDataError(`${most} parts cannot be told apart; 1 to ${paletteSize - 1} can.`);
  }
}

/**
 * Aligns layers to their categories; with more than `mostParts`, the smallest are combined into "Övriga".
 *
 * @throws {ChartDataError} for different lengths, duplicate keys, infinite values, and more parts than can be
 * distinguished.
 */
export function stackModel(
  {
    categories,
    series,
    mostParts = paletteSize - 1,
  }: Pick<StackContent, 'categories' | 'series' | 'mostParts'>,
  language?: AnyLanguage,
): StackModel {
  checkMost(mostParts);
  checkUnique('categories', categories);
  checkUnique('series', series);
  const columns = series.map((one) => {
    const values = columnOf(one, categories.length);
    const qualities = Uint8Array.from(values, (value) =>
      Number.isNaN(value) ? quality.missing : quality.measured,
    );
    return { ...one, values, quality: qualities };
  });
  const { kept, rest, restCount } = limitColumns(columns, categories.length, mostParts + 1);
  const layers = kept.map(({ key, label, values, origin }, i): StackLayer => {
    return { key, label, values, fill: paletteFill(i, origin) };
  });
  if (rest) {
    const label = textsIn(chartMessages, language)('others', { count: restCount });
    layers.push({ key: othersKey, label, values: rest.values, fill: othersFill });
  }
  const drawn = new Set(layers.map(({ key }) => key));
  const all = columns.map(({ key, label, values }) => {
    return { key, label, values, layer: drawn.has(key) ? key : othersKey };
  });
  return { categories, layers, all, language };
}

/** Sum of the layers at each category; NaN where none has a value. */
export function totalsOf(layers: readonly StackLayer[], length: number): Float64Array {
  const columns = layers.map(({ values }) => values);
  return Float64Array.from({ length }, (_, i) => sumAcross(columns, i));
}

/** A part of a bar, in data values. */
export interface StackedPart {
  readonly category: number;
  readonly from: number;
  readonly to: number;
}

/** Stacks the layers: positive values upwards and negative ones downwards, so that neither hides the other. */
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

/** Full name of a category. */
export function categoryName({ categories }: StackModel, index: number): string {
  const category = categories[index];
  return category?.name ?? category?.label ?? '';
}
