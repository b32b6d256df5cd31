import { CsvReader, delimiterOf, PlainRecord, type Delimiter } from './csv-records.ts';
import { decodeText, type DecodedPart, type TextEncoding } from './decode-text.ts';
import { piecesOf } from './pieces.ts';
import { QuickLines } from './quick-lines.ts';
import { isBlank, TableProblem, type RecordBatches, type TableRecord } from './table-cell.ts';
import { tableTexts } from './texts.ts';
import { sheetsOf, type Sheet } from './workbook-sheets.ts';
import { Workbook } from './workbook.ts';

/** A file with tables, while it is open. */
export interface OpenTable {
  readonly format: 'csv' | 'xlsx';
  /** Of a csv file. */
  readonly encoding: TextEncoding | null;
  readonly delimiter: Delimiter | null;
  /** Of a csv file one without a name, which can be read once. */
  readonly sheets: readonly Sheet[];
  readonly close: () => Promise<void>;
}

/** Whether bytes begin as a zip file, which a workbook is. */
export function isZip(beginning: Uint8Array): boolean {
  return beginning[0] === 0x50 && beginning[1] === 0x4b && beginning[2] === 0x03 && beginning[3] === 0x04;
}

async function* withFirst<Part>(
  first: Part,
  rest: AsyncGenerator<Part, void, undefined>,
): AsyncGenerator<Part, void, undefined> {
  try {
    yield first;
    yield* rest;
  } finally {
    // Not begun yet when only the first part was read.
    await rest.return();
  }
}

const [zero, nine] = ['0'.charCodeAt(0), '9'.charCodeAt(0)];

function hasNothing(record: TableRecord): boolean {
  if (record instanceof PlainRecord) {
    // Most begin with a digit, for which their cells need not be cut out.
    const first = record.piece.charCodeAt(record.start);
    if (record.end > record.start && first >= zero && first <= nine) return false;
  }
  return isBlank(record);
}

/** Reads the records of text, and tells which come after an empty line. */
class FilledRecords {
  readonly #reader: CsvReader;
  #isAfterBlank = false;

  constructor(delimiter: Delimiter) {
    this.#reader = new CsvReader(delimiter);
  }

  /** Line with which the next piece begins; null within a record, and after an empty line, where another table may begin. */
  get nextLine(): number | null {
    return this.#isAfterBlank ? null : this.#reader.nextLine;
  }

  /** Passes lines by, none of which is empty. */
  pass(lines: number): void {
    this.#reader.pass(lines);
  }

  /** Adds the records that end in a piece of text, or at the end of all of it; those before a problem are added too. */
  addTo(batch: TableRecord[], text: string | null): void {
    for (const record of text === null ? this.#reader.end() : this.#reader.read(text)) {
      const isEmpty = hasNothing(record);
      const { line } = record;
      if (!isEmpty)
        batch.push(this.#isAfterBlank ? { line, cells: record.cells, isAfterBlank: true } : record);
      this.#isAfterBlank = isEmpty;
    }
  }
}

async function* withEnd(
  texts: AsyncIterable<DecodedPart>,
): AsyncGenerator<DecodedPart | null, void, undefined> {
  yield* texts;
  yield null;
}

async function* csvRecords(
  texts: AsyncIterable<DecodedPart>,
  delimiter: Delimiter,
  quick: QuickLines,
): RecordBatches {
  const records = new FilledRecords(delimiter);
  for await (const part of withEnd(texts)) {
    const batch: TableRecord[] = [];
    try {
      records.pass(part?.quickLines ?? 0);
      records.addTo(batch, part?.text ?? null);
    } catch (error) {
      yield batch;
      throw error;
    }
    quick.nextLine = records.nextLine;
    yield batch;
  }
}

async function* sheetRows(sheet: Sheet): RecordBatches {
  for await (const batch of sheet.records()) yield batch.filter((record) => !isBlank(record));
}

async function openWorkbook(body: AsyncIterable<Uint8Array>): Promise<OpenTable> {
  const workbook = await Workbook.open(body);
  try {
    const sheets = await sheetsOf(workbook);
    return {
      format: 'xlsx',
      encoding: null,
      delimiter: null,
      sheets: sheets.map((sheet) => ({ name: sheet.name, records: () => sheetRows(sheet) })),
      close: () => workbook.close(),
    };
  } catch (error) {
    await workbook.close();
    throw error;
  }
}

/**
 * Opens a csv file or a workbook, told apart by their bytes.
 *
 * @throws TableProblem when it is neither, or damaged.
 */
export async function openTable(body: AsyncIterable<Uint8Array>): Promise<OpenTable> {
  const pieces = piecesOf(body);
  const first = await pieces.next();
  if (first.done === true) throw new TableProblem(1, tableTexts.noTable);
  if (isZip(first.value)) return openWorkbook(withFirst(first.value, pieces));
  const quick = new QuickLines();
  const texts = decodeText(withFirst(first.value, pieces), quick);
  const beginning = await texts.next();
  if (beginning.done === true) throw new TableProblem(1, tableTexts.noTable);
  const { text, encoding } = beginning.value;
  const delimiter = delimiterOf(text);
  if (delimiter === null) throw new TableProblem(1, tableTexts.noTable);
  return {
    format: 'csv',
    encoding,
    delimiter,
    sheets: [
      { name: '', records: () => csvRecords(withFirst(beginning.value, texts), delimiter, quick), quick },
    ],
    close: async () => {
      await texts.return();
    },
  };
}
