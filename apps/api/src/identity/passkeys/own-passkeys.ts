import { randomUUID } from 'node:crypto';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Passkey, PasskeyAdd, PasskeyRemove, PasskeyRequest, Proof } from '@vinrod/api-client/contract';
import { formatInstant } from '@vinrod/locale/clock';
import type { Transaction } from 'kysely';
import { recordOwnAct } from '../../audit/record-event.ts';
import { notFound, refused, refusedFields, unauthorized } from '../../server/api-error.ts';
import type { Caller } from '../../server/caller.ts';
import type { Deps } from '../../server/deps.ts';
import type { Schema } from '../../store/schema/index.ts';
import { passkeyMail } from '../mails.ts';
import { requireOwnProof } from '../own-proof.ts';
import { personNameProblem } from '../person-name.ts';
import { directoryOf, providersOf } from '../providers/sign-in-providers.ts';
import { identityTexts } from '../texts.ts';
import {
  parseCredential,
  relyingParty,
  requirePasskeys,
  storeChallenge,
  takeChallenge,
} from './passkey-challenge.ts';
import { isRegistration } from './credential-shape.ts';
import { readRecipient } from '../mail-recipient.ts';

/** Passkeys that one user can have. */
const mostPasskeys = 10;

/** The caller's passkeys, oldest first. */
export async function listPasskeys(deps: Deps, { userId }: Caller): Promise<Passkey[]> {
  requirePasskeys(deps.config);
  const rows = await deps.database.db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, created_at: created, last_used_at: used }) => ({
    uuid: id,
    name,
    created_at: formatInstant(created.getTime()),
    last_used_at: used === null ? null : formatInstant(used.getTime()),
  }));
}

/**
 * Answers what the browser needs to make a key.
 *
 * @throws ApiError 422 when it is not proven who it is, the user signs in through a provider or has too many keys, 429 after
 *   too many tries.
 */
export async function beginPasskey(deps: Deps, caller: Caller, proof: Proof): Promise<PasskeyRequest> {
  requirePasskeys(deps.config);
  const user = await requireOwnProof(deps, caller, proof, 'beginPasskey');
  const { db } = deps.database;
  const directory = await directoryOf(deps.config, db, user.id);
  // A key would be a way in that the directory knows nothing of.
  if (directory !== null) throw refused(identityTexts.signInThrough({ name: directory.name }));
  const keys = await db
    .selectFrom('passkey')
    .select('credential_id')
    .where('user_id', '=', user.id)
    .execute();
  if (keys.length >= mostPasskeys) throw refused(identityTexts.passkeysFull({ count: mostPasskeys }));
  const options = await generateRegistrationOptions({
    rpName: deps.config.supplier.name,
    rpID: relyingParty(deps.config).id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: caller.fullName,
    attestationType: 'none',
    excludeCredentials: keys.map(({ credential_id: id }) => ({ id })),
    // Found without a name, and never without the person: it can be the only step.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const token = await storeChallenge(deps, {
    challenge: options.challenge,
    purpose: 'add',
    user_id: user.id,
    login_id: null,
  });
  return { token, options: JSON.stringify(options) };
}

async function verified(deps: Deps, challenge: string, credential: string) {
  const response = parseCredential(credential);
  if (!isRegistration(response)) return null;
  const { id, origin } = relyingParty(deps.config);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    return registrationInfo ?? null;
  } catch (error) {
    deps.log.info({ err: error }, 'a passkey was not accepted');
    return null;
  }
}

/** The name without blanks around it. */
function nameOf(given: string): string {
  const name = given.trim();
  const problem = name === '' ? identityTexts.nameEmpty : personNameProblem(name);
  if (problem !== null) throw refusedFields([{ field: 'name', texts: [problem] }]);
  return name;
}

async function notify(deps: Deps, userId: string, name: string, change: 'added' | 'removed'): Promise<void> {
  const recipient = await readRecipient(deps.database.db, userId);
  if (recipient !== undefined) await deps.mailer.send(passkeyMail(deps.config, recipient, name, change));
}

/**
 * Stores the key that the caller's device made.
 *
 * @throws ApiError 422 when the answer is not accepted, or the key is there already.
 */
export async function addPasskey(deps: Deps, caller: Caller, input: PasskeyAdd): Promise<Passkey[]> {
  requirePasskeys(deps.config);
  const name = nameOf(input.name);
  const challenge = await takeChallenge(deps, input.token);
  if (challenge?.purpose !== 'add' || challenge.user_id !== caller.userId)
    throw refused(identityTexts.wrongPasskey);
  const made = await verified(deps, challenge.challenge, input.credential);
  if (made === null) throw refused(identityTexts.wrongPasskey);
  const { credential } = made;
  const now = deps.clock.now();
  const added = await deps.database.transaction(async (trx) => {
    const owner = await trx
      .selectFrom('app_user')
      .select('id')
      .where('id', '=', caller.userId)
      .where('status', '=', 'active')
      .forUpdate()
      .executeTakeFirst();
    if (owner === undefined) throw unauthorized();
    const stored = await trx
      .insertInto('passkey')
      .values({
        id: randomUUID(),
        user_id: caller.userId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        uses: credential.counter,
        transports: credential.transports ?? [],
        name,
        created_at: now,
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored === undefined) return false;
    await recordOwnAct(trx, { id: caller.userId, name: caller.fullName }, 'passkey_add', {
      at: now,
      operation: 'addPasskey',
      details: name,
    });
    return true;
  });
  if (!added) throw refused(identityTexts.passkeyTaken);
  deps.background.run('passkey notice', () => notify(deps, caller.userId, name, 'added'));
  return listPasskeys(deps, caller);
}

/** @throws ApiError 422 when nothing but this key signs the user in. */
async function requireOtherWayIn(
  { config }: Deps,
  trx: Transaction<Schema>,
  userId: string,
  keyId: string,
): Promise<void> {
  const { password_hash: hash } = await trx
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (hash !== null) return;
  const keys = await trx.selectFrom('passkey').select('id').where('user_id', '=', userId).execute();
  if (keys.length > 1 || !keys.some(({ id }) => id === keyId)) return;
  const issuers = providersOf(config).map(({ issuer }) => issuer);
  const linked =
    issuers.length === 0
      ? undefined
      : await trx
          .selectFrom('user_identity')
          .select('issuer')
          .where('user_id', '=', userId)
          .where('issuer', 'in', issuers)
          .executeTakeFirst();
  if (linked === undefined) throw refused(identityTexts.lastWayIn);
}

/**
 * Removes one of the caller's keys.
 *
 * @throws ApiError 404 when they have none with this id, 422 when it is not proven who it is or nothing else signs them
 *   in, 429 after too many tries.
 */
export async function removePasskey(deps: Deps, caller: Caller, input: PasskeyRemove): Promise<Passkey[]> {
  requirePasskeys(deps.config);
  await requireOwnProof(deps, caller, input, 'removePasskey');
  const name = await deps.database.transaction(async (trx) => {
    await requireOtherWayIn(deps, trx, caller.userId, input.uuid);
    const removed = await trx
      .deleteFrom('passkey')
      .where('id', '=', input.uuid)
      .where('user_id', '=', caller.userId)
      .returning('name')
      .executeTakeFirst();
    if (removed === undefined) throw notFound();
    await recordOwnAct(trx, { id: caller.userId, name: caller.fullName }, 'passkey_remove', {
      at: deps.clock.now(),
      operation: 'removePasskey',
      details: removed.name,
    });
    return removed.name;
  });
  deps.background.run('passkey notice', () => notify(deps, caller.userId, name, 'removed'));
  return listPasskeys(deps, caller);
}
