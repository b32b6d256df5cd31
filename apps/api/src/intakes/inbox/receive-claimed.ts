import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import type { Text } from '@vinrod/locale/messages/texts';
import { ApiError } from '../../server/api-error.ts';
import type { Queries } from '../../store/database.ts';
import type { Schema } from '../../store/schema/index.ts';
import { readHandle } from '../file-bytes.ts';
import { receiveIntake, type IntakeDeps, type WhileReceiving } from '../receive-intake.ts';
import type { FileAtHand } from '../store-at-once.ts';
import { takeAtOnce, type TakeInDeps } from '../take-in.ts';
import { intakeTexts } from '../texts.ts';
import type { ClaimedFile } from './claimed-file.ts';

/** Bytes of a file that is read in, as it comes; unpacked it may have no more either. */
export const mostBytes = 1024 ** 3;

/** Another process was faster. */
class AlreadyReceived extends Error {}

/** The intake that a claimed file became; undefined when it did not yet. */
export async function intakeOfClaim(db: Queries, claim: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('intake_claim')
    .select('intake_id')
    .where('claim', '=', claim)
    .executeTakeFirst();
  return row?.intake_id;
}

/** @throws Error when the file changed while it was read, because then it had not arrived whole. */
async function* readStill(file: FileHandle): AsyncGenerator<Uint8Array, void, undefined> {
  const before = await file.stat();
  yield* readHandle(file);
  const after = await file.stat();
  if (before.size !== after.size || before.mtimeMs !== after.mtimeMs)
    throw new Error('The file is still being written.');
}

/** Opens what is a plain file, without following a link or waiting for a pipe. */
async function openPlain(path: string): Promise<FileHandle> {
  return open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
}

function problemOf(error: unknown): Text | null {
  return error instanceof ApiError && 'sv' in error.problem ? error.problem : null;
}

type Folder = Readonly<Record<'root' | 'sender', string>>;

/** Does something with a claimed file while it is open. */
async function withClaimed<Result>(
  { root, sender }: Folder,
  { name, fileName }: ClaimedFile,
  work: (file: FileAtHand) => Promise<Result>,
): Promise<Result | Text> {
  const handle = await openPlain(join(root, 'reading', fileName));
  try {
    const found = await handle.stat();
    if (!found.isFile()) throw new Error('It is no file.');
    if (found.size > mostBytes) return intakeTexts.tooLarge;
    return await work({
      fileName: name,
      read: () => readStill(handle),
      source: 'inbox',
      sender: { id: null, name: sender },
      reachesAll: true,
      mostBytes,
    });
  } finally {
    await handle.close();
  }
}

/** Stores to which intake a claim led, once. */
async function keepClaim(trx: Transaction<Schema>, claim: string, intakeId: string): Promise<void> {
  const added = await trx
    .insertInto('intake_claim')
    .values({ claim, intake_id: intakeId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('claim')
    .executeTakeFirst();
  if (added === undefined) throw new AlreadyReceived();
}

/** Takes a claimed file in at once, when nothing speaks against it. */
export async function takeClaimedAtOnce(
  deps: TakeInDeps,
  folder: Folder,
  claimed: ClaimedFile,
): Promise<void> {
  await withClaimed(folder, claimed, (file) =>
    takeAtOnce(deps, file, (trx, { id }) => keepClaim(trx, claimed.claim, id)),
  );
}

/**
 * Takes the bytes of a claimed file in, so that it becomes one intake however many processes do so: the claim is stored in the
 * transaction that ends the transfer, and only once.
 *
 * @returns what is wrong with the bytes; null when they became an intake
 */
export async function receiveClaimed(
  deps: IntakeDeps,
  folder: Folder,
  claimed: ClaimedFile,
  begun: NonNullable<WhileReceiving['begun']>,
): Promise<Text | null> {
  try {
    return await withClaimed(folder, claimed, async (file) => {
      await receiveIntake(
        deps,
        { ...file, bytes: file.read() },
        { begun, received: (trx, { id }) => keepClaim(trx, claimed.claim, id) },
      );
      return null;
    });
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null && !(error instanceof AlreadyReceived)) throw error;
    return problem;
  }
}
