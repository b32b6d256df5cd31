import { MISSING } from './characters.ts';
import { formatNumber, quantityText } from './number.ts';
import type { DecimalOptions } from './number.ts';
import type { Percent } from './quantities.ts';

/** A value that is already in percent (12.3 means 12,3 %): "12,3 %" with U+00A0 before the sign. One decimal. */
export function formatPercent(percent: Percent | null, { decimals = 1 }: DecimalOptions = {}): string {
  return quantityText({ figure: formatNumber(percent, { decimals }), unit: '%' });
}

/** Direction of a change; `none` when it rounds to zero, `unknown` when missing. */
export type ChangeDirection = 'up' | 'down' | 'none' | 'unknown';

/** A change to show beside an arrow. */
export interface Change {
  direction: ChangeDirection;
  /** "−4,2 %", "1,9 %" or "–". The arrow or {@link formatSignedPercent} shows that it is a rise. */
  text: string;
}

/** A change in percent with the direction of the rounded figure. */
export function changeOf(percent: Percent | null, { decimals = 1 }: DecimalOptions = {}): Change {
  const text = formatPercent(percent, { decimals });
  if (percent === null || text === MISSING) return { direction: 'unknown', text };
  const size = 10 ** decimals;
  const rounded = Math.round(Math.abs(percent) * size);
  if (rounded === 0) return { direction: 'none', text };
  return { direction: percent > 0 ? 'up' : 'down', text };
}

/** A change with its sign always written, for text without an arrow: "+1,9 %", "−4,2 %", "0,0 %". */
export function formatSignedPercent(percent: Percent | null, options: DecimalOptions = {}): string {
  const { direction, text } = changeOf(percent, options);
  return direction === 'up' ? `+${text}` : text;
}

/**
 * The change from one value to another in percent, or `null` when either is missing or the first is zero. The caller
 * must pass a change against incomplete data as missing.
 */
export function changePercent(from: number | null, to: number | null): Percent | null {
  if (from === null || to === null || from === 0) return null;
  return ((to - from) / Math.abs(from)) * 100;
}
