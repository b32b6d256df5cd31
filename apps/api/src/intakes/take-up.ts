import { sql, type Transaction } from 'kysely';
import type { Database, Queries } from '../store/database.ts';
import type { Schema } from '../store/schema/index.ts';
import { holdIntake, keptIntakes, keptIntakeOf, type KeptIntake } from './intake-row.ts';

/** The work is no longer this run's: somebody decided otherwise, or another run took it up. */
export class Superseded extends Error {}

/** Somebody asked to stop storing. */
export class Cancelled extends Error {}

/** Takes up the oldest intake that waits for work; undefined when none does. */
export async function takeUp(database: Database): Promise<KeptIntake | undefined> {
  return database.transaction(async (trx) => {
    const next = await trx
      .selectFrom('intake')
      .select('id')
      .where('state', 'in', ['reading', 'storing'])
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (next === undefined) return undefined;
    await trx
      .updateTable('intake')
      .set(({ eb }) => ({ run: eb('run', '+', 1) }))
      .where('id', '=', next.id)
      .execute();
    const row = await keptIntakes(trx).where('intake.id', '=', next.id).executeTakeFirst();
    return row === undefined ? undefined : keptIntakeOf(row);
  });
}

/**
 * Holds an intake for a step of its work until the end of the transaction.
 *
 * @throws Superseded when it is no longer this run's, Cancelled when storing is to stop.
 */
export async function holdRun(
  trx: Transaction<Schema>,
  { id, run, state }: Pick<KeptIntake, 'id' | 'run' | 'state'>,
): Promise<KeptIntake> {
  const now = await holdIntake(trx, id);
  if (now === undefined || now.run !== run || now.state !== state) throw new Superseded();
  if (now.is_cancelled) throw new Cancelled();
  return now;
}

/** Tells the triggers of the database which file the rows of the transaction are of. */
export async function markChanges(trx: Queries, intakeId: string): Promise<void> {
  await sql`select set_config('vinrod.intake', ${intakeId}, true)`.execute(trx);
}
