import type { Transaction } from 'kysely';
import type { Database } from '../../store/index.ts';
import type { Schema } from '../../store/schema/index.ts';
import { supplierTexts } from '../texts.ts';
import { recordChanges } from './record-changes.ts';
import { refusedRow, type Intake, type RowKind, type RowOutcome, type SentRow } from './row-kind.ts';

/** Rolls a successful try back. */
class DryRunEnd extends Error {
  readonly outcomes: readonly RowOutcome[];

  constructor(outcomes: readonly RowOutcome[]) {
    super('The dry run is over.');
    this.outcomes = outcomes;
  }
}

/** How rows are stored. */
export interface Storing<Row> {
  readonly database: Database;
  readonly operationId: string;
  readonly kind: RowKind<Row>;
  readonly intake: Intake;
  /** Whether to roll back what was stored. */
  readonly isDryRun: boolean;
}

async function storeIn<Row>(
  trx: Transaction<Schema>,
  { kind, intake, operationId }: Storing<Row>,
  rows: readonly SentRow<Row>[],
): Promise<readonly RowOutcome[]> {
  const outcomes = await kind.store(trx, rows, intake);
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

async function inTransaction<Row>(
  storing: Storing<Row>,
  rows: readonly SentRow<Row>[],
): Promise<readonly RowOutcome[]> {
  try {
    return await storing.database.transaction(async (trx) => {
      const outcomes = await storeIn(trx, storing, rows);
      if (storing.isDryRun) throw new DryRunEnd(outcomes);
      return outcomes;
    });
  } catch (error) {
    if (error instanceof DryRunEnd) return error.outcomes;
    throw error;
  }
}

/** The name of the rule of the database that an error breaks (SQLSTATE class 22 and 23); null for another error. */
function brokenRule(error: unknown): string | null {
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
    return await inTransaction(storing, rows);
  } catch (error) {
    const rule = brokenRule(error);
    if (rule === null) throw error;
    if (rows.length === 1) return [refusedRow({ field: '', texts: [supplierTexts.againstRule({ rule })] })];
  }
  const outcomes: RowOutcome[] = [];
  for (const row of rows) outcomes.push(...(await storeBatch(storing, [row])));
  return outcomes;
}
