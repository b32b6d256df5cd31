import { parseNumber } from '../format/parse-number.ts';

/** Limits of a number. */
export interface NumberLimits {
  /** Smallest number that is accepted. */
  readonly min?: number | undefined;
  /** Largest number that is accepted. */
  readonly max?: number | undefined;
  /** Most decimals; more are an error, never rounded away. */
  readonly maxDecimals?: number | undefined;
}

/** Typed text, parsed as far as possible. */
export type NumberEntry =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'unreadable' | 'too-small' | 'too-large' | 'too-many-decimals' };

function decimalsOf(value: number): number {
  const [, fraction = ''] = value.toFixed(12).replace(/0+$/, '').split('.');
  return fraction.length;
}

/** Parses typed text: comma or point, spaces, U+2212; see `parseNumber` of the format entry. */
export function readNumberEntry(text: string, { min, max, maxDecimals }: NumberLimits): NumberEntry {
  if (text.trim() === '') return { kind: 'empty' };
  const value = parseNumber(text);
  if (value === null) return { kind: 'unreadable' };
  if (min !== undefined && value < min) return { kind: 'too-small' };
  if (max !== undefined && value > max) return { kind: 'too-large' };
  if (maxDecimals !== undefined && decimalsOf(value) > maxDecimals) return { kind: 'too-many-decimals' };
  return { kind: 'number', value };
}
