import { missingValue } from './meter-day.ts';

/**
 * PostgreSQL's text form of arrays, `{1,NULL,3}`. Sending thousands of days as one parameter in this form is several
 * times faster than one parameter per value.
 */

const comma = 44;
const zero = 48;
const nine = 57;
const letterN = 78;
const minus = 45;
/** Quarters of the longest day. */
const mostSteps = 100;

/** Formats integers as an array literal; {@link missingValue} becomes NULL. */
export function formatWhArray(values: ArrayLike<number>): string {
  let text = '{';
  for (let index = 0; index < values.length; index += 1) {
    if (index > 0) text += ',';
    const value = values[index];
    text += value === undefined || value === missingValue ? 'NULL' : value;
  }
  return `${text}}`;
}

/** Formats integers, none of them missing, as an array literal. */
export function formatIntArray(values: ArrayLike<number>): string {
  return `{${Array.from(values).join(',')}}`;
}

/** Formats texts without quotes or backslashes, such as uuids or array literals, as an array literal. */
export function formatTextArray(values: readonly (string | null)[]): string {
  return `{${values.map((value) => (value === null ? 'NULL' : `"${value}"`)).join(',')}}`;
}

/**
 * Parses an array literal of at most 100 integers; NULL becomes `missing`.
 * @throws {TypeError} when the text is not such an array
 */
export function parseIntArray(text: string, missing: number = missingValue): Float64Array {
  const end = text.length - 1;
  const buffer = new Float64Array(mostSteps);
  let count = 0;
  let position = 1;
  while (position < end) {
    let value = 0;
    let code = text.charCodeAt(position);
    if (code === letterN) {
      value = missing;
      position += 4;
    } else {
      const isNegative = code === minus;
      if (isNegative) code = text.charCodeAt((position += 1));
      while (code >= zero && code <= nine) {
        value = value * 10 + (code - zero);
        code = text.charCodeAt((position += 1));
      }
      if (isNegative) value = -value;
    }
    if ((position !== end && text.charCodeAt(position) !== comma) || count === mostSteps) {
      throw new TypeError('Not an array of at most 100 whole numbers.');
    }
    buffer[count] = value;
    count += 1;
    position += 1;
  }
  return buffer.slice(0, count);
}
