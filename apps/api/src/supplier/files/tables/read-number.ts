import { notQuick } from '../../../import/line-reader.ts';
import type { Text } from '@vinrod/locale/messages/texts';
import { BadCell, cellText, type TableCell } from './table-cell.ts';
import { tableTexts } from './texts.ts';

/** The mark before the decimals of a file's numbers. */
export type DecimalMark = 'comma' | 'point';

/** A number, or why a cell has none. */
export type ReadNumber = number | { readonly problem: Text };

const marks: Readonly<Record<DecimalMark, string>> = { comma: ',', point: '.' };

/** Maximum characters of a number. */
const longest = 60;
/** Maximum digits of a number that is put together from them: any number of so many is exact. */
const mostDigits = 15;
const zero = '0'.charCodeAt(0);

/** Powers of ten, all of them exact. */
const powers = Array.from({ length: mostDigits + 1 }, (_, exponent) => 10 ** exponent);

/** Spaces that separate thousands. */
const spaces = /[ \u00A0\u2009\u202F]/g;
const grouped = /^\d{1,3}(?:[ \u00A0\u2009\u202F]\d{3})+(?:$|[.,])/;

function refusal(read: string): ReadNumber {
  return { problem: tableTexts.noNumber({ read: read.slice(0, 40) }) };
}

/**
 * Reads the numbers of a file. Which sign is the decimal mark is told by the caller, or by the first number that can be
 * read in one way only; a number that uses the other one after that is refused, since one of the two would be wrong by
 * a thousand.
 */
export class NumberReader {
  #mark: DecimalMark | null;
  /** A comma or point with three digits after it: a decimal mark, unless the file turns out to use the other. */
  #assumed: DecimalMark | null = null;
  /** The last number that was passed. */
  passed = Number.NaN;

  constructor(mark: DecimalMark | null) {
    this.#mark = mark;
  }

  read(cell: TableCell | undefined): ReadNumber {
    if (typeof cell === 'number') return cell;
    if (cell instanceof BadCell) return { problem: cell.text };
    const read = cellText(cell);
    if (read.length > longest) return refusal(read);
    if (this.#mark === 'comma' && /^\d+,\d+$/.test(read)) return Number(read.replace(',', '.'));
    if (this.#mark === 'point' && /^\d+\.\d+$/.test(read)) return Number(read);
    const [, sign = '', digits = '', exponent = ''] =
      /^([+\-\u2212]?)([\d.,\s]*\d[\d.,\s]*)(e[+-]?\d{1,3})?$/i.exec(read) ?? [];
    if (digits === '') return refusal(read);
    const ungrouped = this.#withoutSpaces(digits);
    if (ungrouped === null) return refusal(read);
    const plain = this.#withPoint(ungrouped);
    if (typeof plain !== 'string') return { problem: plain };
    if (!/^\d+(\.\d+)?$/.test(plain)) return refusal(read);
    return Number(`${plain}${exponent}`) * (sign === '' || sign === '+' ? 1 : -1);
  }

  /**
   * Reads a number in the form that nearly all have, digits with the decimal mark that is known by now, from a part of a text.
   *
   * @returns the number that `read` gives; NaN for another form, of which nothing was read
   */
  readPlain(text: string, start: number, end: number): number {
    const mark = this.#markCode;
    let number = 0;
    let decimals = -1;
    if (end - start > mostDigits) return Number.NaN;
    for (let at = start; at < end; at += 1) {
      const code = text.charCodeAt(at);
      const digit = code - zero;
      if (digit >= 0 && digit <= 9) {
        number = number * 10 + digit;
        if (decimals >= 0) decimals += 1;
      } else if (code === mark && decimals === -1 && at > start) decimals = 0;
      else return Number.NaN;
    }
    if (decimals === 0 || end === start) return Number.NaN;
    return decimals === -1 ? number : number / (powers[decimals] ?? Number.NaN);
  }

  get #markCode(): number {
    return this.#mark === null ? -1 : marks[this.#mark].charCodeAt(0);
  }

  /**
   * Passes a number of that form in the bytes of a line, and leaves it in `passed`.
   *
   * @returns position after it; {@link notQuick} for another form
   */
  pass(bytes: Uint8Array, start: number, delimiter: number): number {
    const mark = this.#markCode;
    if (mark === delimiter) return notQuick;
    let number = 0;
    let decimals = -1;
    let at = start;
    for (; ; at += 1) {
      const code = bytes[at] ?? 0;
      const digit = code - zero;
      if (digit >= 0 && digit <= 9) {
        number = number * 10 + digit;
        if (decimals >= 0) decimals += 1;
      } else if (code === mark && decimals === -1 && at > start) decimals = 0;
      else break;
    }
    if (decimals === 0 || at === start || at - start > mostDigits) return notQuick;
    this.passed = decimals === -1 ? number : number / (powers[decimals] ?? Number.NaN);
    return at;
  }

  #withoutSpaces(digits: string): string | null {
    if (!/\s/.test(digits)) return digits;
    return grouped.test(digits) && !/[.,].*\s/.test(digits) ? digits.replaceAll(spaces, '') : null;
  }

  /** The digits with a point before the decimals; thousands are joined. */
  #withPoint(digits: string): string | Text {
    const hasComma = digits.includes(',');
    const hasPoint = digits.includes('.');
    if (!hasComma && !hasPoint) return digits;
    if (hasComma && hasPoint)
      return this.#decided(digits.lastIndexOf(',') > digits.lastIndexOf('.') ? 'comma' : 'point', digits);
    const own: DecimalMark = hasComma ? 'comma' : 'point';
    const parts = digits.split(marks[own]);
    // 1.234.567 has thousands only.
    if (parts.length > 2) return this.#decided(own === 'comma' ? 'point' : 'comma', digits);
    if (this.#mark !== null) return this.#decided(this.#mark, digits);
    if (/^[1-9]\d{0,2}$/.test(parts[0] ?? '') && /^\d{3}$/.test(parts[1] ?? '')) {
      if (this.#assumed !== null && this.#assumed !== own) return this.#mixed(digits);
      this.#assumed = own;
      return digits.replace(',', '.');
    }
    return this.#decided(own, digits);
  }

  #mixed(digits: string): Text {
    return tableTexts.mixedMarks({ read: digits.slice(0, 40) });
  }

  #decided(mark: DecimalMark, digits: string): string | Text {
    if ((this.#mark ?? mark) !== mark || (this.#assumed ?? mark) !== mark) return this.#mixed(digits);
    const [whole = '', decimals, ...more] = digits.split(marks[mark]);
    const thousands = marks[mark === 'comma' ? 'point' : 'comma'];
    if (more.length > 0 || decimals?.includes(thousands) === true) return this.#mixed(digits);
    const groups = whole.split(thousands);
    const isGrouped = groups.every((group, place) => (place === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group));
    if (groups.length > 1 && !isGrouped) return this.#mixed(digits);
    this.#mark = mark;
    return decimals === undefined ? groups.join('') : `${groups.join('')}.${decimals}`;
  }
}
