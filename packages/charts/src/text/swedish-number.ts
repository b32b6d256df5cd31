import { formatNumber, MINUS, MISSING, NO_BREAK_SPACE } from '@vinrod/ui/format';

/** Below this every decimal that is asked for can be told from its neighbours. */
const largestExact = 1e15;

/**
 * A number as `formatNumber` of the kit writes it: thousands grouped by U+00A0, decimal comma, minus U+2212, "–"
 * when missing. By hand, since the first `Intl.NumberFormat` of a page takes as long as drawing ten lines.
 *
 * @param decimals Exact number of decimals, 0–20.
 */
export function swedishNumber(value: number | null, decimals: number): string {
  if (value === null || !Number.isFinite(value)) return MISSING;
  // From the decimal text, as `Intl` rounds: 1.005 becomes 1.01 although the number behind it is smaller.
  const scaled = Math.round(Number(`${Math.abs(value)}e${decimals}`));
  if (!(scaled < largestExact)) return formatNumber(value, { decimals });
  const [whole = '', fraction] = Number(`${scaled}e-${decimals}`).toFixed(decimals).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, NO_BREAK_SPACE);
  const text = fraction === undefined ? grouped : `${grouped},${fraction}`;
  return value < 0 && scaled > 0 ? `${MINUS}${text}` : text;
}
