import type { Transaction } from 'kysely';
import type { Day } from '@vinrod/locale/day';
import type { FieldProblem } from '../../server/api-error.ts';
import type { JsonRecord } from '../../server/json-document.ts';
import type { FileFormat, FileNotice } from '../files/file-format.ts';
import type { Schema } from '../../store/schema/index.ts';

/** A row that follows the contract, with its line in the request. */
export interface SentRow<Row> {
  readonly line: number;
  readonly row: Row;
  /** The bytes of the file that it came as, when they are kept. */
  readonly original?: Uint8Array;
  /** What somebody should know of it. */
  readonly notices?: readonly FileNotice[];
}

/** Days of which values of a site are replaced. */
export interface ReplacedDaysOfSite {
  /** uuid. */
  readonly siteId: string;
  readonly days: readonly Day[];
}

/** A row that was not there, or differed from what was. */
export interface StoredRow {
  readonly result: 'created' | 'changed';
  /** Corporate group that it belongs to; null for what is everybody's. */
  readonly corporateGroupId: string | null;
  /** Fields that differed, as they were; empty for a new row. */
  readonly before: JsonRecord;
  /** The same fields as they are now. */
  readonly after: JsonRecord;
  /** Days of meter values that were others before. */
  readonly replacedDays?: ReplacedDaysOfSite;
}

/** What became of a row. */
export type RowOutcome =
  | StoredRow
  | { readonly result: 'unchanged' }
  | { readonly result: 'refused'; readonly problems: readonly FieldProblem[] };

/** Refuses a row. */
export function refusedRow(...problems: readonly FieldProblem[]): RowOutcome {
  return { result: 'refused', problems };
}

/** Who puts rows: a service account, or whoever reads a file in; null when no person does. */
export interface Putter {
  readonly accountId: string | null;
  readonly name: string;
}

/** A request or a file whose rows are being stored, a batch at a time. */
export interface Intake {
  readonly id: string;
  readonly caller: Putter;
  /** Instant at which its rows arrived. */
  readonly now: Date;
  /** Name of the file that is read in, of which one event tells when it ends; a request is told of batch by batch. */
  readonly fileName?: string;
}

/** A kind of rows that the supplier's own systems put. */
export interface RowKind<Row> {
  /** Maximum length of a row, bytes. */
  readonly longestRow: number;
  /** Rows stored in one transaction, or the sum of their weights. */
  readonly batchSize: number;
  /** How much work a row is; by default each is 1. */
  readonly weight?: (row: Row) => number;
  /** Files that others write and that hold such rows. */
  readonly formats: readonly FileFormat[];
  /** Whether replaced rows are kept elsewhere, as those of meter values are. */
  readonly keepsOwnHistory?: boolean;
  /** Whether reading a file of such rows asks the database what the portal has already. */
  readonly readsStored?: boolean;
  /** What a row is known by: the same for rows of which the later one wins. */
  readonly key: (row: Row) => string;
  /**
   * Stores rows with different keys, and answers for each in their order. It refuses what the database would refuse.
   *
   * @param isDryRun - whether all of it is rolled back: what tells by itself what storing would do need not store anything
   */
  readonly store: (
    trx: Transaction<Schema>,
    rows: readonly SentRow<Row>[],
    intake: Intake,
    isDryRun: boolean,
  ) => Promise<readonly RowOutcome[]>;
}
