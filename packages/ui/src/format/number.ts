import { MISSING, NO_BREAK_SPACE } from './characters.ts';
import { LOCALE } from './locale.ts';

/** How many decimals a number gets. */
export interface DecimalOptions {
  /** Exact number of decimals, 0–20. A column uses one and the same number in every row. */
  decimals?: number;
}

/** A number and its unit, apart, for places that typeset them differently (key figures, table headers). */
export interface Quantity {
  /** The formatted number, or {@link MISSING}. */
  figure: string;
  /** The unit as text, for example `kWh`. */
  unit: string;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(minimum: number, maximum: number): Intl.NumberFormat {
  const key = `${minimum}-${maximum}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(LOCALE, {
    useGrouping: 'always',
    minimumFractionDigits: minimum,
    maximumFractionDigits: maximum,
    // A value that rounds to zero has no sign: "0,0" and not "−0,0".
    signDisplay: 'negative',
  });
  formatters.set(key, made);
  return made;
}

/**
 * A number in Swedish: thousands grouped by U+00A0 (four digits too), decimal comma, minus U+2212.
 * Without `decimals` up to three are shown. `null` and values that are not finite give "–".
 */
export function formatNumber(value: number | null, { decimals }: DecimalOptions = {}): string {
  if (value === null || !Number.isFinite(value)) return MISSING;
  return formatterFor(decimals ?? 0, decimals ?? 3).format(value);
}

/** A number without decimals, rounded half away from zero. */
export function formatInteger(value: number | null): string {
  return formatNumber(value, { decimals: 0 });
}

/** Joins a figure and its unit with U+00A0. A missing figure stands alone: "–". */
export function quantityText({ figure, unit }: Quantity): string {
  return figure === MISSING ? MISSING : `${figure}${NO_BREAK_SPACE}${unit}`;
}
