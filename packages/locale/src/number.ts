import { MINUS, MISSING, NO_BREAK_SPACE } from './characters.ts';
import { LOCALE } from './sweden.ts';

/** Decimals of a number. */
export interface DecimalOptions {
  /** Exact number of decimals, 0–20. A column uses the same number in every row. */
  decimals?: number;
}

/** A number and its unit, separate for places that style them differently (key figures, table headers). */
export interface Quantity {
  /** The formatted number, or {@link missingValue}. */
  figure: string;
  /** The unit, for example `kWh`. */
  unit: string;
}

/** Below this, a double can represent every requested decimal. */
const largestExact = 1e15;

/** Most decimals shown by default. */
const mostDecimals = 3;

/** By `Intl`, for numbers too large or too small to round as text by hand. */
function largeNumber(value: number, decimals: number | undefined): string {
  return value.toLocaleString(LOCALE, {
    useGrouping: 'always',
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? mostDecimals,
    // A value that rounds to zero has no sign: "0,0", not "−0,0".
    signDisplay: 'negative',
  });
}

/**
 * A number in Swedish: thousands grouped by U+00A0 (four digits too), decimal comma, minus U+2212. Up to three decimals
 * unless `decimals` is given. `null` and values that are not finite give "–".
 *
 * By hand, because the first `Intl.NumberFormat` of a page takes as long as drawing ten lines.
 */
export function formatNumber(value: number | null, { decimals }: DecimalOptions = {}): string {
  if (value === null || !Number.isFinite(value)) return MISSING;
  const places = decimals ?? mostDecimals;
  // Rounds the decimal text, as `Intl` does: 1.005 becomes 1.01 although the double is smaller.
  const scaled = Math.round(Number(`${Math.abs(value)}e${places}`));
  if (!(scaled < largestExact)) return largeNumber(value, decimals);
  const fixed = Number(`${scaled}e-${places}`).toFixed(places);
  const [whole = '', fraction] = (decimals === undefined ? fixed.replace(/\.?0+$/, '') : fixed).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, NO_BREAK_SPACE);
  const text = fraction === undefined ? grouped : `${grouped},${fraction}`;
  return value < 0 && scaled > 0 ? `${MINUS}${text}` : text;
}

/** A number without decimals, rounded half away from zero. */
export function formatInteger(value: number | null): string {
  return formatNumber(value, { decimals: 0 });
}

/** Joins a figure and its unit with U+00A0. A missing figure has no unit: "–". */
export function quantityText({ figure, unit }: Quantity): string {
  return figure === MISSING ? MISSING : `${figure}${NO_BREAK_SPACE}${unit}`;
}
