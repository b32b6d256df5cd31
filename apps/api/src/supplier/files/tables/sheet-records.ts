import { mostColumns } from './csv-records.ts';
import { longestNumberCell, NumberCells } from './number-cells.ts';
import type { ShownAs } from './number-formats.ts';
import {
  BadCell,
  SerialTime,
  TableProblem,
  type RecordBatches,
  type TableCell,
  type TableRecord,
} from './table-cell.ts';
import { tableTexts } from './texts.ts';
import { notQuick } from '../../../import/line-reader.ts';
import { xmlEvents } from './xml-events.ts';

/** What the cells of a sheet refer to. */
export interface SheetContext {
  readonly sharedStrings: readonly string[];
  readonly styles: readonly ShownAs[];
  /** Days between 1970 and the day that serial numbers count from: 25 569, or 24 107 for old Macs. */
  readonly epoch: number;
}

const dayMs = 86_400_000;
/** Maximum cells of a sheet, empty ones before others included: a full sheet of a hundred columns. */
const mostCells = 100_000_000;
/** Maximum characters of a cell, with room for those that programs count otherwise. */
const longestText = 100_000;
/** Last row of a sheet. */
const lastRow = 1_048_576;

function columnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column - 1;
}

/** A serial number as what its format shows; seconds are whole. */
function timeOf(serial: number, shown: ShownAs, epoch: number): SerialTime {
  // A whole day shown as a time of day is midnight; a date shown so has its day all the same.
  const hasDate = shown.date || serial >= 1;
  const wallMs = Math.round((serial - (hasDate ? epoch : 0)) * (dayMs / 1000)) * 1000;
  return new SerialTime(wallMs, hasDate, shown.clock || wallMs % dayMs !== 0);
}

/** A cell while it is being read. */
interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  isFormula: boolean;
  text: string;
  hasValue: boolean;
}

function numberOf(number: number, style: number, { styles, epoch }: SheetContext): TableCell {
  const shown = styles[style];
  return shown === undefined || !(shown.date || shown.clock) || number < 0
    ? number
    : timeOf(number, shown, epoch);
}

function valueOf(cell: OpenCell, context: SheetContext): TableCell {
  const { type, text } = cell;
  const { sharedStrings } = context;
  if (!cell.hasValue) return cell.isFormula ? new BadCell(tableTexts.noCachedValue) : null;
  if (type === 'e') return new BadCell(tableTexts.formulaError({ read: text.slice(0, 20) }));
  if (type === 's') return sharedStrings[Number(text)] ?? new BadCell(tableTexts.noSharedText);
  if (type === 'b') return text === '1' ? 'true' : 'false';
  if (type !== 'n') return text;
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number))
    return new BadCell(tableTexts.formulaError({ read: text.slice(0, 20) }));
  return numberOf(number, cell.style, context);
}

/** Collects the rows of a sheet. */
class RowCollector {
  readonly #context: SheetContext;
  #rows: TableRecord[] = [];
  #line = 0;
  #cells: TableCell[] = [];
  #cell: OpenCell | null = null;
  readonly #numbers = new NumberCells();
  #isInRow = false;
  #isInText = false;
  #isInPhonetic = false;
  #total = 0;

  constructor(context: SheetContext) {
    this.#context = context;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') this.#beginRow(attributes['r']);
    else if (name === 'c') this.#beginCell(attributes);
    else if (name === 'rPh') this.#isInPhonetic = true;
    else if (this.#cell !== null) {
      if (name === 'f') this.#cell.isFormula = true;
      if (name === 'v' || name === 't') this.#beginText();
    }
  }

  #beginRow(number: string | undefined): void {
    const line = number === undefined ? this.#line + 1 : Number(number);
    if (!Number.isInteger(line) || line <= this.#line || line > lastRow)
      throw new TableProblem(this.#line + 1, tableTexts.damagedWorkbook);
    this.#line = line;
    this.#cells = [];
    this.#isInRow = true;
  }

  #beginCell(attributes: Readonly<Record<string, string>>): void {
    const { r: reference } = attributes;
    this.#cell = {
      column: this.#nextColumn(reference === undefined ? null : columnOf(reference)),
      type: attributes['t'] ?? 'n',
      style: Number(attributes['s'] ?? '0'),
      isFormula: false,
      text: '',
      hasValue: false,
    };
  }

  /** @param named - null when the cell does not name its column */
  #nextColumn(named: number | null): number {
    const column = named ?? this.#cells.length;
    if (column < this.#cells.length || column >= mostColumns)
      throw new TableProblem(Math.max(1, this.#line), tableTexts.damagedWorkbook);
    return column;
  }

  /** Whether a cell may begin here. */
  get isBetweenCells(): boolean {
    return this.#isInRow && this.#cell === null;
  }

  /** Takes a cell of a number from the text of the sheet; see {@link NumberCells}. */
  passNumber(text: string, start: number): number {
    const end = this.#numbers.pass(text, start);
    if (end === notQuick) return notQuick;
    const { column, style, number } = this.#numbers;
    this.#put(this.#nextColumn(column), numberOf(number, style, this.#context));
    return end;
  }

  #put(column: number, cell: TableCell): void {
    while (this.#cells.length < column) this.#cells.push(null);
    this.#cells.push(cell);
  }

  #beginText(): void {
    this.#isInText = !this.#isInPhonetic;
    if (this.#cell !== null && this.#isInText) this.#cell.hasValue = true;
  }

  text(text: string): void {
    if (!this.#isInText || this.#cell === null) return;
    this.#cell.text += text;
    if (this.#cell.text.length > longestText)
      throw new TableProblem(Math.max(1, this.#line), tableTexts.damagedWorkbook);
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#isInText = false;
    else if (name === 'rPh') this.#isInPhonetic = false;
    else if (name === 'c') this.#endCell();
    else if (name === 'row') this.#endRow();
  }

  #endCell(): void {
    const cell = this.#cell;
    this.#cell = null;
    if (cell !== null) this.#put(cell.column, valueOf(cell, this.#context));
  }

  #endRow(): void {
    this.#isInRow = false;
    this.#total += this.#cells.length;
    if (this.#total > mostCells) throw new TableProblem(this.#line, tableTexts.tooLarge);
    if (this.#cells.length > 0) this.#rows.push({ line: this.#line, cells: this.#cells });
  }

  take(): readonly TableRecord[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }
}

/** The rows of a sheet (ECMA-376 part 1, 18.3.1) as it is read. Formulas have the value that was last computed. */
export async function* sheetRecords(bytes: AsyncIterable<Uint8Array>, context: SheetContext): RecordBatches {
  const rows = new RowCollector(context);
  const events = xmlEvents(bytes, {
    open: (name, attributes) => rows.open(name, attributes),
    text: (text) => rows.text(text),
    close: (name) => rows.close(name),
    quick: {
      beginning: '<c',
      longest: longestNumberCell,
      isPlace: () => rows.isBetweenCells,
      pass: (text, start) => rows.passNumber(text, start),
    },
  });
  for await (const _ of events) yield rows.take();
}
