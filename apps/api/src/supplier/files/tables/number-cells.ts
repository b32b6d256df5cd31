import { notQuick } from '../../../import/line-reader.ts';
import { NumberReader } from './read-number.ts';

const [letterA, letterZ] = ['A'.charCodeAt(0), 'Z'.charCodeAt(0)];
const [zero, nine] = ['0'.charCodeAt(0), '9'.charCodeAt(0)];
const quotationMark = '"'.charCodeAt(0);

/** Maximum characters of a number as spreadsheet programs write it, with 17 digits. */
const longestNumber = 25;
/** Maximum characters of a cell of the form that is passed. */
export const longestNumberCell = 100;

/** Position after the digits at a position. */
function afterDigits(text: string, start: number): number {
  let at = start;
  for (let code = text.charCodeAt(at); code >= zero && code <= nine; code = text.charCodeAt(at)) at += 1;
  return at;
}

/**
 * Reads cells of numbers as spreadsheet programs write them, `<c r="B2" s="1"><v>1.5</v></c>`, from the text of a sheet
 * (ECMA-376 part 1, 18.3.1.4): nearly all cells of a table of values are such.
 */
export class NumberCells {
  readonly #numbers = new NumberReader('point');
  /** Column of the last cell, from 0; null when the cell does not tell it. */
  column: number | null = null;
  /** Index of its style. */
  style = 0;
  number = Number.NaN;

  /**
   * Reads the cell that begins at a position.
   *
   * @returns position after it; {@link notQuick} for a cell of another form
   */
  pass(text: string, start: number): number {
    let at = this.#passReference(text, start + '<c'.length);
    at = this.#passStyle(text, at);
    if (text.startsWith(' t="n"', at)) at += ' t="n"'.length;
    if (!text.startsWith('><v>', at)) return notQuick;
    at += '><v>'.length;
    const end = text.indexOf('<', at);
    if (end === -1 || !text.startsWith('</v></c>', end)) return notQuick;
    this.number = this.#numberIn(text, at, end);
    return Number.isNaN(this.number) ? notQuick : end + '</v></c>'.length;
  }

  /** Passes the name of the cell, when it has one that is whole; what it means otherwise is not known here. */
  #passReference(text: string, start: number): number {
    this.column = null;
    if (!text.startsWith(' r="', start)) return start;
    let at = start + ' r="'.length;
    let column = 0;
    for (let code = text.charCodeAt(at); code >= letterA && code <= letterZ; code = text.charCodeAt(at)) {
      column = column * 26 + (code - letterA + 1);
      at += 1;
    }
    this.column = column - 1;
    return this.#afterQuoted(text, at);
  }

  #passStyle(text: string, start: number): number {
    this.style = 0;
    if (!text.startsWith(' s="', start)) return start;
    const at = start + ' s="'.length;
    const end = this.#afterQuoted(text, at);
    this.style = Number(text.slice(at, end - 1));
    return end;
  }

  /** Position after digits and the quotation mark behind them; where none is, a place at which no cell goes on. */
  #afterQuoted(text: string, start: number): number {
    const end = afterDigits(text, start);
    return text.charCodeAt(end) === quotationMark && end > start ? end + 1 : text.length;
  }

  #numberIn(text: string, start: number, end: number): number {
    const plain = this.#numbers.readPlain(text, start, end);
    if (!Number.isNaN(plain) || end === start || end - start > longestNumber) return plain;
    const written = text.slice(start, end);
    return /^-?\d+(?:\.\d+)?(?:E[+-]?\d{1,3})?$/i.test(written) && Number.isFinite(Number(written))
      ? Number(written)
      : Number.NaN;
  }
}
