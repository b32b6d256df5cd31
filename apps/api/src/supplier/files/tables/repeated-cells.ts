import type { PlainRecord } from './csv-records.ts';

/** Different cells that are kept: the quarters of a year, or sites, and some more. */
const mostKept = 50_000;

/** Cells as they are written, with what they say. */
interface Kept<Said> {
  readonly text: string;
  readonly said: Said;
  /** What came after them the last time: most files repeat their order. */
  next: Kept<Said> | null;
}

/** A text of its own: a part of a larger one would keep all of it in memory. */
function ownText(part: string): string {
  return Buffer.from(part, 'utf8').toString('utf8');
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

  /**
   * @param places - columns of the cells
   * @param read - reads them of a row; it must tell the same of cells that are written alike
   */
  constructor(places: readonly number[], read: (record: PlainRecord) => Said) {
    this.#places = places;
    this.#read = read;
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
    const found: Kept<Said> = { text: ownText(text), said: this.#read(record), next: null };
    if (this.#kept.size >= mostKept) this.#kept.clear();
    this.#kept.set(found.text, found);
    return found;
  }
}
