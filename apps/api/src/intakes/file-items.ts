import { localDayOf } from '@vinrod/locale/clock';
import { formatDay } from '@vinrod/locale/day';
import type { FieldProblem } from '../server/api-error.ts';
import { isRecord, type JsonRecord } from '../server/json-document.ts';
import type { Queries } from '../store/database.ts';
import type { ByteFormat, FileFormat, FileItem, FileSettings } from '../supplier/files/file-format.ts';
import { anySite } from '../supplier/files/peppol/peppol-lines.ts';
import { invoiceLedger } from '../supplier/invoices/invoice-ledger.ts';
import { readFile } from '../supplier/files/read-file.ts';
import { isTable, readTable } from '../supplier/files/tables/index.ts';
import type { SentRow } from '../supplier/rows/row-kind.ts';
import { readParts, type ComingParts } from './file-bytes.ts';
import { readAhead } from '../server/read-ahead.ts';
import { OpenArticles, type FoundArticles } from './file-articles.ts';
import { OpenBuyer, type FoundBuyer } from './file-buyer.ts';
import type { GivenKeys } from './find-sites.ts';
import type { KeptIntake } from './intake-row.ts';
import { findColumns, tableMapping, withKeptMapping, type FoundColumns } from './file-columns.ts';
import type { KeptSettings } from './intake-settings.ts';
import { kindOfFormat, knownFormats, knownKinds, type Recognised } from './known-kinds.ts';
import { intakeTexts } from './texts.ts';

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
  const values = valuesOf(row);
  if (values === null) return 1;
  let count = 0;
  for (const value of values) if (value !== null) count += 1;
  return count;
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
function fileSettings(
  db: Queries,
  settings: KeptSettings,
  { corporateGroup, site }: GivenKeys,
  articles: OpenArticles,
  buyer: OpenBuyer,
): FileSettings {
  const siteKeys = settings.site_keys.map(({ read }) => [read, read] as const);
  return {
    corporateGroup,
    findsCorporateGroup: true,
    // A column of values is one site's when its head is told to stand for one.
    siteIds: new Map(site === null ? siteKeys : [...siteKeys, [anySite, site]]),
    sekPerEur: settings.sek_per_eur,
    priceArea: settings.price_area,
    customerId: null,
    categoriesOf: (seller, sold) => articles.categoriesOf(seller, sold),
    companyOf: (seller, named) => buyer.companyOf(seller, named),
    ledger: invoiceLedger(db),
  };
}

/** A file that is being read. */
export interface OpenFile {
  /** What it is; null until its beginning was read, and for a file of no known kind. */
  recognised(): Recognised | null;
  /** Columns, when it is a table whose beginning was read. */
  columns(): FoundColumns | null;
  /** What it sells, when it is an invoice that was read. */
  articles(): FoundArticles | null;
  /** Whom it is for, when it is an invoice that was read and whose buyer has to be told. */
  buyer(): FoundBuyer | null;
  /** What was told of it, with the mapping that was kept for its head, and what was kept for its seller. */
  settings(): KeptSettings;
  /** Bytes that were read. */
  bytesRead(): number;
  readonly items: AsyncGenerator<PlacedItem, void, undefined>;
}

/** What must be known of an intake to read its file. */
export type KnownIntake = Pick<KeptIntake, 'id' | 'settings' | 'reaches_all'>;

/** How a file is opened. */
interface Opening {
  /**
   * Whether it takes what was kept from files before: the mapping for the head of a table of which nothing is told, the
   * categories of what a seller sells, and the companies that its buyers are.
   */
  readonly mayAdopt?: boolean;
  /** Of a file that is being received. */
  readonly coming?: ComingParts;
  /** Reads its bytes from the beginning; those that are kept of the intake by default. */
  readonly parts?: () => AsyncGenerator<Uint8Array, void, undefined>;
}

/** A table while it is read: what its columns mean is found before its rows. */
class OpenColumns {
  readonly #db: Queries;
  readonly #parts: () => AsyncGenerator<Uint8Array, void, undefined>;
  readonly #given: GivenKeys;
  readonly #mayAdopt: boolean;
  readonly articles: OpenArticles;
  readonly buyer: OpenBuyer;
  settings: KeptSettings;
  found: FoundColumns | null = null;

  constructor(
    db: Queries,
    intake: KnownIntake,
    given: GivenKeys,
    mayAdopt: boolean,
    parts: () => AsyncGenerator<Uint8Array, void, undefined>,
  ) {
    const { settings } = intake;
    this.#db = db;
    this.#parts = parts;
    this.settings = settings;
    this.#given = given;
    this.#mayAdopt = mayAdopt;
    this.articles = new OpenArticles(db, settings, mayAdopt);
    this.buyer = new OpenBuyer(db, intake, mayAdopt);
  }

  get fileSettings(): FileSettings {
    return fileSettings(this.#db, this.settings, this.#given, this.articles, this.buyer);
  }

  /** Finds the columns, with the mapping that is kept for such a head; in a reader of its own, for it may read to the end. */
  async find() {
    const found = await this.#findAsTold();
    const kept =
      this.#mayAdopt && !('problems' in found) ? await withKeptMapping(this.#db, this.settings, found) : null;
    if (kept === null) return found;
    this.settings = kept;
    return this.#findAsTold();
  }

  #findAsTold() {
    return findColumns(this.#parts(), this.settings, this.fileSettings);
  }

  async *items(body: AsyncIterable<Uint8Array>): AsyncGenerator<FileItem, void, undefined> {
    const found = await this.find();
    if ('problems' in found) {
      yield { line: 1, problems: found.problems };
      return;
    }
    this.found = found;
    const { kind, headLine } = found;
    if (kind === null)
      yield { line: headLine, problems: [{ field: '', texts: [intakeTexts.unknownColumns] }] };
    else yield* readTable(body, kind, tableMapping(this.settings), this.fileSettings);
  }

  get recognised(): Recognised | null {
    const known = knownKinds.find(({ kind }) => kind === this.found?.kind);
    return this.found === null || known === undefined ? null : { known, format: this.found.format };
  }
}

/**
 * Opens the file of an intake.
 *
 * @param given - keys of what was told
 */
export function openFile(
  db: Queries,
  intake: KnownIntake,
  given: GivenKeys,
  { mayAdopt = false, coming, parts = () => readParts(db, intake.id, coming) }: Opening = {},
): OpenFile {
  const columns = new OpenColumns(db, intake, given, mayAdopt, parts);
  const table: ByteFormat = {
    name: 'csv, xlsx',
    recognises: (_, beginning) => isTable(beginning),
    readBytes: (body) => columns.items(body),
  };
  let recognised: Recognised | null = null;
  let size = 0;
  async function* bytes(): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const part of readAhead(parts())) {
      size += part.length;
      yield part;
    }
  }
  function keepFormat(format: FileFormat): void {
    if (format !== table) recognised = kindOfFormat(format);
  }
  async function* items(): AsyncGenerator<PlacedItem, void, undefined> {
    let item = 0;
    const formats = [...knownFormats, table];
    for await (const read of readFile(bytes(), formats, columns.fileSettings, keepFormat)) {
      const place = { item, line: read.line };
      item += 1;
      if ('problems' in read) yield { ...place, problems: read.problems };
      else if (isRecord(read.row)) yield { ...place, ...read, row: read.row };
    }
  }
  return {
    recognised: () => recognised ?? columns.recognised,
    columns: () => columns.found,
    articles: () => columns.articles.found,
    buyer: () => columns.buyer.found,
    settings: () => ({
      ...columns.settings,
      article_categories: columns.articles.given,
      buyer: columns.buyer.given,
    }),
    bytesRead: () => size,
    items: items(),
  };
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
