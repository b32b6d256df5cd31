import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema/index.ts';
import { removeParts } from './file-bytes.ts';
import type { OpenFile } from './file-items.ts';
import type { Finding } from './finding.ts';
import { nothingFound, type Findings } from './findings.ts';
import type { KeptIntake } from './intake-row.ts';
import { isUntold } from './intake-settings.ts';
import { intakeTexts } from './texts.ts';

/** Forgets what was found in a file that is looked through again. */
export async function forgetFindings(trx: Transaction<Schema>, intake: KeptIntake): Promise<void> {
  await trx.deleteFrom('intake_row').where('intake_id', '=', intake.id).execute();
  await trx
    .updateTable('intake')
    .set({
      done: 0,
      total: intake.size,
      // Columns, articles and the buyer are told of while the file is read again.
      found: JSON.stringify({
        ...nothingFound,
        columns: intake.found.columns,
        articles: intake.found.articles,
        buyer: intake.found.buyer,
      }),
      note: null,
    })
    .where('id', '=', intake.id)
    .execute();
}

/** Records what was found in a file that was looked through, and what it waits for now. */
export async function recordFindings(
  trx: Transaction<Schema>,
  intake: Pick<KeptIntake, 'id'>,
  file: OpenFile,
  finding: Finding,
  found: Findings,
): Promise<void> {
  const recognised = file.recognised();
  // What somebody has told something of may be told better.
  const isUseless =
    found.needs.length === 0 && (recognised === null || (!finding.hasUsable && isUntold(file.settings())));
  const note = isUseless ? (finding.problem?.texts[0] ?? intakeTexts.nothingToStore) : null;
  const state = found.needs.length > 0 ? ('needs_settings' as const) : ('ready' as const);
  await trx
    .updateTable('intake')
    .set({
      state: isUseless ? 'refused' : state,
      format: recognised?.format ?? file.columns()?.format ?? null,
      settings: JSON.stringify(file.settings()),
      kind: recognised?.known.kind ?? null,
      found: JSON.stringify(found),
      note: note === null ? null : JSON.stringify(note),
      done: found.rows,
      total: found.rows,
    })
    .where('id', '=', intake.id)
    .execute();
  if (isUseless) await removeParts(trx, intake.id);
}
