import type { Deps } from '../server/deps.ts';
import { readAhead } from '../server/read-ahead.ts';
import { Turn } from '../server/yield-to-event-loop.ts';
import { batchesTogether } from './batches-together.ts';
import { batchesOf, openFile } from './file-items.ts';
import { Finding, type FindingPlacing } from './finding.ts';
import { givenKeys } from './find-sites.ts';
import type { KeptIntake } from './intake-row.ts';
import type { KeptRows, ReadFile } from './kept-rows.ts';
import { placeRows, type PlacedRow } from './place-rows.ts';
import { forgetFindings, recordFindings } from './record-findings.ts';
import { ReportRows } from './report-rows.ts';
import { holdRun } from './take-up.ts';

type LookDeps = Pick<Deps, 'database' | 'clock' | 'isStopping'>;

/** Finds out what storing the rows of a batch would do, without storing any of them. */
async function tryRows(
  { clock, database }: LookDeps,
  finding: Finding,
  placing: FindingPlacing,
  rows: ReportRows,
  placed: readonly PlacedRow[],
): Promise<void> {
  const taken = await finding.take(placing, rows, placed);
  const results = await taken.batch.store({
    database,
    intake: {
      id: placing.intake.id,
      caller: { accountId: null, name: '' },
      now: clock.now(),
      fileName: placing.intake.file_name,
    },
    isDryRun: true,
    begin: async () => {},
    end: async () => {},
  });
  finding.noteResults(rows, taken, results);
}

/**
 * Reads a file and finds out what storing it would do, by storing each batch and rolling it back. Nothing is stored but what
 * was found.
 *
 * @param kept - takes what was looked through, for storing it right after
 * @param read - what was read of it while it was received
 * @throws Superseded when somebody decided otherwise meanwhile.
 */
export async function lookThrough(
  deps: LookDeps,
  intake: KeptIntake,
  kept: KeptRows | null = null,
  read: ReadFile | null = null,
): Promise<void> {
  const { database } = deps;
  const given = await givenKeys(database.db, intake.settings);
  const { corporateGroup } = given;
  await database.transaction(async (trx) => {
    await holdRun(trx, intake);
    await forgetFindings(trx, intake);
  });
  const file = read?.file ?? openFile(database.db, intake, given, { mayAdopt: true });
  const finding = new Finding(database.db, intake);
  const turn = new Turn();
  let reported = 0;
  kept?.begin(intake);
  for await (const batches of batchesTogether(read?.batches ?? readAhead(batchesOf(file)))) {
    if (deps.isStopping()) return;
    const known = file.recognised()?.known;
    for (const batch of batches) kept?.add(batch);
    const items = batches.flat();
    const rows = new ReportRows(intake.id, reported);
    if (known === undefined) {
      // A file of no known kind has one item, which says so.
      for (const item of items) if ('problems' in item) finding.noteUnread(item.problems);
    } else {
      const placing = { intake, known, corporateGroup, isInvoice: file.recognised()?.format === 'peppol' };
      await tryRows(deps, finding, placing, rows, await placeRows(database.db, placing, items));
    }
    reported += rows.length;
    await database.transaction(async (trx) => {
      await holdRun(trx, intake);
      await rows.keep(trx);
      await trx
        .updateTable('intake')
        .set({ done: Math.min(file.bytesRead(), intake.size) })
        .where('id', '=', intake.id)
        .execute();
    });
    if (turn.isOver) await turn.next();
  }
  const found = await finding.findings(database.db, file);
  await database.transaction(async (trx) => {
    await holdRun(trx, intake);
    await recordFindings(trx, intake, file, finding, found);
  });
  kept?.end(file.settings());
}
