import { types } from 'pg';

/**
 * Parses an integer array in PostgreSQL's text form, `{1,NULL,3}`. Meter values are read by the ten thousand, and this
 * is many times faster than the general array parser.
 */
export function parseIntegers(text: string): (number | null)[] {
  const values: unknown = JSON.parse(`[${text.slice(1, -1).replaceAll('NULL', 'null')}]`);
  return Array.isArray(values) ? values : [];
}

/**
 * Parses a 64-bit integer.
 *
 * @throws RangeError beyond 2^53, where numbers are no longer exact.
 */
export function parseBigInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} from the database is too large.`);
  return value;
}

const keepText = (text: string): string => text;

const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, parseBigInteger],
  [types.builtins.NUMERIC, Number],
  // A day has no time zone, so it must not become a Date.
  [types.builtins.DATE, keepText],
  // _int2, _int4
  [1005, parseIntegers],
  [1007, parseIntegers],
  // _date
  [1182, (text: string) => text.slice(1, -1).split(',').filter(Boolean)],
]);

/** Parsers for column values in JavaScript, the same on every kind of database. */
export const valueTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
    return parsers.get(oid) ?? types.getTypeParser(oid, format ?? 'text');
  },
};
