import { localDayOf } from '@vinrod/locale/clock';
import { formatDay } from '@vinrod/locale/day';
import type { FieldProblem } from '../server/api-error.ts';
import { isRecord, type JsonRecord } from '../server/json-document.ts';
import type { Queries } from '../store/database.ts';
import type { FileFormat, FileSettings } from '../supplier/files/file-format.ts';
import { invoiceLedger } from '../supplier/invoices/invoice-ledger.ts';
import { readFile } from '../supplier/files/read-file.ts';
import type { SentRow } from '../supplier/rows/row-kind.ts';
import { readParts } from './file-bytes.ts';
import type { KeptIntake } from './intake-row.ts';
import { kindOfFormat, knownFormats, type Recognised } from './known-kinds.ts';

/** A row of a file in its place, or what is wrong there. */
export type PlacedItem = { readonly item: number; readonly line: number } & (
  | Pick<SentRow<JsonRecord>, 'row' | 'original'>
  | { readonly problems: readonly FieldProblem[] }
);

/** A value that a row of meter values has in one of its steps. */
export function valuesOf(row: JsonRecord): readonly unknown[] | null {
  return Array.isArray(row['kwh']) ? row['kwh'] : null;
}

/** How many rows a row counts for: a run of meter values for as many as it has values. */
export function countOf(row: JsonRecord): number {
  return valuesOf(row)?.filter((value) => value !== null).length ?? 1;
}

const stepsMs: Readonly<Record<string, number>> = { hour: 3_600_000, quarter: 900_000 };

/** Milliseconds of a step of a row of meter values. */
export function stepOf(row: JsonRecord): number {
  return stepsMs[String(row['resolution'])] ?? 3_600_000;
}

const dayFields = ['day', 'invoice_date', 'valid_from', 'supply_start'];

/** First and last local day that a row is of; null when it is of none. */
export function daysOf(row: JsonRecord): readonly [string, string] | null {
  const values = valuesOf(row);
  const start = typeof row['start'] === 'string' ? Date.parse(row['start']) : Number.NaN;
  if (values !== null && !Number.isNaN(start)) {
    const last = start + Math.max(0, values.length - 1) * stepOf(row);
    return [formatDay(localDayOf(start)), formatDay(localDayOf(last))];
  }
  const day = dayFields.map((name) => row[name]).find((value) => typeof value === 'string');
  return typeof day === 'string' ? [day, day] : null;
}

/** What a file needs to be told, in the form in which formats take it. Sites are found later, in every corporate group. */
function fileSettings(db: Queries, { settings }: KeptIntake, corporateGroup: string | null): FileSettings {
  return {
    corporateGroup,
    siteIds: new Map(),
    sekPerEur: settings.sek_per_eur,
    priceArea: settings.price_area,
    customerId: null,
    categories: new Map(),
    ledger: invoiceLedger(db),
  };
}

/** A file that is being read. */
export interface OpenFile {
  /** What it is; null until its beginning was read, and for a file of no known kind. */
  recognised(): Recognised | null;
  /** Bytes that were read. */
  bytesRead(): number;
  readonly items: AsyncGenerator<PlacedItem, void, undefined>;
}

/**
 * Opens the file of an intake.
 *
 * @param corporateGroup - key of the corporate group that rows without one are of
 */
export function openFile(db: Queries, intake: KeptIntake, corporateGroup: string | null): OpenFile {
  let recognised: Recognised | null = null;
  let size = 0;
  async function* bytes(): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const part of readParts(db, intake.id)) {
      size += part.length;
      yield part;
    }
  }
  function keepFormat(format: FileFormat): void {
    recognised = kindOfFormat(format);
  }
  async function* items(): AsyncGenerator<PlacedItem, void, undefined> {
    let item = 0;
    for await (const read of readFile(
      bytes(),
      knownFormats,
      fileSettings(db, intake, corporateGroup),
      keepFormat,
    )) {
      const place = { item, line: read.line };
      item += 1;
      if ('problems' in read) yield { ...place, problems: read.problems };
      else if (isRecord(read.row)) yield { ...place, ...read, row: read.row };
    }
  }
  return { recognised: () => recognised, bytesRead: () => size, items: items() };
}

/** Rows of which an item in a file is part, cut so that the same file gives the same batches each time. */
export async function* batchesOf(file: OpenFile): AsyncGenerator<readonly PlacedItem[], void, undefined> {
  let batch: PlacedItem[] = [];
  let weight = 0;
  for await (const item of file.items) {
    batch.push(item);
    weight += 'row' in item ? (valuesOf(item.row)?.length ?? 1) : 1;
    if (weight < (file.recognised()?.known.batchSize ?? 1)) continue;
    yield batch;
    batch = [];
    weight = 0;
  }
  if (batch.length > 0) yield batch;
}
