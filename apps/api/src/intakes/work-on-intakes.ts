import type { Deps } from '../server/deps.ts';
import { unlessTaken } from '../store/one-at-a-time.ts';
import type { Database } from '../store/database.ts';
import { removeParts } from './file-bytes.ts';
import type { KeptIntake } from './intake-row.ts';
import type { KeptRows } from './kept-rows.ts';
import { lookThrough } from './look-through.ts';
import { storeKeptIntake } from './store-intake.ts';
import { storeWaiting } from './store-waiting.ts';
import { Cancelled, Superseded, takeUp } from './take-up.ts';
import { intakeTexts } from './texts.ts';

type WorkDeps = Pick<Deps, 'database' | 'clock' | 'isStopping' | 'log'>;

/** Identifies the lock by which one process at a time works on files. */
const intakeLock = 5_260_193;

/** How often the work on a file may fail before it is given up. */
const mostFailures = 3;

async function noteFailure(
  { database, clock }: WorkDeps,
  { id, run, state, failures }: KeptIntake,
): Promise<void> {
  const isOver = failures + 1 >= mostFailures;
  const isReading = state === 'reading';
  await database.transaction(async (trx) => {
    const ended = isReading
      ? ({ state: 'refused', note: JSON.stringify(intakeTexts.failedReading) } as const)
      : ({
          state: 'partly_stored',
          note: JSON.stringify(intakeTexts.failed),
          stored_at: clock.now(),
        } as const);
    await trx
      .updateTable('intake')
      .set({ failures: failures + 1, ...(isOver ? ended : {}) })
      .where('id', '=', id)
      .where('run', '=', run)
      .where('state', '=', state)
      .execute();
    if (isOver && isReading) await removeParts(trx, id);
  });
}

async function workOn(deps: WorkDeps, intake: KeptIntake, kept: KeptRows | null): Promise<void> {
  try {
    if (intake.state === 'reading') await lookThrough(deps, intake, kept, kept?.takeRead(intake) ?? null);
    else await storeKeptIntake(deps, intake, kept);
  } catch (error) {
    if (error instanceof Superseded || error instanceof Cancelled) return;
    deps.log.error({ err: error, intake: intake.id }, 'a file was not read in');
    await noteFailure(deps, intake);
  }
}

async function workOnEach(deps: WorkDeps, kept: KeptRows | null): Promise<void> {
  for (;;) {
    if (deps.isStopping()) return;
    const intake = await takeUp(deps.database);
    if (intake === undefined) return storeWaiting(deps);
    await workOn(deps, intake, kept);
  }
}

/** Databases for which more work came while this process was at it. */
const asked = new WeakMap<Database, number>();

/**
 * Reads and stores every file that waits for it, one after the other, unless this or another process is at it. What a killed
 * process left is taken up again where it was.
 *
 * @param kept - what is read of one file and not stored by then, for the next time
 * @param after - done when no file waits any more, while no other process works on files
 */
export async function workOnIntakes(
  deps: WorkDeps,
  kept: KeptRows | null = null,
  after: (() => Promise<void>) | null = null,
): Promise<void> {
  const { database } = deps;
  asked.set(database, (asked.get(database) ?? 0) + 1);
  let [seen, isAfter] = [-1, false];
  await unlessTaken(database, intakeLock, async () => {
    while (seen !== asked.get(database) && !deps.isStopping()) {
      seen = asked.get(database) ?? 0;
      await workOnEach(deps, kept);
      if (isAfter || deps.isStopping()) continue;
      isAfter = true;
      await after?.();
    }
  });
}
