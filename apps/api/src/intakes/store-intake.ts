import type { Transaction } from 'kysely';
import type { JsonRecord } from '../server/json-document.ts';
import type { Deps } from '../server/deps.ts';
import { readAhead } from '../server/read-ahead.ts';
import { Turn } from '../server/yield-to-event-loop.ts';
import type { Schema } from '../store/schema/index.ts';
import { removeParts } from './file-bytes.ts';
import { batchesOf, countOf, openFile, type PlacedItem } from './file-items.ts';
import { givenKeys } from './find-sites.ts';
import type { KeptIntake } from './intake-row.ts';
import type { KeptRows } from './kept-rows.ts';
import { choiceOf } from './intake-settings.ts';
import { knownKinds, type KnownKind, type RowBatch } from './known-kinds.ts';
import { placeRows, type PlacedRow } from './place-rows.ts';
import { ReportRows } from './report-rows.ts';
import { rowChanges } from './row-changes.ts';
import { endStored } from './end-stored.ts';
import { Cancelled, holdRun, markChanges } from './take-up.ts';
import { intakeTexts } from './texts.ts';
import { undoChanges } from './undo-changes.ts';
import { rowPart } from './usual-values.ts';
import { ApiError } from '../server/api-error.ts';

type StoreDeps = Pick<Deps, 'database' | 'clock' | 'isStopping'>;

/** Values that stand out, by the place of their row. */
type StandingOutRanges = ReadonlyMap<number, readonly (readonly [number, number])[]>;

/** Reads what stands out: what was chosen about is what the preview told. */
async function readStandingOut({ database }: StoreDeps, { id }: KeptIntake): Promise<StandingOutRanges> {
  const rows = await database.db
    .selectFrom('intake_row')
    .select(['item', (eb) => eb.ref('ranges').$castTo<readonly (readonly [number, number])[]>().as('ranges')])
    .where('intake_id', '=', id)
    .where('outcome', '=', 'much_higher')
    .execute();
  return new Map(rows.map(({ item, ranges }) => [item, ranges]));
}

/** A row to store, with the place that it has and what it counts for. */
interface Part {
  readonly place: PlacedRow;
  readonly row: JsonRecord;
}

/** The rows of a batch, as it was chosen. */
interface BatchRows {
  readonly parts: readonly Part[];
  readonly waiting: readonly { readonly line: number; readonly read: string; readonly row: JsonRecord }[];
  readonly skipped: number;
  readonly refused: number;
}

function chooseRows(
  { choices }: KeptIntake,
  standingOut: StandingOutRanges,
  placed: readonly PlacedRow[],
): BatchRows {
  const parts: Part[] = [];
  const waiting: BatchRows['waiting'][number][] = [];
  let skipped = 0;
  let refused = 0;
  for (const place of placed) {
    if ('problems' in place) refused += place.row === null ? 1 : countOf(place.row);
    else if ('unknown' in place) {
      const { line, row, unknown } = place;
      if (choiceOf(choices, 'unknown_site') === 'wait') waiting.push({ line, read: unknown, row });
      else skipped += countOf(row);
    } else {
      const ranges = standingOut.get(place.item) ?? [];
      const usual = ranges.length === 0 ? place.row : rowPart(place.row, ranges, false);
      const out = ranges.length === 0 ? null : rowPart(place.row, ranges, true);
      const choice = choiceOf(choices, 'much_higher');
      if (usual !== null) parts.push({ place, row: usual });
      if (out === null) continue;
      if (choice === 'skip') skipped += countOf(out);
      else
        parts.push({ place, row: choice === 'store_as_estimated' ? { ...out, quality: 'estimated' } : out });
    }
  }
  return { parts, waiting, skipped, refused };
}

/** A file that is being stored. */
interface Storing {
  readonly deps: StoreDeps;
  readonly intake: KeptIntake;
  readonly known: KnownKind;
}

/** A batch whose rows were looked up and checked, before anything of it is stored. */
interface ReadyBatch extends Pick<BatchRows, 'waiting' | 'skipped'> {
  readonly number: number;
  readonly batch: RowBatch;
  readonly taken: ReadonlyMap<number, Part>;
  readonly refused: number;
  readonly rowsRead: number;
}

function readyBatch(
  { intake, known }: Storing,
  number: number,
  placed: readonly PlacedRow[],
  standingOut: StandingOutRanges,
): ReadyBatch {
  const { parts, waiting, skipped, refused } = chooseRows(intake, standingOut, placed);
  const batch = known.batch();
  const taken = new Map<number, Part>();
  let refusedRows = refused;
  for (const [index, part] of parts.entries()) {
    const found = batch.take({ ...part.place, line: index, row: part.row });
    if (found.length === 0) taken.set(index, part);
    else refusedRows += countOf(part.row);
  }
  const rowsRead = placed.reduce((sum, { row }) => sum + (row === null ? 1 : countOf(row)), 0);
  return { number, batch, taken, waiting, skipped, refused: refusedRows, rowsRead };
}

/** Makes the batches of a file ready that are not stored yet. */
async function* readyBatches(
  storing: Storing,
  batches: Iterable<readonly PlacedItem[]> | AsyncIterable<readonly PlacedItem[]>,
): AsyncGenerator<ReadyBatch, void, undefined> {
  const { deps, intake, known } = storing;
  const { db } = deps.database;
  const { corporateGroup } = await givenKeys(db, intake.settings);
  const standingOut = await readStandingOut(deps, intake);
  let number = 0;
  for await (const items of batches) {
    if (deps.isStopping()) return;
    if (number >= intake.batches) {
      const placed = await placeRows(db, { intake, known, corporateGroup }, items);
      yield readyBatch(storing, number, placed, standingOut);
    }
    number += 1;
  }
}

/** Stores a batch with its place in the file, so that it is stored once however often the work begins anew. */
async function storeBatch(
  { deps, intake }: Storing,
  { number, batch, taken, waiting, skipped, refused, rowsRead }: ReadyBatch,
): Promise<void> {
  const problems = new ReportRows(intake.id, 0);
  let refusedRows = refused;
  await batch.store({
    database: deps.database,
    intake: {
      id: intake.id,
      caller: { accountId: intake.decided_by, name: intake.decided_by_name },
      now: deps.clock.now(),
      fileName: intake.file_name,
    },
    isDryRun: false,
    async begin(trx) {
      await holdRun(trx, intake);
      await markChanges(trx, intake.id);
    },
    async end(trx, results) {
      const counts = { created: 0, changed: 0, unchanged: 0 };
      for (const { line, outcome } of results) {
        const part = taken.get(line);
        if (part === undefined) continue;
        const count = countOf(part.row);
        if (outcome.result === 'refused') {
          refusedRows += count;
          for (const problem of outcome.problems)
            problems.refused({ ...part.place, row: part.row }, problem, count);
          continue;
        }
        const changes = rowChanges(outcome, count);
        counts.created += changes.created;
        counts.changed += changes.changed;
        counts.unchanged += changes.unchanged;
      }
      await problems.keep(trx);
      await keepWaiting(trx, intake.id, waiting);
      const waits = waiting.reduce((sum, { row }) => sum + countOf(row), 0);
      await trx
        .updateTable('intake')
        .set(({ eb }) => ({
          batches: number + 1,
          done: eb('done', '+', rowsRead),
          created_count: eb('created_count', '+', counts.created),
          changed_count: eb('changed_count', '+', counts.changed),
          unchanged_count: eb('unchanged_count', '+', counts.unchanged),
          refused_count: eb('refused_count', '+', refusedRows),
          waiting_count: eb('waiting_count', '+', waits),
          skipped_count: eb('skipped_count', '+', skipped),
        }))
        .where('id', '=', intake.id)
        .execute();
    },
  });
}

async function keepWaiting(
  trx: Transaction<Schema>,
  intakeId: string,
  waiting: BatchRows['waiting'],
): Promise<void> {
  if (waiting.length === 0) return;
  await trx
    .insertInto('intake_waiting')
    .values(
      waiting.map(({ line, read, row }) => ({ intake_id: intakeId, line, read, row: JSON.stringify(row) })),
    )
    .execute();
}

async function endStoring({ database, clock }: StoreDeps, intake: KeptIntake): Promise<void> {
  await database.transaction(async (trx) => {
    const now = await holdRun(trx, intake);
    const isWhole = now.refused_count + now.waiting_count + now.skipped_count === 0;
    const note = now.waiting_count > 0 ? intakeTexts.waits({ count: now.waiting_count }) : intakeTexts.partly;
    await endStored(trx, now, clock.now(), isWhole ? null : note);
  });
}

/** Puts back what was stored until somebody asked to stop. */
async function endCancelled({ database, clock }: StoreDeps, intake: KeptIntake): Promise<void> {
  try {
    await database.transaction(async (trx) => {
      await undoChanges(trx, intake.id);
      await trx
        .updateTable('intake')
        .set({
          state: 'cancelled',
          created_count: 0,
          changed_count: 0,
          unchanged_count: 0,
          waiting_count: 0,
          done: 0,
        })
        .where('id', '=', intake.id)
        .where('state', '=', 'storing')
        .execute();
      await removeParts(trx, intake.id);
    });
  } catch (error) {
    if (!(error instanceof ApiError) || !('sv' in error.problem)) throw error;
    const { sv, en } = error.problem;
    const note = {
      sv: intakeTexts.cannotCancelUndo({ reason: sv }).sv,
      en: intakeTexts.cannotCancelUndo({ reason: en }).en,
    };
    await database.db
      .updateTable('intake')
      .set({ state: 'partly_stored', stored_at: clock.now(), note: JSON.stringify(note) })
      .where('id', '=', intake.id)
      .where('state', '=', 'storing')
      .execute();
  }
}

/**
 * Stores a file batch by batch, from the one after the last that is stored; each is one transaction with its counts. What is
 * asked to stop puts everything back.
 *
 * @param kept - may have what was read of it
 * @throws Superseded when another run took it up.
 */
export async function storeKeptIntake(
  deps: StoreDeps,
  intake: KeptIntake,
  kept: KeptRows | null = null,
): Promise<void> {
  const { database } = deps;
  const known = knownKinds.find(({ kind }) => kind === intake.kind);
  if (known === undefined) throw new Error(`${intake.kind} is no known kind.`);
  const storing: Storing = { deps, intake, known };
  const batches =
    kept?.take(intake) ??
    batchesOf(openFile(database.db, intake, await givenKeys(database.db, intake.settings)));
  const turn = new Turn();
  try {
    // The next batch is made ready while the database stores the one at hand.
    for await (const ready of readAhead(readyBatches(storing, batches))) {
      if (deps.isStopping()) return;
      await storeBatch(storing, ready);
      if (turn.isOver) await turn.next();
    }
    await endStoring(deps, intake);
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    await endCancelled(deps, intake);
  }
}
