import { sql, type Transaction } from 'kysely';
import type { Database } from '../../store/index.ts';
import type { Schema } from '../../store/schema/index.ts';
import { supplierTexts } from '../texts.ts';
import { readAhead } from '../../server/read-ahead.ts';
import { batchesAhead, batchesOf } from './batches-of.ts';
import { recordChanges } from './record-changes.ts';
import { refusedRow, type Intake, type RowKind, type RowOutcome, type SentRow } from './row-kind.ts';

/** How rows are stored in a transaction. */
interface StoringIn<Row> {
  readonly operationId: string;
  readonly kind: RowKind<Row>;
  readonly intake: Intake;
  /** Whether to roll back what was stored. */
  readonly isDryRun: boolean;
}

/** How rows are stored. */
export interface Storing<Row> extends StoringIn<Row> {
  readonly database: Database;
}

/** What a transaction that stores rows does besides. */
export interface Beside<Row> {
  readonly begin: (trx: Transaction<Schema>) => Promise<void>;
  readonly end: (trx: Transaction<Schema>, stored: readonly StoredOutcome<Row>[]) => Promise<void>;
}

function sentIn<Row>(row: SentRow<Row>): SentRow<Row> {
  return row;
}

/** Rolls back what was tried, or what is not to be stored in part. */
class RolledBack extends Error {}

async function storeIn<Row>(
  trx: Transaction<Schema>,
  { kind, intake, operationId, isDryRun }: StoringIn<Row>,
  rows: readonly SentRow<Row>[],
): Promise<readonly RowOutcome[]> {
  const outcomes = await kind.store(trx, rows, intake, isDryRun);
  await recordChanges(trx, {
    intake,
    operationId,
    keepsHistory: kind.keepsOwnHistory !== true,
    rows: rows.map(({ row }, index) => ({
      key: kind.key(row),
      outcome: outcomes[index] ?? { result: 'unchanged' },
    })),
  });
  return outcomes;
}

async function inTransaction<Result>(
  { database, isDryRun }: Pick<Storing<never>, 'database' | 'isDryRun'>,
  work: (trx: Transaction<Schema>) => Promise<Result>,
  isUnwanted: (result: Result) => boolean = () => false,
): Promise<Result> {
  let undone: { readonly result: Result } | null = null;
  try {
    return await database.transaction(async (trx) => {
      const result = await work(trx);
      if (!isDryRun && !isUnwanted(result)) return result;
      undone = { result };
      throw new RolledBack('Nothing of this is to be stored.');
    });
  } catch (error) {
    if (error instanceof RolledBack && undone !== null) return resultOf(undone);
    throw error;
  }
}

function resultOf<Result>({ result }: { readonly result: Result }): Result {
  return result;
}

/** The name of the rule of the database that an error breaks (SQLSTATE class 22 and 23); null for another error. */
export function brokenRule(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  if (!/^2[23]/.test(error.code)) return null;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : error.code;
}

/**
 * Stores rows with different keys in one transaction, together with their history and an audit event. When the database
 * refuses something in spite of what the kind checks, each row is stored by itself, so that one bad row costs no other.
 */
export async function storeBatch<Row>(
  storing: Storing<Row>,
  rows: readonly SentRow<Row>[],
): Promise<readonly RowOutcome[]> {
  try {
    return await inTransaction(storing, (trx) => storeIn(trx, storing, rows));
  } catch (error) {
    const rule = brokenRule(error);
    if (rule === null) throw error;
    if (rows.length === 1) return [refusedRow({ field: '', texts: [supplierTexts.againstRule({ rule })] })];
  }
  const outcomes: RowOutcome[] = [];
  for (const row of rows) outcomes.push(...(await storeBatch(storing, [row])));
  return outcomes;
}

/** A row with what became of it. */
export interface StoredOutcome<Row> {
  readonly row: SentRow<Row>;
  readonly outcome: RowOutcome;
}

/**
 * Stores rows in their order, the later of two with the same key after the earlier one, in a transaction that ends later.
 *
 * @throws what the database refuses in spite of what the kind checks; nothing more can be done in the transaction then.
 */
export async function storeInOrder<Row>(
  trx: Transaction<Schema>,
  storing: StoringIn<Row>,
  rows: readonly SentRow<Row>[],
): Promise<StoredOutcome<Row>[]> {
  const stored: StoredOutcome<Row>[] = [];
  for await (const batch of batchesOf(storing.kind, rows, sentIn)) {
    const outcomes = await storeIn(trx, storing, batch);
    batch.forEach((row, index) => stored.push({ row, outcome: outcomes[index] ?? { result: 'unchanged' } }));
  }
  return stored;
}

/**
 * Stores what can be stored of some rows, in one transaction; what is done besides is in it too. When the database refuses
 * something in spite of what the kind checks, each row is stored by itself, and `end` comes after them.
 */
export async function storeRows<Row>(
  storing: Storing<Row>,
  rows: readonly SentRow<Row>[],
  { begin, end }: Beside<Row>,
): Promise<readonly StoredOutcome<Row>[]> {
  try {
    return await inTransaction(storing, async (trx) => {
      await begin(trx);
      const stored = await storeInOrder(trx, storing, rows);
      await end(trx, stored);
      return stored;
    });
  } catch (error) {
    if (brokenRule(error) === null) throw error;
  }
  const { database } = storing;
  const alone: Storing<Row> = {
    ...storing,
    database: {
      ...database,
      transaction: (work, options) =>
        database.transaction(async (trx) => {
          await begin(trx);
          return work(trx);
        }, options),
    },
  };
  const stored: StoredOutcome<Row>[] = [];
  for (const row of rows) {
    const [outcome = { result: 'unchanged' }] = await storeBatch(alone, [row]);
    stored.push({ row, outcome });
  }
  await inTransaction(storing, async (trx) => {
    await begin(trx);
    await end(trx, stored);
  });
  return stored;
}

/** What became of a row, without the row: a file may have more rows than memory. */
export interface KeptOutcome extends Pick<SentRow<never>, 'line' | 'notices'> {
  readonly key: string;
  readonly outcome: RowOutcome;
}

/**
 * Stores all rows in one transaction or, when one is refused, none of them.
 *
 * @param rows - gives the rows from the first on, again for each time that the transaction is tried; reading them must not ask
 *   the database, since each of many such transactions would wait for a connection that another one has
 */
export async function storeWhole<Row>(
  storing: Storing<Row>,
  rows: () => AsyncIterable<SentRow<Row>>,
): Promise<readonly KeptOutcome[]> {
  const { kind } = storing;
  return inTransaction(
    storing,
    async (trx) => {
      // A sheet may have minutes of empty cells between two rows, for which nothing is asked.
      await sql`set local idle_in_transaction_session_timeout = '10min'`.execute(trx);
      const kept: KeptOutcome[] = [];
      for await (const batch of readAhead(batchesOf(kind, rows(), sentIn), batchesAhead)) {
        const outcomes = await storeIn(trx, storing, batch);
        for (const [index, { line, row, notices }] of batch.entries()) {
          const noted = notices === undefined ? {} : { notices };
          kept.push({
            line,
            ...noted,
            key: kind.key(row),
            outcome: outcomes[index] ?? { result: 'unchanged' },
          });
        }
      }
      return kept;
    },
    (kept) => kept.some(({ outcome }) => outcome.result === 'refused'),
  );
}
