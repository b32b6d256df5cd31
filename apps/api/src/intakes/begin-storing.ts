import type { Transaction } from 'kysely';
import { refused } from '../server/api-error.ts';
import type { Schema } from '../store/schema/index.ts';
import type { KeptIntake } from './intake-row.ts';
import { choiceOf } from './intake-settings.ts';
import { recordStore } from './record-store.ts';
import { intakeTexts } from './texts.ts';

/** Whether a file that was looked through has refused rows that nobody decided to skip. */
function waitsForDecision({ found, choices }: KeptIntake): boolean {
  return found.refused > 0 && choiceOf(choices, 'refused_rows') !== 'skip';
}

/**
 * Lets a file that was read be stored.
 *
 * @throws ApiError 422 when it cannot be stored as it is.
 */
export async function beginStoring(
  trx: Transaction<Schema>,
  intake: KeptIntake,
  by: Partial<Pick<KeptIntake, 'decided_by' | 'decided_by_name' | 'reaches_all'>>,
): Promise<void> {
  if (intake.state === 'reading') throw refused(intakeTexts.stillReading);
  if (intake.state === 'needs_settings') throw refused(intakeTexts.needsSettings);
  if (waitsForDecision(intake)) throw refused(intakeTexts.refusedRows);
  await trx
    .updateTable('intake')
    .set({ ...by, state: 'storing', failures: 0, batches: 0, done: 0, total: intake.found.rows })
    .where('id', '=', intake.id)
    .execute();
}

/**
 * Begins to store a file of a door without a screen, unless it waits for somebody's decision.
 *
 * @returns whether it was begun
 */
export async function beginUndecided(
  trx: Transaction<Schema>,
  intake: KeptIntake,
  now: Date,
): Promise<boolean> {
  if (intake.state !== 'ready' || waitsForDecision(intake)) return false;
  await beginStoring(trx, intake, {});
  const { created, changed } = intake.found;
  await recordStore(trx, intake, now, `+${created} ~${changed}`);
  return true;
}
