import { isAscii } from 'node:buffer';
import type { LineEncoding, QuickLines } from './quick-lines.ts';
import { tableTexts } from './texts.ts';
import { TableProblem } from './table-cell.ts';

/** How the letters of a csv file are written. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A piece of text, with the encoding as far as it is known. */
export interface DecodedPart {
  readonly text: string;
  /** Lines before it that were taken quickly. */
  readonly quickLines: number;
  /** ASCII, until a byte tells otherwise, is UTF-8. */
  readonly encoding: TextEncoding;
}

const lineFeed = 10;
const replacement = '\uFFFD';

/** Bytes without a BOM in which UTF-16 shows: every other one of Western text is 0. */
const sampleSize = 512;

function markedEncoding(
  bytes: Uint8Array,
): { readonly encoding: TextEncoding; readonly size: number } | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: 'utf-8', size: 3 };
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', size: 2 };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', size: 2 };
  return null;
}

/** Zeros among the bytes at even or odd places. */
function zerosAt(bytes: Uint8Array, odd: 0 | 1): number {
  return bytes.filter((byte, index) => byte === 0 && index % 2 === odd).length;
}

function unmarkedEncoding(bytes: Uint8Array): TextEncoding | null {
  const sample = bytes.subarray(0, sampleSize);
  const [even, odd] = [zerosAt(sample, 0), zerosAt(sample, 1)];
  const most = (sample.length / 2) * 0.7;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : null;
}

/** Whether text that begins with these bytes is UTF-16. */
export function isUtf16(beginning: Uint8Array): boolean {
  const encoding = markedEncoding(beginning)?.encoding ?? unmarkedEncoding(beginning);
  return encoding === 'utf-16le' || encoding === 'utf-16be';
}

/** A control character that text has no use for; those of Windows-1252 that are none are told apart elsewhere. */
export const noText = /[^\P{Cc}\t\n\v\f\r\u0080-\u009F]/u;

/** Signs of Windows-1252 beside letters that Swedish text has. */
const signs = '€…‘’“”•–—';

/**
 * Whether text read as Windows-1252 may be that. Bytes 80–9F are signs there, and letters in the code pages of DOS and
 * old Macs: such a sign within a word, or before or after one where it has no business, is a letter of theirs.
 */
function mayBeWindows(text: string): boolean {
  for (const [sign] of text.matchAll(/[\u0080-\u009F\u0152-\u0192\u02C6\u02DC\u2013-\u2122]/gu))
    if (!signs.includes(sign)) return false;
  return !/\p{L}[€…‘“”•]\p{L}|[€…•]\p{L}/u.test(text) && !/^[^“”\n]*\p{L}”/mu.test(text);
}

function checkText(text: string, line: number): void {
  const lost = text.indexOf(replacement);
  const wrong = lost === -1 ? (noText.exec(text)?.index ?? -1) : lost;
  if (wrong === -1) return;
  const at = line + lineEnds(text.slice(0, wrong));
  throw new TableProblem(at, wrong === lost ? tableTexts.damagedLetters : tableTexts.notText);
}

function lineEnds(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** Decodes pieces of one file as they come. */
class Decoder {
  encoding: TextEncoding = 'utf-8';
  #isDecided = false;
  #decoder: InstanceType<typeof TextDecoder> | null = null;
  #line = 1;
  /** Last characters of the piece before, for what is told by the letters around a sign. */
  #tail = '';
  /** Whether lines of its piece came before the bytes to decode, so that they begin a line. */
  #beginsLine = false;

  begin(bytes: Buffer): Buffer {
    const mark = markedEncoding(bytes);
    const encoding = mark?.encoding ?? unmarkedEncoding(bytes);
    if (encoding !== null) this.#decide(encoding);
    return mark === null ? bytes : bytes.subarray(mark.size);
  }

  #decide(encoding: TextEncoding): void {
    this.encoding = encoding;
    this.#isDecided = true;
    this.#decoder = new TextDecoder(encoding, { fatal: encoding !== 'windows-1252', ignoreBOM: true });
  }

  /** Decides by the first letters beyond ASCII: UTF-8 when they are well-formed, which other text hardly ever is. */
  #decideBy(bytes: Uint8Array, isLast: boolean): void {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isLast });
      this.#decide('utf-8');
    } catch {
      this.#decide('windows-1252');
    }
  }

  /**
   * Lets lines be taken quickly from the beginning of a piece.
   *
   * @returns what is left of it
   */
  take(piece: Buffer, quick: QuickLines): { readonly rest: Buffer; readonly lines: number } {
    const encoding = this.#lineEncoding;
    const { start, lines } = encoding === 'utf-16' ? { start: 0, lines: 0 } : quick.take(piece, encoding);
    this.#line += lines;
    this.#beginsLine = lines > 0;
    if (lines > 0) this.#tail = '\n';
    return { rest: piece.subarray(start), lines };
  }

  get #lineEncoding(): LineEncoding | 'utf-16' {
    if (!this.#isDecided) return null;
    return this.encoding === 'utf-8' || this.encoding === 'windows-1252' ? this.encoding : 'utf-16';
  }

  decode(bytes: Uint8Array, isLast = false): string {
    if (!this.#isDecided && !isAscii(bytes)) this.#decideBy(bytes, isLast);
    if (this.#decoder === null)
      return this.#checked(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1'));
    try {
      return this.#checked(this.#decoder.decode(bytes, { stream: !isLast }));
    } catch (error) {
      if (error instanceof TableProblem) throw error;
      throw new TableProblem(
        this.#line + bytesLines(bytes, this.#beginsLine),
        tableTexts.wrongEncoding({ encoding: this.encoding }),
      );
    }
  }

  #checked(text: string): string {
    checkText(text, this.#line);
    if (this.encoding === 'windows-1252' && !mayBeWindows(`${this.#tail}${text}`))
      throw new TableProblem(this.#line, tableTexts.unknownEncoding);
    this.#tail = text.slice(-2);
    this.#line += lineEnds(text);
    return text;
  }
}

/** Lines before the first byte that is not UTF-8; 0 in other encodings. */
function bytesLines(bytes: Uint8Array, beginsLine: boolean): number {
  let start = 0;
  let lines = 0;
  for (let end = bytes.indexOf(lineFeed); end !== -1; end = bytes.indexOf(lineFeed, start)) {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start, end));
    } catch {
      // The first line may begin within a letter.
      if (lines > 0 || beginsLine) return lines;
    }
    lines += 1;
    start = end + 1;
  }
  return lines;
}

/**
 * Decodes a csv file as it arrives: by its byte order mark, as UTF-16 when every other byte is 0, as UTF-8 when it is
 * well-formed, otherwise as Windows-1252.
 *
 * @throws TableProblem where the text cannot be meant so: never does a letter become another.
 */
export async function* decodeText(
  pieces: AsyncIterable<Buffer>,
  quick: QuickLines,
): AsyncGenerator<DecodedPart, void, undefined> {
  const decoder = new Decoder();
  let isFirst = true;
  for await (const piece of pieces) {
    const { rest, lines } = decoder.take(isFirst ? decoder.begin(piece) : piece, quick);
    isFirst = false;
    yield { text: decoder.decode(rest), encoding: decoder.encoding, quickLines: lines };
  }
  yield { text: decoder.decode(new Uint8Array(), true), encoding: decoder.encoding, quickLines: 0 };
}
