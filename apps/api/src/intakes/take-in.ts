import type { Deps } from '../server/deps.ts';
import { beginUndecided } from './begin-storing.ts';
import { holdIntake, readIntake, type KeptIntake } from './intake-row.ts';
import { KeptRows } from './kept-rows.ts';
import { readWhileReceiving } from './read-while-receiving.ts';
import { receiveIntake, type WhileReceiving } from './receive-intake.ts';
import { storeAtOnce, type FileAtHand } from './store-at-once.ts';
import { workOnIntakes } from './work-on-intakes.ts';

/** What is needed to take a file in and store it. */
export type TakeInDeps = Pick<Deps, 'database' | 'clock' | 'isStopping' | 'log'>;

function gone(id: string): Error {
  return new Error(`The intake ${id} is gone.`);
}

async function readAgain({ database }: TakeInDeps, id: string): Promise<KeptIntake> {
  const intake = await readIntake(database.db, id);
  if (intake === undefined) throw gone(id);
  return intake;
}

/**
 * Begins to store a file that was read, unless it waits for somebody's decision.
 *
 * @returns the intake when nothing was begun, as it was then: another run may take it further at any moment, and what waits for
 *   nobody a moment later must not be taken for what waits.
 */
async function storeUndecided({ database, clock }: TakeInDeps, id: string): Promise<KeptIntake | 'begun'> {
  return database.transaction(async (trx) => {
    const intake = await holdIntake(trx, id);
    if (intake === undefined) throw gone(id);
    return (await beginUndecided(trx, intake, clock.now())) ? 'begun' : intake;
  });
}

/**
 * Takes a file that was received as far as it goes now: reads it, and stores it as its settings and choices say. What asks for a
 * setting, or has refused rows that nobody decided to skip, is not stored and waits for somebody in the portal. When another
 * process is at work on files, it ends with that.
 *
 * @param kept - may have what was read of it while it was received
 * @returns the intake as it is then
 */
export async function takeFurther(
  deps: TakeInDeps,
  id: string,
  kept: KeptRows = new KeptRows(),
): Promise<KeptIntake> {
  await workOnIntakes(deps, kept);
  const found = await storeUndecided(deps, id);
  if (found !== 'begun') return found;
  await workOnIntakes(deps, kept);
  return readAgain(deps, id);
}

/**
 * Takes a file in at once that nobody looks at, when nothing speaks against it.
 *
 * @param received - done in the transaction in which the file becomes an intake
 * @returns the intake as it is then; null when it is to be received
 */
export async function takeAtOnce(
  deps: TakeInDeps,
  file: FileAtHand,
  received?: WhileReceiving['received'],
): Promise<KeptIntake | null> {
  const taken: KeptIntake[] = [];
  await workOnIntakes(deps, null, async () => {
    const stored = await storeAtOnce(deps, file, received);
    if (stored !== null) taken.push(stored);
  });
  return taken[0] ?? null;
}

/**
 * Takes a file in by a door without a screen, as {@link takeFurther} does.
 *
 * @throws ApiError 413 or 422 when the bytes are refused.
 */
export async function takeIn(deps: TakeInDeps, file: FileAtHand): Promise<KeptIntake> {
  const stored = await takeAtOnce(deps, file);
  if (stored !== null) return stored;
  const kept = new KeptRows();
  const id = await readWhileReceiving(deps, kept, (begun) =>
    receiveIntake(deps, { ...file, bytes: file.read() }, { begun }),
  );
  return takeFurther(deps, id, kept);
}
