import type { FieldProblem } from '../../../server/api-error.ts';
import type { JsonRecord } from '../../../server/json-document.ts';
import type { FileItem, FileSettings } from '../file-format.ts';
import { readCell } from './cell-values.ts';
import type { Field } from './field.ts';
import { fieldsOf } from './fields.ts';
import type { TableMapping } from './mapping.ts';
import type { TablePlan } from './plan.ts';
import { NumberReader } from './read-number.ts';
import { cellText, isTooWide, type RecordBatches, type TableRecord } from './table-cell.ts';
import { tableTexts } from './texts.ts';

interface ReadColumn {
  readonly index: number;
  readonly head: string;
  readonly field: Field;
  readonly unit: string | null;
  readonly numbers: NumberReader;
}

/** The facts of a row by meaning, as far as they could be read, and what is wrong with its cells. */
interface Facts {
  readonly facts: ReadonlyMap<string, unknown>;
  readonly problems: readonly FieldProblem[];
}

/** Nests facts by the dots in their meanings. */
function nested(facts: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  const parts = new Map<string, Record<string, unknown>>();
  for (const [meaning, value] of facts) {
    const [part = '', name] = meaning.split('.');
    if (name === undefined) row[part] = value;
    else {
      const inner = parts.get(part) ?? {};
      inner[name] = value;
      parts.set(part, inner);
      row[part] = inner;
    }
  }
  return row;
}

function isFacts(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What the contract wants besides what a table says: parts of an address and of a contract that are not known. */
function completed(row: Record<string, unknown>): JsonRecord {
  const { address, contract, ...rest } = row;
  const parts = isFacts(address) ? address : {};
  const full: Record<string, unknown> = { ...parts, ...rest };
  if (isFacts(contract)) full['contract'] = { end_date: null, notice_months: null, ...contract };
  for (const name of ['invoice_address', 'visiting_address']) {
    const own = full[name];
    if (isFacts(own)) full[name] = { country: 'SE', ...own };
  }
  return full;
}

/** Reads the facts of rows. */
class FactReader {
  readonly #width: number;
  readonly #columns: readonly ReadColumn[];
  readonly #constants: ReadonlyMap<string, unknown>;
  readonly #dateOrder: TableMapping['dateOrder'];

  constructor({ kind, columns }: TablePlan, mapping: TableMapping, settings: FileSettings) {
    const numbers = (): NumberReader => new NumberReader(mapping.decimalMark ?? null);
    const fields = fieldsOf[kind];
    this.#width = columns.length;
    this.#dateOrder = mapping.dateOrder;
    this.#columns = columns.flatMap(({ meaning, head, unit }, index) => {
      const field = fields.find((own) => own.meaning === meaning);
      return field === undefined ? [] : [{ index, head, field, unit, numbers: numbers() }];
    });
    const constants = new Map<string, unknown>();
    const isNamed = fields.some(({ meaning }) => meaning === 'corporate_group');
    if (isNamed && settings.corporateGroup !== null)
      constants.set('corporate_group', settings.corporateGroup);
    for (const [meaning, text] of Object.entries(mapping.constants ?? {})) {
      const field = fields.find((own) => own.meaning === meaning);
      if (field === undefined) continue;
      const read = readCell(text, field.reading, { numbers: numbers(), dateOrder: null, unit: null });
      constants.set(meaning, 'value' in read ? read.value : text);
    }
    this.#constants = constants;
  }

  read(record: TableRecord): Facts {
    const { cells } = record;
    const facts = new Map(this.#constants);
    if (isTooWide(record, this.#width))
      return { facts, problems: [{ field: '', texts: [tableTexts.tooWide] }] };
    const problems: FieldProblem[] = [];
    for (const { index, head, field, unit, numbers } of this.#columns) {
      const cell = cells[index] ?? null;
      if (cellText(cell) === '') {
        // An empty list is a list; another empty cell leaves what there was.
        if (field.reading.as === 'integers') facts.set(field.meaning, []);
        continue;
      }
      const read = readCell(cell, field.reading, { numbers, dateOrder: this.#dateOrder ?? null, unit });
      if ('problem' in read) problems.push({ field: head, texts: [read.problem] });
      else facts.set(field.meaning, read.value);
    }
    return { facts, problems };
  }
}

/** An invoice whose lines are being read. */
interface OpenInvoice {
  readonly line: number;
  readonly number: unknown;
  readonly facts: ReadonlyMap<string, unknown>;
  readonly lines: JsonRecord[];
  /** Whether one of its rows was refused: an invoice without one of its lines would be another. */
  isRefused: boolean;
}

const linePart = 'lines.';

function invoiceItem({ line, facts, lines }: OpenInvoice): FileItem {
  const own = [...facts].filter(([meaning]) => !meaning.startsWith(linePart));
  return { line, row: { ...nested(own), lines } };
}

/** The line of an invoice in a row; its period is the invoice's unless it says another. */
function lineOf(facts: ReadonlyMap<string, unknown>): JsonRecord {
  const periods = { period_start: facts.get('period_start'), period_end: facts.get('period_end') };
  const own = [...facts].filter(([meaning]) => meaning.startsWith(linePart));
  return { ...periods, ...nested(own.map(([meaning, value]) => [meaning.slice(linePart.length), value])) };
}

/** Joins rows that follow each other with one invoice number into an invoice with lines. */
async function* invoiceItems(
  records: AsyncIterable<TableRecord>,
  reader: FactReader,
): AsyncGenerator<FileItem, void, undefined> {
  let open: OpenInvoice | null = null;
  for await (const record of records) {
    const { line } = record;
    const { facts, problems } = reader.read(record);
    if (problems.length > 0) yield { line, problems };
    const number: unknown = facts.get('invoice_number') ?? open?.number;
    if (open !== null && open.number !== number) {
      if (!open.isRefused) yield invoiceItem(open);
      open = null;
    }
    open ??= { line, number, facts, lines: [], isRefused: false };
    open.isRefused ||= problems.length > 0;
    open.lines.push(lineOf(facts));
  }
  if (open !== null && !open.isRefused) yield invoiceItem(open);
}

async function* oneByOne(batches: RecordBatches): AsyncGenerator<TableRecord, void, undefined> {
  for await (const batch of batches) yield* batch;
}

/** The rows of a table of facts. */
export async function* factItems(
  batches: RecordBatches,
  plan: TablePlan,
  mapping: TableMapping,
  settings: FileSettings,
): AsyncGenerator<FileItem, void, undefined> {
  const reader = new FactReader(plan, mapping, settings);
  const records = oneByOne(batches);
  if (plan.kind === 'invoices') {
    yield* invoiceItems(records, reader);
    return;
  }
  for await (const record of records) {
    const { line } = record;
    const { facts, problems } = reader.read(record);
    yield problems.length === 0 ? { line, row: completed(nested(facts)) } : { line, problems };
  }
}
