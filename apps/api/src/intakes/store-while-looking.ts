import type { Transaction } from 'kysely';
import type { Deps } from '../server/deps.ts';
import { readAhead } from '../server/read-ahead.ts';
import { Turn } from '../server/yield-to-event-loop.ts';
import type { Schema } from '../store/schema/index.ts';
import { beginUndecided } from './begin-storing.ts';
import { endStored } from './end-stored.ts';
import { Finding, type TakenRows } from './finding.ts';
import { placeIndependent, type IndependentRows } from './independent-rows.ts';
import { readIntake, type KeptIntake } from './intake-row.ts';
import type { ReadFile } from './kept-rows.ts';
import { forgetFindings, recordFindings } from './record-findings.ts';
import { ReportRows } from './report-rows.ts';
import { Cancelled, holdRun, markChanges, Superseded } from './take-up.ts';

type StoreDeps = Pick<Deps, 'database' | 'clock' | 'isStopping' | 'log'>;

/** The file has to be looked through before anything of it is stored. */
class LooksFirst extends Error {}

/** The process stops; whoever takes the file up next begins anew. */
class Stops extends Error {}

/** A file that is stored while it is looked through. */
interface Looking {
  readonly deps: StoreDeps;
  readonly intake: KeptIntake;
  readonly read: ReadFile;
  readonly rows: IndependentRows;
  readonly finding: Finding;
}

/** Looks at the rows that are stored next; outside the transaction, which therefore does not mislead it. */
async function* takenRows({
  deps: { database, isStopping },
  intake,
  rows: { placing, batches },
  finding,
}: Looking): AsyncGenerator<TakenRows, void, undefined> {
  for (const [index, placed] of batches.entries()) {
    if (isStopping()) throw new Stops();
    const taken = await finding.take(placing, new ReportRows(intake.id, 0), placed);
    if (finding.hasDoubtful) throw new LooksFirst();
    await database.transaction(async (trx) => {
      await holdRun(trx, intake);
      const done = Math.floor((intake.size * index) / batches.length);
      await trx.updateTable('intake').set({ done }).where('id', '=', intake.id).execute();
    });
    yield taken;
  }
}

async function storeTaken(
  trx: Transaction<Schema>,
  { deps: { clock }, intake, finding }: Looking,
  taken: TakenRows,
  reported: number,
): Promise<number> {
  const { id, decided_by, decided_by_name, file_name } = intake;
  const results = await taken.batch.storeIn(trx, {
    id,
    caller: { accountId: decided_by, name: decided_by_name },
    now: clock.now(),
    fileName: file_name,
  });
  const report = new ReportRows(id, reported);
  finding.noteResults(report, taken, results);
  if (finding.hasDoubtful) throw new LooksFirst();
  await report.keep(trx);
  return reported + report.length;
}

/** Records what was found and stored, as it is recorded of a file that was looked through first and stored then. */
async function end(trx: Transaction<Schema>, looking: Looking): Promise<void> {
  const { deps, intake, read, finding } = looking;
  const now = deps.clock.now();
  const found = await finding.findings(trx, read.file);
  await holdRun(trx, intake);
  await recordFindings(trx, intake, read.file, finding, found);
  const looked = await readIntake(trx, intake.id);
  if (looked === undefined || !(await beginUndecided(trx, looked, now))) throw new LooksFirst();
  await trx
    .updateTable('intake')
    .set({
      batches: read.batches.length,
      created_count: found.created,
      changed_count: found.changed,
      unchanged_count: found.unchanged,
    })
    .where('id', '=', intake.id)
    .execute();
  await endStored(trx, looked, now, null);
}

async function storeAll(
  trx: Transaction<Schema>,
  looking: Looking,
  takenAhead: AsyncGenerator<TakenRows, void, undefined>,
): Promise<void> {
  const { intake, rows } = looking;
  await markChanges(trx, intake.id);
  // Always in this order, in which others hold several too.
  await trx
    .selectFrom('corporate_group')
    .select('id')
    .where('id', 'in', [...rows.corporateGroups])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const turn = new Turn();
  let reported = 0;
  for await (const taken of takenAhead) {
    reported = await storeTaken(trx, looking, taken, reported);
    if (turn.isOver) await turn.next();
  }
  await end(trx, looking);
}

/**
 * Stores a file of meter values in one transaction while it is looked through, when each row of it is simply stored. As soon as
 * one is refused, or there is a choice about one, everything is rolled back. What others see is therefore always what looking
 * through the file and storing it after that would have led to.
 *
 * @param read - all of its rows: nothing waits for more of the file while the transaction is open
 * @returns whether it ended with that; otherwise it is to be looked through first
 * @throws Superseded when somebody decided otherwise meanwhile.
 */
export async function storeWhileLooking(
  deps: StoreDeps,
  intake: KeptIntake,
  read: ReadFile,
): Promise<boolean> {
  const { database, log } = deps;
  // The embedded database has one connection: everybody else would wait.
  if (database.kind === 'pglite') return false;
  const rows = await placeIndependent(database.db, intake, read);
  if (rows === null || rows.batches.length === 0) return false;
  await database.transaction(async (trx) => {
    await holdRun(trx, intake);
    await forgetFindings(trx, intake);
  });
  const looking = { deps, intake, read, rows, finding: new Finding(database.db, intake) };
  const taken = readAhead(takenRows(looking));
  let isBegun = false;
  try {
    await database.transaction(async (trx) => {
      // Rows are looked at once: what loses against another transaction is looked through first.
      if (isBegun) throw new LooksFirst();
      isBegun = true;
      await storeAll(trx, looking, taken);
    });
    return true;
  } catch (error) {
    if (error instanceof Superseded || error instanceof Cancelled) throw error;
    if (error instanceof Stops) return true;
    if (!(error instanceof LooksFirst))
      log.warn({ err: error, intake: intake.id }, 'a file is looked through before it is stored');
    return false;
  }
}
