import { ChartDataError } from '../core/errors.ts';
import { othersFill, paletteFill, type FillStyle, type Origin } from '../core/fills.ts';
import { paletteSize } from '../core/palette.ts';
import { checkShares, roundedShares } from '../core/shares.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { textsIn } from '../core/texts-in.ts';
import type { AnyLanguage } from '../core/language.ts';

/** A part of the whole. */
export interface PieSlice {
  /** Unique in the chart. */
  readonly key: string;
  readonly label: string;
  /** In the unit of the chart; not negative. */
  readonly value: number;
  /** For origin labelling: gives the part the colour and pattern used for this source everywhere. */
  readonly origin?: Origin;
}

/** The content of a pie chart. */
export interface PieContent {
  /** Unit of the values; `%` when they are shares already. */
  readonly unit: string;
  /** What the parts stand for; `Källa` by default. */
  readonly partLabel?: string;
  /**
   * In their fixed order. With more than ten, the nine largest are kept and the rest become "Övriga". Keep the array's
   * identity while the data is the same.
   */
  readonly slices: readonly PieSlice[];
  /** Decimals of the shares, 0–2; 2 by default, as in published origin labelling. */
  readonly shareDecimals?: 0 | 1 | 2;
}

/** A part prepared for drawing, text and speech. */
export interface PiePart {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** Percent; all parts add up to exactly 100. */
  readonly share: number;
  readonly fill: FillStyle;
  /** Start and end, turns clockwise from the top. */
  readonly from: number;
  readonly to: number;
}

/** A whole and its parts. */
export interface PieModel {
  /** In the order that they were given. */
  readonly parts: readonly PiePart[];
  /** NaN when there is no data. */
  readonly sum: number;
  /** Decimals of the shares. */
  readonly decimals: number;
}

interface FilledSlice extends PieSlice {
  readonly fill: FillStyle;
}

/** Combines the smallest parts when there are more than ten, since more fills would be indistinguishable. */
function limited(slices: readonly FilledSlice[], language?: AnyLanguage): FilledSlice[] {
  if (slices.length <= paletteSize) return [...slices];
  const largest = slices.toSorted((a, b) => b.value - a.value).slice(0, paletteSize - 1);
  const kept = slices
    .filter((slice) => largest.includes(slice))
    .map((slice, i) => ({ ...slice, fill: paletteFill(i, slice.origin) }));
  const rest = slices.filter((slice) => !largest.includes(slice));
  return [
    ...kept,
    {
      key: 'charts:others',
      label: textsIn(chartMessages, language)('others', { count: rest.length }),
      value: rest.reduce((sum, { value }) => sum + value, 0),
      fill: othersFill,
    },
  ];
}

/**
 * Creates a whole from its parts. The shares are rounded so that they add up to 100 %.
 *
 * @throws {ChartDataError} for parts that are negative, infinite or NaN, and duplicate keys.
 */
export function pieModel(slices: readonly PieSlice[], decimals: number, language?: AnyLanguage): PieModel {
  const keys = new Set<string>();
  for (const { key } of slices) {
    if (keys.has(key)) throw new ChartDataError(`Two slices have the key ${key}.`);
    keys.add(key);
  }
  const sum = checkShares(slices);
  const filled = slices.map((slice, i) => ({ ...slice, fill: paletteFill(i, slice.origin) }));
  const kept = limited(filled, language);
  const shares = roundedShares(
    kept.map(({ value }) => value),
    decimals,
  );
  let at = 0;
  const parts = kept.map(({ key, label, value, fill }, i): PiePart => {
    const from = at;
    at += sum > 0 ? value / sum : 0;
    return { key, label, value, share: shares[i] ?? Number.NaN, fill, from, to: at };
  });
  return { parts, sum, decimals };
}
