import { notQuick } from '../../../import/line-reader.ts';
import type { Delimiter, PlainRecord } from './csv-records.ts';
import { bytesOf, type LineEncoding } from './quick-lines.ts';

/** Different cells that are kept: the quarters of a year, or sites, and some more. */
const mostKept = 50_000;

const lineFeed = 10;
const carriageReturn = 13;

/** Cells as they are written, with what they say. */
interface Kept<Said> {
  readonly text: string;
  /** As they are in the file; null until a line is compared with them. */
  bytes: Uint8Array | null;
  readonly said: Said;
  /** What came after them the last time: most files repeat their order. */
  next: Kept<Said> | null;
}

/** A text of its own: a part of a larger one would keep all of it in memory. */
function ownText(part: string): string {
  return Buffer.from(part, 'utf8').toString('utf8');
}

/** How lines are written. */
export interface LineForm {
  readonly delimiter: Delimiter;
  readonly delimiterCode: number;
  readonly encoding: LineEncoding;
}

/** Position after kept cells where they stand before a delimiter or a line end; otherwise {@link notQuick}. */
function afterKept(cells: Kept<unknown>, bytes: Uint8Array, start: number, form: LineForm): number {
  cells.bytes ??= bytesOf(cells.text.replaceAll('\n', form.delimiter), form.encoding);
  const { bytes: kept } = cells;
  for (let index = 0; index < kept.length; index += 1)
    if (bytes[start + index] !== kept[index]) return notQuick;
  const end = start + kept.length;
  const byte = bytes[end];
  return byte === form.delimiterCode || byte === lineFeed || byte === carriageReturn ? end : notQuick;
}

/**
 * What some cells of rows say, read once for rows in which they are written alike: nearly every time of a file, and every
 * name of a site, comes many times.
 */
export class RepeatedCells<Said> {
  readonly #places: readonly number[];
  readonly #read: (record: PlainRecord) => Said;
  readonly #kept = new Map<string, Kept<Said>>();
  #last: Kept<Said> | null = null;
  /** Whether the last cells were those before them again, which is then looked for first. */
  #isRepeating = false;

  /**
   * @param places - columns of the cells
   * @param read - reads them of a row; it must tell the same of cells that are written alike
   */
  constructor(places: readonly number[], read: (record: PlainRecord) => Said) {
    this.#places = places;
    this.#read = read;
  }

  /** Whether the cells are beside each other, so that {@link pass} can pass them. */
  get isSpan(): boolean {
    const [first = 0] = this.#places;
    return this.#places.every((place, index) => place === first + index);
  }

  get places(): readonly number[] {
    return this.#places;
  }

  /** What the cells say that were last; undefined before the first. */
  get said(): Said | undefined {
    return this.#last?.said;
  }

  /**
   * Passes the cells of a line when they are written like those before, or like those that came after them the last time.
   *
   * @returns position after them; {@link notQuick} when they are others
   */
  pass(bytes: Uint8Array, start: number, form: LineForm): number {
    const last = this.#last;
    if (last === null) return notQuick;
    const { next } = last;
    if (this.#isRepeating || next === null) {
      const end = afterKept(last, bytes, start, form);
      if (end !== notQuick || next === null) return end;
    }
    const end = afterKept(next, bytes, start, form);
    if (end !== notQuick) {
      this.#isRepeating = next === last;
      this.#last = next;
      return end;
    }
    this.#isRepeating = true;
    return afterKept(last, bytes, start, form);
  }

  /** @param ends - position in its piece at which each cell of the record ends */
  of(record: PlainRecord, ends: Int32Array): Said {
    const last = this.#last;
    if (last !== null) {
      if (this.#isWritten(last, record, ends)) return last.said;
      if (last.next !== null && this.#isWritten(last.next, record, ends)) {
        this.#last = last.next;
        return last.next.said;
      }
    }
    const found = this.#find(record, ends);
    if (last !== null) last.next = found;
    this.#last = found;
    return found.said;
  }

  #startOf({ start }: PlainRecord, place: number, ends: Int32Array): number {
    return place === 0 ? start : (ends[place - 1] ?? 0) + 1;
  }

  /** Whether the cells of a record are written like others. */
  #isWritten({ text }: Kept<Said>, record: PlainRecord, ends: Int32Array): boolean {
    const [place, other] = this.#places;
    if (place === undefined) return true;
    if (other !== undefined) return text === this.#textOf(record, ends);
    const start = this.#startOf(record, place, ends);
    return (ends[place] ?? 0) - start === text.length && record.piece.startsWith(text, start);
  }

  #textOf(record: PlainRecord, ends: Int32Array): string {
    return this.#places
      .map((place) => record.piece.slice(this.#startOf(record, place, ends), ends[place]))
      .join('\n');
  }

  #find(record: PlainRecord, ends: Int32Array): Kept<Said> {
    const text = this.#textOf(record, ends);
    const known = this.#kept.get(text);
    if (known !== undefined) return known;
    const found: Kept<Said> = {
      text: ownText(text),
      bytes: null,
      said: this.#read(record),
      next: null,
    };
    if (this.#kept.size >= mostKept) this.#kept.clear();
    this.#kept.set(found.text, found);
    return found;
  }
}
