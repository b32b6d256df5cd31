import { MISSING } from './meter-day.ts';

/**
 * PostgreSQL's text form of arrays, `{1,NULL,3}`. Thousands of days are sent in one parameter of this form, which is
 * several times faster than one parameter per value.
 */

const COMMA = 44;
const ZERO = 48;
const NINE = 57;
const LETTER_N = 78;
const MINUS = 45;
/** Quarters of the longest day. */
const MOST_STEPS = 100;

/** Writes whole numbers as an array literal; {@link MISSING} becomes NULL. */
export function formatWhArray(values: ArrayLike<number>): string {
  let text = '{';
  for (let index = 0; index < values.length; index += 1) {
    if (index > 0) text += ',';
    const value = values[index];
    text += value === undefined || value === MISSING ? 'NULL' : value;
  }
  return `${text}}`;
}

/** Writes whole numbers, all of which exist, as an array literal. */
export function formatIntArray(values: ArrayLike<number>): string {
  return `{${Array.from(values).join(',')}}`;
}

/** Writes texts without quotes and backslashes, such as uuids or array literals, as an array literal. */
export function formatTextArray(values: readonly (string | null)[]): string {
  return `{${values.map((value) => (value === null ? 'NULL' : `"${value}"`)).join(',')}}`;
}

/**
 * Reads an array literal of at most 100 whole numbers; NULL becomes `missing`.
 * @throws {TypeError} when the text is not such an array
 */
export function parseIntArray(text: string, missing: number = MISSING): Float64Array {
  const end = text.length - 1;
  const buffer = new Float64Array(MOST_STEPS);
  let count = 0;
  let position = 1;
  while (position < end) {
    let value = 0;
    let code = text.charCodeAt(position);
    if (code === LETTER_N) {
      value = missing;
      position += 4;
    } else {
      const isNegative = code === MINUS;
      if (isNegative) code = text.charCodeAt((position += 1));
      while (code >= ZERO && code <= NINE) {
        value = value * 10 + (code - ZERO);
        code = text.charCodeAt((position += 1));
      }
      if (isNegative) value = -value;
    }
    if ((position !== end && text.charCodeAt(position) !== COMMA) || count === MOST_STEPS) {
      throw new TypeError('Not an array of at most 100 whole numbers.');
    }
    buffer[count] = value;
    count += 1;
    position += 1;
  }
  return buffer.slice(0, count);
}
