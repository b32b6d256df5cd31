import { ChartDataError } from '../core/errors.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { waterfallMessages } from './messages.ts';
import type { AnyLanguage } from '../core/language.ts';

/** A part of the change: a site, the weather. */
export interface WaterfallPart {
  /** Unique in the chart. */
  readonly key: string;
  readonly label: string;
  /** Negative for a decrease; null is missing. */
  readonly value: number | null;
}

/** The level at the start or end of the change. */
export interface WaterfallLevel {
  /** "2025", "Budget". */
  readonly label: string;
  readonly value: number;
}

/** The content of a waterfall chart. */
export interface WaterfallContent {
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** What the steps start from. */
  readonly start: WaterfallLevel;
  /** The level at the end; any change not covered by the parts is shown as unexplained. */
  readonly end: WaterfallLevel;
  /** The parts of the change. Keep the array's identity while the data is the same. */
  readonly parts: readonly WaterfallPart[];
  /** What the parts stand for: `Anläggning`. */
  readonly partLabel: string;
  /** In the `given` order, or by `size`: increases first, and the largest first within each. `size` by default. */
  readonly order?: 'given' | 'size';
  /** Parts drawn separately, 1 or more; two or more beyond it become "Övriga", one is drawn. 12 by default. */
  readonly mostParts?: number;
}

/** A row of the chart. */
export interface WaterfallStep {
  readonly key: string;
  readonly label: string;
  readonly kind: 'level' | 'part';
  /** The value of a level, or the change of a part; NaN is missing. */
  readonly value: number;
  /** The running total before and after it. */
  readonly from: number;
  readonly to: number;
}

/** From one level to another, step by step. */
export interface WaterfallModel extends InLanguage {
  /** First and last are levels. */
  readonly steps: readonly WaterfallStep[];
  readonly start: WaterfallLevel;
  readonly end: WaterfallLevel;
}

type Part = Pick<WaterfallStep, 'key' | 'label' | 'value'>;

/** A remainder below this fraction of the largest value is a rounding error rather than unexplained. */
const rounding = 1e-9;

function checkLevel({ label, value }: WaterfallLevel): void {
  if (!Number.isFinite(value)) throw new ChartDataError(`Value ${value} of ${label} is not a number.`);
}

function checkedParts(parts: readonly WaterfallPart[]): Part[] {
  const keys = new Set<string>();
  return parts.map(({ key, label, value }) => {
    if (keys.has(key)) throw new ChartDataError(`Two parts have the key ${key}.`);
    keys.add(key);
    if (value === null || Number.isNaN(value)) return { key, label, value: Number.NaN };
    if (!Number.isFinite(value)) throw new ChartDataError(`Value ${value} of ${label} is infinite.`);
    return { key, label, value };
  });
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { value }) => sum + (value || 0), 0);
}

/** Sorts parts by size. Missing ones come last, since their direction is unknown. */
function bySize(parts: readonly Part[]): Part[] {
  const rank = ({ value }: Part) => (Number.isNaN(value) ? 2 : value < 0 ? 1 : 0);
  const size = ({ value }: Part) => Math.abs(value) || 0;
  return parts.toSorted((a, b) => rank(a) - rank(b) || size(b) - size(a));
}

function limited(parts: readonly Part[], most: number, language: AnyLanguage | undefined): Part[] {
  if (parts.length <= most + 1) return [...parts];
  const largest = new Set(
    parts.toSorted((a, b) => (Math.abs(b.value) || 0) - (Math.abs(a.value) || 0)).slice(0, most),
  );
  const rest = parts.filter((part) => !largest.has(part));
  const label = textsIn(chartMessages, language)('others', { count: rest.length });
  return [...parts.filter((part) => largest.has(part)), { key: 'charts:others', label, value: sumOf(rest) }];
}

function levelStep(key: string, { label, value }: WaterfallLevel): WaterfallStep {
  return { key, label, kind: 'level', value, from: value, to: value };
}

/**
 * Stacks parts on the start level, each from where the previous one ended.
 *
 * @throws {ChartDataError} for duplicate keys, infinite values, and a level that is not a number.
 */
export function waterfallModel(
  { start, end, parts, order = 'size', mostParts = 12 }: WaterfallContent,
  language?: AnyLanguage,
): WaterfallModel {
  checkLevel(start);
  checkLevel(end);
  if (!(mostParts >= 1)) throw new ChartDataError(`A waterfall cannot have at most ${mostParts} parts.`);
  const checked = checkedParts(parts);
  const shown = limited(order === 'size' ? bySize(checked) : checked, mostParts, language);
  const left = end.value - start.value - sumOf(checked);
  const largest = Math.max(
    Math.abs(start.value),
    Math.abs(end.value),
    ...checked.map(({ value }) => Math.abs(value) || 0),
  );
  if (Math.abs(left) > largest * rounding) {
    shown.push({ key: 'charts:left', label: textsIn(waterfallMessages, language)('left'), value: left });
  }
  let level = start.value;
  const steps = shown.map((part): WaterfallStep => {
    const from = level;
    level += part.value || 0;
    return { ...part, kind: 'part', from, to: level };
  });
  return {
    steps: [levelStep('charts:start', start), ...steps, levelStep('charts:end', end)],
    start,
    end,
    language,
  };
}
