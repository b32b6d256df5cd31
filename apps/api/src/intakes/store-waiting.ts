import { sql } from 'kysely';
import type { JsonRecord } from '../server/json-document.ts';
import type { Deps } from '../server/deps.ts';
import { countOf } from './file-items.ts';
import { findSites, siteKey } from './find-sites.ts';
import { readIntake, type KeptIntake } from './intake-row.ts';
import { knownKinds } from './known-kinds.ts';
import { rowChanges } from './row-changes.ts';
import { recordStore } from './record-store.ts';
import { holdRun, markChanges, Superseded } from './take-up.ts';
import { groupOf } from './place-rows.ts';
import { intakeTexts } from './texts.ts';

/** Rows that are stored at a time. */
const batchSize = 100;

interface WaitingRow {
  readonly id: number;
  readonly read: string;
  readonly row: JsonRecord;
}

async function storeSome(
  deps: Pick<Deps, 'database' | 'clock'>,
  intake: KeptIntake,
  waiting: readonly WaitingRow[],
): Promise<boolean> {
  const { database, clock } = deps;
  const known = knownKinds.find(({ kind }) => kind === intake.kind);
  const sites = await findSites(
    database.db,
    intake,
    waiting.map((item) => ({ read: item.read, corporateGroup: groupOf(item.row) })),
  );
  const batch = known?.batch();
  const taken = new Map<number, WaitingRow>();
  for (const [index, item] of waiting.entries()) {
    const site = sites.get(siteKey(item.read, groupOf(item.row)));
    if (site === undefined || batch === undefined) continue;
    const row = { ...item.row, corporate_group: site.corporateGroup, site_id: site.site_id };
    if (batch.take({ line: index, row }).length === 0) taken.set(index, item);
  }
  if (batch === undefined || taken.size === 0) return false;
  let isAny = false;
  await batch.store({
    database,
    intake: {
      id: intake.id,
      caller: { accountId: intake.decided_by, name: intake.decided_by_name },
      now: clock.now(),
      fileName: intake.file_name,
    },
    isDryRun: false,
    async begin(trx) {
      await holdRun(trx, intake);
      await markChanges(trx, intake.id);
    },
    async end(trx, results) {
      const counts = { created: 0, changed: 0, unchanged: 0, rows: 0 };
      const done: number[] = [];
      for (const { line, outcome } of results) {
        const item = taken.get(line);
        if (item === undefined || outcome.result === 'refused') continue;
        const changes = rowChanges(outcome, countOf(item.row));
        counts.created += changes.created;
        counts.changed += changes.changed;
        counts.unchanged += changes.unchanged;
        counts.rows += countOf(item.row);
        done.push(item.id);
      }
      isAny = done.length > 0;
      if (!isAny) return;
      await trx
        .deleteFrom('intake_waiting')
        .where('intake_id', '=', intake.id)
        .where('id', 'in', done)
        .execute();
      const now = await holdRun(trx, intake);
      const waits = now.waiting_count - counts.rows;
      const isWhole = now.refused_count + now.skipped_count + waits === 0;
      const note = waits > 0 ? intakeTexts.waits({ count: waits }) : intakeTexts.partly;
      await trx
        .updateTable('intake')
        .set({
          created_count: now.created_count + counts.created,
          changed_count: now.changed_count + counts.changed,
          unchanged_count: now.unchanged_count + counts.unchanged,
          waiting_count: waits,
          state: isWhole ? 'stored' : 'partly_stored',
          note: isWhole ? null : JSON.stringify(note),
        })
        .where('id', '=', intake.id)
        .execute();
      await recordStore(trx, now, clock.now(), `+${counts.created} ~${counts.changed}`);
    },
  });
  return isAny;
}

/** Stores rows that waited for their site, when it exists now. */
export async function storeWaiting(deps: Pick<Deps, 'database' | 'clock' | 'isStopping'>): Promise<void> {
  const { db } = deps.database;
  let last = '';
  for (;;) {
    const { rows } = await sql<{ intake_id: string; id: number; read: string; row: JsonRecord }>`
      select intake_id, id, read, row from intake_waiting
      where intake_id = (select intake_id from intake_waiting join intake on intake.id = intake_waiting.intake_id
        where intake_waiting.intake_id::text > ${last} and intake.state = 'partly_stored'
          and exists (select from site where site.site_id = intake_waiting.read)
        order by intake_waiting.intake_id limit 1)
        and exists (select from site where site.site_id = intake_waiting.read)
      order by id limit ${batchSize}`.execute(db);
    const [first] = rows;
    const intake = first === undefined ? undefined : await readIntake(db, first.intake_id);
    if (intake === undefined || deps.isStopping()) return;
    try {
      // Rows that still cannot be stored do not keep those of other files from it.
      if (!(await storeSome(deps, intake, rows))) last = intake.id;
    } catch (error) {
      // It was undone in the meantime.
      if (!(error instanceof Superseded)) throw error;
      last = intake.id;
    }
  }
}
