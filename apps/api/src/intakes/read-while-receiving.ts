import type { Deps } from '../server/deps.ts';
import { readAhead } from '../server/read-ahead.ts';
import type { ComingParts } from './file-bytes.ts';
import { batchesOf, openFile, type KnownIntake } from './file-items.ts';
import { givenKeys } from './find-sites.ts';
import type { KeptRows } from './kept-rows.ts';
import type { WhileReceiving } from './receive-intake.ts';

type ReadDeps = Pick<Deps, 'database' | 'isStopping' | 'log'>;

async function readComing(
  { database, isStopping, log }: ReadDeps,
  kept: KeptRows,
  intake: KnownIntake,
  coming: ComingParts,
): Promise<void> {
  try {
    const given = await givenKeys(database.db, intake.settings);
    const file = openFile(database.db, intake, given, { mayAdopt: true, coming });
    kept.begin(intake, file);
    for await (const batch of readAhead(batchesOf(file))) if (isStopping() || !kept.add(batch)) return;
    kept.end(intake.settings);
  } catch (error) {
    // It is read again when all of it is there, and what is wrong is told then.
    log.debug({ err: error, intake: intake.id }, 'a file was not read while it came');
  }
}

/**
 * Receives a file and reads its rows meanwhile, as far as they are few enough to keep.
 *
 * @param kept - takes what is read, for looking it through right after
 */
export async function readWhileReceiving<Received>(
  deps: ReadDeps,
  kept: KeptRows,
  receive: (begun: NonNullable<WhileReceiving['begun']>) => Promise<Received>,
): Promise<Received> {
  let reading = Promise.resolve();
  try {
    return await receive((intake, coming) => {
      reading = readComing(deps, kept, intake, coming);
    });
  } finally {
    await reading;
  }
}
