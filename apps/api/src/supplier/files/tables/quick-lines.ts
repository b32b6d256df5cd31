import { notQuick } from '../../../import/line-reader.ts';

const lineFeed = 10;
const carriageReturn = 13;

const [space, quote, tilde] = [32, 34, 126];

/** Position after a cell of which nothing is asked; {@link notQuick} when it has to be decoded or may go over lines. */
export function afterCell(bytes: Uint8Array, start: number, delimiter: number): number {
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === delimiter || byte === lineFeed || byte === carriageReturn) return at;
    if (byte < space || byte > tilde || byte === quote) return notQuick;
  }
  return notQuick;
}

/** How the letters of lines are written: null when all of them are ASCII so far. */
export type LineEncoding = 'utf-8' | 'windows-1252' | null;

/** A line that has something in it, without quotes and control characters. */
const plainLine = /^[\p{L}\p{N}][^"\p{Cc}\uFFFD]*$/u;
const ascii = /^[\0-\x7F]*$/;

/**
 * The text of the line at a position; null when it may be no record by itself, has something of which more must be known to
 * decode it, or does not end in these bytes.
 */
export function plainLineAt(
  bytes: Buffer,
  start: number,
  encoding: LineEncoding,
): { readonly text: string; readonly next: number } | null {
  const end = bytes.indexOf(lineFeed, start);
  if (end === -1) return null;
  const textEnd = bytes[end - 1] === carriageReturn ? end - 1 : end;
  // Signs that Windows-1252 has elsewhere are control characters in Latin 1.
  const text = bytes.toString(encoding === 'utf-8' ? 'utf8' : 'latin1', start, textEnd);
  const isPlain = plainLine.test(text.replaceAll('\t', ' ')) && (encoding !== null || ascii.test(text));
  return isPlain ? { text, next: end + 1 } : null;
}

/** Bytes of a part of such a line. */
export function bytesOf(text: string, encoding: LineEncoding): Uint8Array {
  return Buffer.from(text, encoding === 'windows-1252' ? 'latin1' : 'utf8');
}

/** Reads lines from their bytes. */
export interface QuickReader {
  /**
   * Reads a line in the form that nearly every line of a file has, without making a text of it. It takes only what it would
   * take of its record, and makes the same of it.
   *
   * @returns the position of the next line; {@link notQuick}, with nothing read, for a line of another form
   */
  readQuickly(bytes: Buffer, start: number, line: number, encoding: LineEncoding): number;
}

/** The way around records: lines of a csv file that the reader of its rows takes before they are decoded. */
export class QuickLines {
  /** Who reads the rows; null until the head of the table is known. */
  reader: QuickReader | null = null;
  /** Line of the file with which the next piece begins; null when it begins within a record. */
  nextLine: number | null = null;

  /**
   * Takes lines from the beginning of a piece.
   *
   * @returns the position of the first line that has to be made a record, and how many are before it
   */
  take(piece: Buffer, encoding: LineEncoding): { readonly start: number; readonly lines: number } {
    const { reader, nextLine } = this;
    let start = 0;
    let lines = 0;
    if (reader !== null && nextLine !== null)
      while (start < piece.length) {
        const next = reader.readQuickly(piece, start, nextLine + lines, encoding);
        if (next === notQuick) break;
        start = next;
        lines += 1;
      }
    return { start, lines };
  }
}
