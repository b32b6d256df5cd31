import type { Transaction } from 'kysely';
import { isSelf, type Acting } from '../audit/acting.ts';
import { recordAct } from '../audit/record-event.ts';
import { administer } from '../authority/administration.ts';
import { requireWithinRights } from '../authority/requirements.ts';
import { exportAs } from '../files/export-answers.ts';
import { requireOwnProof } from '../identity/own-proof.ts';
import { fullName } from '../identity/users.ts';
import { notFound, refused } from '../server/api-error.ts';
import { operation, type Operation } from '../server/operation.ts';
import type { Schema } from '../store/schema/index.ts';
import { userTexts } from '../users/user-texts.ts';
import { erase } from './erase-person.ts';
import { archiveHead, personArchive, type ArchiveOwner } from './person-archive.ts';
import { readPerson } from './read-person.ts';

/** @throws ApiError 404 when there is nobody with this id */
async function readOwner(trx: Transaction<Schema>, id: string): Promise<ArchiveOwner> {
  const owner = await trx
    .selectFrom('app_user')
    .select(['first_name as firstName', 'last_name as lastName', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (owner === undefined) throw notFound();
  return owner;
}

/**
 * Hands out what is known of a person. The file's name does not tell who it is about: it lands among downloads.
 *
 * @throws ApiError 404 when there is nobody with this id.
 */
async function handOut(call: Acting, id: string): Promise<Response> {
  const { deps } = call;
  const { owner, known } = await deps.database.transaction(async (trx) => {
    const read = { owner: await readOwner(trx, id), known: await readPerson(trx, id) };
    const name = fullName({ first_name: read.owner.firstName, last_name: read.owner.lastName });
    await recordAct(trx, call, 'export', { kind: 'user', id, name });
    return read;
  });
  return exportAs('Personuppgifter', call).zip(personArchive(known, archiveHead(deps, owner)));
}

/**
 * Erases a user.
 *
 * @throws ApiError 404 when there is nobody with this id, 422 for the caller, the last administrator and somebody with
 *   more rights.
 */
async function eraseUser(request: Acting, id: string): Promise<void> {
  await administer(request, async (trx, acting) => {
    const found = await trx
      .selectFrom('app_user')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) throw notFound();
    if (isSelf(acting.caller, id)) throw refused(userTexts.ownAccount);
    await requireWithinRights(trx, acting.caller, id, 'everywhere');
    const pseudonym = await erase(trx, { id }, acting.deps.clock.now());
    await recordAct(trx, acting, 'user_remove', { kind: 'user', id, name: pseudonym });
  });
}

/** What is known of a person, and its end. */
export const personalDataOperations: readonly Operation[] = [
  operation('exportOwnPersonalData', async (call) => {
    await requireOwnProof(call.deps, call.caller, call.body, 'exportOwnPersonalData');
    return handOut(call, call.caller.userId);
  }),
  operation('exportPersonalData', (call) => handOut(call, call.params.id)),
  operation('erasePersonalData', async (call) => {
    await eraseUser(call, call.params.id);
    return {};
  }),
];
