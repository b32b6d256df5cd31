import { splitFields } from './csv-fields.ts';
import { notQuick, type LineReader, type MeterFileSink } from './line-reader.ts';
import { LongLines } from './long-lines.ts';
import { ImportError, type ProblemList } from './problems.ts';
import { readTextPieces } from './text-pieces.ts';
import type { ImportTimeZone } from './timestamps.ts';
import { WideLines } from './wide-lines.ts';

/** First column of the wide form. */
export const wideTimeColumn = 'utc_hour_start';
/** Header of the long form. */
export const longHeader = 'site,timestamp,kwh';

/** A meter file and how to interpret its times. */
export interface MeterFile {
  readonly path: string;
  /** Time zone of times without `Z` or offset in a long file. */
  readonly timeZone: ImportTimeZone;
  /** The current instant: later values are refused. */
  readonly now: Date;
}

/** Advice for a file written by a spreadsheet or the portal itself. */
const semicolonHint =
  'the fields are separated by ";" as in files for spreadsheets and in the reports of the portal, which round values ' +
  `and mix estimates among them; write "${longHeader}" with "," between the fields and a decimal point`;

function readerFor(header: string, file: MeterFile, sink: MeterFileSink, problems: ProblemList): LineReader {
  const fields = splitFields(header);
  if (fields?.map((field) => field.trim()).join(',') === longHeader)
    return new LongLines(file, sink, problems);
  if (fields?.[0]?.trim() !== wideTimeColumn || fields.length < 2) {
    if (header.includes(';')) throw new ImportError([{ line: 1, message: semicolonHint }]);
    const message = `the header must be "${wideTimeColumn},<site>,…" or "${longHeader}"`;
    throw new ImportError([{ line: 1, message }]);
  }
  if (file.timeZone !== 'UTC') {
    const message = `the column ${wideTimeColumn} is in UTC; leave --timezone out`;
    throw new ImportError([{ line: 1, message }]);
  }
  return new WideLines(fields, file.now, sink, problems);
}

const lineFeed = 10;
const carriageReturn = 13;

/** Reads the lines of pieces of a meter file, the first of them as its header. */
class MeterLines {
  readonly #readHeader: (header: string) => LineReader;
  #reader: LineReader | null = null;
  valueLines = 0;

  constructor(readHeader: (header: string) => LineReader) {
    this.#readHeader = readHeader;
  }

  get hasHeader(): boolean {
    return this.#reader !== null;
  }

  /** @returns the number of lines in a piece */
  read(bytes: Buffer, firstLine: number): number {
    let at = 0;
    let number = firstLine;
    while (at < bytes.length) {
      const next = this.#reader?.readQuickly(bytes, at, number) ?? notQuick;
      if (next === notQuick) at = this.#readText(bytes, at, number);
      else {
        this.valueLines += 1;
        at = next;
      }
      number += 1;
    }
    return number - firstLine;
  }

  #readText(bytes: Buffer, start: number, number: number): number {
    const lineEnd = bytes.indexOf(lineFeed, start);
    const end = lineEnd === -1 ? bytes.length : lineEnd;
    const textEnd = end > start && bytes[end - 1] === carriageReturn ? end - 1 : end;
    const line = bytes.toString('utf8', start, textEnd);
    if (this.#reader === null) this.#reader = this.#readHeader(line);
    else if (line !== '') {
      this.#reader.read(line, number);
      this.valueLines += 1;
    }
    return end + 1;
  }
}

/**
 * Reads a wide file (`utc_hour_start`, one column of kWh per site) or a long one (`site,timestamp,kwh`), gzip or plain,
 * piece by piece.
 * @throws {ImportError} when the file is damaged, or too many lines are wrong
 */
export async function readMeterFile(
  file: MeterFile,
  sink: MeterFileSink,
  problems: ProblemList,
): Promise<void> {
  const { path } = file;
  const lines = new MeterLines((header) => readerFor(header, file, sink, problems));
  await readTextPieces(path, {
    read: (bytes, firstLine) => lines.read(bytes, firstLine),
    pause: () => sink.pause(),
  });
  if (!lines.hasHeader) throw new ImportError([{ line: null, message: `The file ${path} is empty.` }]);
  if (lines.valueLines === 0)
    throw new ImportError([{ line: 2, message: 'there are no values below the header' }]);
}
