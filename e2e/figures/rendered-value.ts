import { figures, type FigureName } from '../../packages/api-client/src/figures/index.ts';

/** Parsed text of a figure: a number in the figure's own unit, a word, or none. */
export type RenderedValue =
  | { readonly kind: 'number'; readonly value: number; readonly rounding: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable'; readonly why: string };

/** Units as written on pages: the dictionary unit, and how many of it one is. */
const units: Readonly<Record<string, readonly [unit: string, size: number]>> = {
  MWh: ['kWh', 1000],
  GWh: ['kWh', 1_000_000],
  'kg CO2': ['kg CO₂', 1],
  'ton CO2': ['kg CO₂', 1000],
  'g CO2/kWh': ['g CO₂/kWh', 1],
  'kr/kWh': ['öre/kWh', 100],
  'kr exkl. moms': ['kr', 1],
};

/**
 * A Swedish number: thousands grouped by a space, decimal comma, minus U+2212, optionally after a word for its
 * direction.
 */
const swedish = /^(?:(?:ökning|minskning|oförändrat) )?([+−]?)(\d{1,3}(?: \d{3})*)(?:,(\d+))?(?: ?(\D.*))?$/;

/**
 * Parses a figure as written on a page.
 *
 * @param text - With its unit, "187,3MWh", unless the unit is elsewhere.
 * @param unitElsewhere - The unit when it is elsewhere, such as in a column heading.
 */
export function readRendered(
  figure: FigureName,
  text: string,
  unitElsewhere: string | undefined,
): RenderedValue {
  const plain = text.replaceAll('\u00A0', ' ').replaceAll('₂', '2').trim();
  // A missing figure shows as a dash, or as the reason.
  if (plain !== '' && !/\d/.test(plain)) return { kind: 'none' };
  const [, sign, whole, decimals = '', unitBeside] = swedish.exec(plain) ?? [];
  if (whole === undefined) return { kind: 'unreadable', why: 'is no Swedish number' };
  const written = unitBeside ?? unitElsewhere?.replaceAll('\u00A0', ' ').replaceAll('₂', '2') ?? 'antal';
  const [unit, size] = units[written] ?? [written, 1];
  const own: string = figures[figure].unit;
  if (unit !== own) return { kind: 'unreadable', why: `is in ${written}, not in ${own}` };
  const value = Number(`${whole.replaceAll(' ', '')}.${decimals || '0'}`) * size;
  return {
    kind: 'number',
    value: sign === '−' ? -value : value,
    rounding: (size * 10 ** -decimals.length) / 2,
  };
}
