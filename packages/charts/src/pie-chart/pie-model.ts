import { ChartDataError } from '../core/errors.ts';
import { paletteFill, type FillStyle, type Origin } from '../core/fills.ts';
import { paletteSize } from '../core/palette.ts';
import { checkShares, roundedShares } from '../core/shares.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { textsIn } from '../core/texts-in.ts';
import type { Language } from '@vinrod/locale/messages/language';

/** A part of the whole. */
export interface PieSlice {
  /** Unique in the chart. */
  readonly key: string;
  readonly label: string;
  /** In the unit of the chart; not negative. */
  readonly value: number;
  /** For origin labelling: gives the colour and pattern that the source has everywhere. */
  readonly origin?: Origin;
}

/** A part ready to be drawn, read and spoken. */
export interface PiePart {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** Percent; all parts together are exactly 100. */
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
  /** NaN when there is nothing. */
  readonly sum: number;
  /** Decimals of the shares. */
  readonly decimals: number;
}

interface FilledSlice extends PieSlice {
  readonly fill: FillStyle;
}

/** Beyond ten the smallest become one: more fills cannot be told apart. */
function limited(slices: readonly FilledSlice[], language?: Language): FilledSlice[] {
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
      fill: paletteFill(paletteSize - 1),
    },
  ];
}

/**
 * Makes a whole of its parts. Their shares are rounded so that they are 100 % together.
 *
 * @throws {ChartDataError} for parts that are negative, infinite or NaN, and keys that occur twice.
 */
export function pieModel(slices: readonly PieSlice[], decimals: number, language?: Language): PieModel {
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
