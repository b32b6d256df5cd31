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
const openBrace = 123;
const closeBrace = 125;
/** Quarters of the longest day. */
const mostSteps = 100;

/** Characters of the largest stored integer, with the comma before it. */
const longestInteger = 11;
/** Powers of ten that a stored integer may have digits for. */
const powersOfTen = Array.from({ length: 10 }, (_, exponent) => 10 ** exponent);

const written = Buffer.alloc(mostSteps * longestInteger + 2);

/**
 * Writes a whole number that is not negative.
 *
 * @returns position after it
 */
function writeInteger(bytes: Buffer, start: number, value: number): number {
  let length = 1;
  while (length < powersOfTen.length && value >= (powersOfTen[length] ?? Infinity)) length += 1;
  const end = start + length;
  let rest = value;
  for (let at = end - 1; at >= start; at -= 1) {
    const tenth = Math.trunc(rest / 10);
    bytes[at] = zero + rest - tenth * 10;
    rest = tenth;
  }
  return end;
}

/**
 * Formats energy as an array literal; {@link missingValue} becomes NULL. The text is made of bytes at once: to put it together
 * number by number takes ten times as long.
 */
export function formatWhArray(values: Int32Array): string {
  const most = values.length * longestInteger + 2;
  const bytes = most <= written.length ? written : Buffer.alloc(most);
  bytes[0] = openBrace;
  let at = 1;
  for (let index = 0; index < values.length; index += 1) {
    if (index > 0) {
      bytes[at] = comma;
      at += 1;
    }
    const value = values[index] ?? missingValue;
    at = value === missingValue ? at + bytes.write('NULL', at, 'latin1') : writeInteger(bytes, at, value);
  }
  bytes[at] = closeBrace;
  return bytes.toString('latin1', 0, at + 1);
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
