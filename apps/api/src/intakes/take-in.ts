import type { Deps } from '../server/deps.ts';
import { beginStoring } from './intake-changes.ts';
import { holdIntake, readIntake, type KeptIntake } from './intake-row.ts';
import { recordStore } from './record-store.ts';
import { receiveIntake, type IncomingFile } from './receive-intake.ts';
import { workOnIntakes } from './work-on-intakes.ts';

/** What is needed to take a file in and store it. */
export type TakeInDeps = Pick<Deps, 'database' | 'clock' | 'isStopping' | 'log'>;

async function readAgain({ database }: TakeInDeps, id: string): Promise<KeptIntake> {
  const intake = await readIntake(database.db, id);
  if (intake === undefined) throw new Error(`The intake ${id} is gone.`);
  return intake;
}

/**
 * Takes a file in by a door without a screen: receives it, reads it, and stores it as its settings and choices say. What asks
 * for a setting, or has refused rows that were not chosen to be skipped, is not stored and waits for somebody in the portal.
 * When another process is at work, it ends with that.
 *
 * @returns the intake as it is then
 * @throws ApiError 413 or 422 when the bytes are refused, and 422 when the file waits for a decision about refused rows.
 */
export async function takeIn(deps: TakeInDeps, file: IncomingFile): Promise<KeptIntake> {
  const id = await receiveIntake(deps, file);
  await workOnIntakes(deps);
  const read = await readAgain(deps, id);
  if (read.state !== 'ready') return read;
  await deps.database.transaction(async (trx) => {
    const intake = await holdIntake(trx, id);
    if (intake?.state !== 'ready') return;
    await beginStoring(trx, intake, {});
    const { created, changed } = intake.found;
    await recordStore(trx, intake, deps.clock.now(), `+${created} ~${changed}`);
  });
  await workOnIntakes(deps);
  return readAgain(deps, id);
}
