import { TableProblem, type TableCell, type TableRecord } from './table-cell.ts';
import { tableTexts } from './texts.ts';

/** What separates the fields of a line. */
export type Delimiter = ';' | '\t' | ',';

const delimiters: readonly Delimiter[] = [';', '\t', ','];

/** Maximum length of a record and of what follows an open quote, characters: beyond it the file is no table. */
const longestRecord = 1_000_000;
/** Maximum empty lines. */
const mostBlank = 1_000_000;
/** Maximum columns, those of a spreadsheet. */
export const mostColumns = 16_384;

/** Text that our own csv files put an apostrophe before, so that a spreadsheet does not run it. */
const guarded = /^'(?=\s*[=+\-@＝＋－＠]|[\t\r])/;

function unguarded(field: string): string | null {
  if (field === '') return null;
  return field.startsWith("'") ? field.replace(guarded, '') : field;
}

/** Finds where records end: at line breaks that are not within quotes. Looks at each sign once. */
class RecordEnds {
  readonly #text: string;
  #end: number;
  #quote: number;
  /** Whether the record whose end was found has quotes. */
  isQuoted = false;

  constructor(text: string) {
    this.#text = text;
    this.#end = text.indexOf('\n');
    this.#quote = text.indexOf('"');
  }

  /** The end of the record that starts here, or -1 when it does not end in this text. */
  after(start: number): number {
    let at = start;
    this.isQuoted = false;
    for (;;) {
      if (this.#end !== -1 && this.#end < at) this.#end = this.#text.indexOf('\n', at);
      if (this.#quote !== -1 && this.#quote < at) this.#quote = this.#text.indexOf('"', at);
      if (this.#end === -1 || this.#quote === -1 || this.#quote > this.#end) return this.#end;
      this.isQuoted = true;
      const close = this.#text.indexOf('"', this.#quote + 1);
      if (close === -1) return -1;
      at = close + 1;
    }
  }
}

/** A record without quotes, of which nothing can be wrong: its fields are cut out when somebody asks for them. */
export class PlainRecord implements TableRecord {
  readonly line: number;
  /** The piece of the file that it is in, from `start` to `end`, without its line end. */
  readonly piece: string;
  readonly start: number;
  readonly end: number;
  readonly delimiter: Delimiter;

  constructor(line: number, piece: string, start: number, end: number, delimiter: Delimiter) {
    this.line = line;
    this.piece = piece;
    this.start = start;
    this.end = end;
    this.delimiter = delimiter;
  }

  get cells(): readonly TableCell[] {
    return this.piece.slice(this.start, this.end).split(this.delimiter).map(unguarded);
  }

  /**
   * Finds where its fields end in the piece.
   *
   * @param ends - takes the position of each
   * @returns whether it has so many fields
   */
  findEnds(ends: Int32Array): boolean {
    const { piece, end, delimiter } = this;
    const last = ends.length - 1;
    let at = this.start;
    for (let field = 0; field < last; field += 1) {
      const next = piece.indexOf(delimiter, at);
      if (next === -1 || next >= end) return false;
      ends[field] = next;
      at = next + 1;
    }
    ends[last] = end;
    for (; at < end; at += 1) if (piece[at] === delimiter) return false;
    return true;
  }
}

/** Splits a record into fields; a quote that is not closed, or is followed by something else, is a problem. */
function splitRecord(record: string, delimiter: Delimiter, line: number): (string | null)[] {
  if (!record.includes('"')) return record.split(delimiter).map(unguarded);
  const fields: (string | null)[] = [];
  let position = 0;
  for (;;) {
    let field = '';
    if (record[position] === '"') {
      position += 1;
      for (;;) {
        const quote = record.indexOf('"', position);
        if (quote === -1) throw new TableProblem(line, tableTexts.openQuote);
        field += record.slice(position, quote);
        position = quote + 1;
        if (record[position] !== '"') break;
        field += '"';
        position += 1;
      }
      if (position < record.length && record[position] !== delimiter)
        throw new TableProblem(line, tableTexts.openQuote);
    } else {
      const end = record.indexOf(delimiter, position);
      field = record.slice(position, end === -1 ? record.length : end);
      position += field.length;
    }
    fields.push(unguarded(field));
    if (position >= record.length) return fields;
    position += 1;
  }
}

function countLines(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** Reads records as text arrives. */
export class CsvReader {
  readonly #delimiter: Delimiter;
  #rest = '';
  #line = 1;
  #blank = 0;

  constructor(delimiter: Delimiter) {
    this.#delimiter = delimiter;
  }

  /** The record between two positions of a piece; null for Excel's own first line, which says what separates fields. */
  #record(piece: string, start: number, lineEnd: number, isQuoted: boolean): TableRecord | null {
    const line = this.#line;
    this.#line += 1;
    if (lineEnd - start > longestRecord) throw new TableProblem(line, tableTexts.recordTooLong);
    const end = lineEnd > start && piece[lineEnd - 1] === '\r' ? lineEnd - 1 : lineEnd;
    if (end === start) {
      this.#blank += 1;
      if (this.#blank > mostBlank) throw new TableProblem(line, tableTexts.tooLarge);
    }
    if (line === 1 && /^sep=[;,\t]$/i.test(piece.slice(start, end))) return null;
    if (end - start < mostColumns && !isQuoted)
      return new PlainRecord(line, piece, start, end, this.#delimiter);
    this.#line += countLines(piece.slice(start, lineEnd)) - 1;
    const cells = splitRecord(piece.slice(start, end), this.#delimiter, line);
    if (cells.length > mostColumns) throw new TableProblem(line, tableTexts.tooManyColumns);
    return { line, cells };
  }

  /** Line with which the next piece begins; null when it begins within a record. */
  get nextLine(): number | null {
    return this.#rest === '' ? this.#line : null;
  }

  /** Passes lines by, each of which is a record. */
  pass(lines: number): void {
    this.#line += lines;
  }

  /** The records that end in a piece of text. */
  *read(part: string): Generator<TableRecord, void, undefined> {
    const piece = this.#rest === '' ? part : `${this.#rest}${part}`;
    const ends = new RecordEnds(piece);
    let start = 0;
    for (let end = ends.after(start); end !== -1; end = ends.after(start)) {
      const record = this.#record(piece, start, end, ends.isQuoted);
      if (record !== null) yield record;
      start = end + 1;
    }
    this.#rest = piece.slice(start);
    if (this.#rest.length > longestRecord) throw new TableProblem(this.#line, tableTexts.recordTooLong);
  }

  /** The last record, which needs no line break. */
  *end(): Generator<TableRecord, void, undefined> {
    const rest = this.#rest;
    const record = rest === '' ? null : this.#record(rest, 0, rest.length, rest.includes('"'));
    this.#rest = '';
    if (record !== null) yield record;
  }
}

/** Counts of fields of the whole records in a text. */
function fieldCounts(text: string, delimiter: Delimiter): readonly number[] {
  const counts: number[] = [];
  try {
    for (const { cells } of new CsvReader(delimiter).read(text))
      if (cells.some((cell) => cell !== null)) counts.push(cells.length);
  } catch {
    // What is wrong there is told when it is read.
  }
  return counts;
}

/**
 * What separates the fields of a table that begins like this: the first of semicolon, tab and comma that gives the
 * most of its rows the same number of fields, more than one. Null when none does.
 */
export function delimiterOf(beginning: string): Delimiter | null {
  const named = /^sep=([;,\t])\r?\n/i.exec(beginning)?.[1];
  const given = delimiters.find((delimiter) => delimiter === named);
  if (given !== undefined) return given;
  // A last line without its end is whole enough to count.
  const text = beginning.endsWith('\n')
    ? beginning
    : `${beginning.slice(0, beginning.lastIndexOf('\n') + 1) || beginning}\n`;
  let best: { readonly delimiter: Delimiter; readonly share: number } | null = null;
  for (const delimiter of delimiters) {
    const counts = fieldCounts(text, delimiter);
    const tally = new Map<number, number>();
    for (const count of counts) if (count > 1) tally.set(count, (tally.get(count) ?? 0) + 1);
    const share = Math.max(0, ...tally.values()) / Math.max(1, counts.length);
    if (share > (best?.share ?? 0)) best = { delimiter, share };
  }
  return best?.delimiter ?? null;
}
