import { ChartDataError } from '../core/errors.ts';
import { paletteFill, type FillStyle, type Origin } from '../core/fills.ts';
import { paletteSize } from '../core/palette.ts';
import { checkShares } from '../core/shares.ts';
import { shareMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import type { AnyLanguage } from '../core/language.ts';
import { listed } from '../text/words.ts';
import { quantityText } from '../text/values.ts';

/** A part of a whole. */
export interface SharePart {
  /** Unique among the parts. */
  readonly key: string;
  readonly label: string;
  /** Percent, as published; not negative. */
  readonly value: number;
  /** For origin labelling: gives the part the colour and pattern used for this source everywhere. */
  readonly origin?: Origin;
}

/** A part at its place in the bar. */
export interface PlacedPart {
  readonly key: string;
  readonly fill: FillStyle;
  /** Percent of the bar's length. */
  readonly from: number;
  readonly length: number;
}

/** Fill of a part, by its index among the parts or by its origin. */
export function partFill(place: number, { origin }: Pick<SharePart, 'origin'>): FillStyle {
  return paletteFill(place, origin);
}

/**
 * Places parts end to end, scaled to the whole length: published shares are rounded individually, and a bar that ends
 * at 99.99 % would look as if something were missing.
 *
 * @throws {ChartDataError} for parts that are negative, infinite or NaN, duplicate keys, and more parts than can be
 * distinguished.
 */
export function placeParts(parts: readonly SharePart[]): readonly PlacedPart[] {
  if (new Set(parts.map(({ key }) => key)).size < parts.length) {
    throw new ChartDataError('Two parts have the same key.');
  }
  if (parts.length > paletteSize) {
    throw new ChartDataError(`${parts.length} parts cannot be told apart; at most ${paletteSize} can.`);
  }
  const sum = checkShares(parts);
  if (Number.isNaN(sum)) return [];
  let at = 0;
  return parts.map((part, i) => {
    const from = at;
    const length = (part.value / sum) * 100;
    at += length;
    return { key: part.key, fill: partFill(i, part), from, length };
  });
}

/** The parts in words, with shares as published: "Förnybart 10,18 %, kärnkraft 21,61 % och fossilt 68,21 %". */
export function shareText(parts: readonly SharePart[], decimals: number, language?: AnyLanguage): string {
  if (parts.every(({ value }) => !(value > 0))) return textsIn(shareMessages, language)('noParts');
  return listed(
    parts.map(({ label, value }) => `${label} ${quantityText(value, decimals, '%', language)}`),
    language,
  );
}
