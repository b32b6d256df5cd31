import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { ServiceAccount, ServiceAccountWithSecret } from '@vinrod/api-client/contract';
import { actorOf, type Acting } from '../audit/acting.ts';
import { recordAct } from '../audit/record-event.ts';
import { administer } from '../authority/administration.ts';
import { later } from '../config/clock.ts';
import { notFound, refused, refusedFields } from '../server/api-error.ts';
import type { RequestBody } from '../server/operation.ts';
import type { Schema } from '../store/schema/index.ts';
import { clientSecretHash, newClientSecret } from './client-secret.ts';
import { knownScopes } from './scopes.ts';
import { readServiceAccount } from './service-accounts.ts';
import { serviceAccountTexts } from './texts.ts';

const hour = 3600;

/** How many secrets of an account may work at a time, as the contract says. */
const mostSecrets = 5;

/** Every change below waits for the others in `administer`, so what it has read stays true until it ends. */
type Work = Transaction<Schema>;

/** @throws ApiError 422 when it is empty or another account that works has it. */
async function freeName(trx: Work, name: string, exceptId: string | null): Promise<string> {
  const trimmed = name.trim();
  if (trimmed === '') throw refusedFields([{ field: 'name', texts: [serviceAccountTexts.nameEmpty] }]);
  const taken = await trx
    .selectFrom('service_account')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${trimmed}::text collate sv)`)
    .where('revoked_at', 'is', null)
    .execute();
  if (taken.some(({ id }) => id !== exceptId))
    throw refusedFields([{ field: 'name', texts: [serviceAccountTexts.nameTaken] }]);
  return trimmed;
}

/** @throws ApiError 404 when there is no such account. */
async function readForChange(trx: Work, id: string) {
  const row = await trx
    .selectFrom('service_account')
    .select(['id', 'name', 'scopes', 'revoked_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** @throws ApiError 404 when there is no such account, 422 when it is revoked. */
async function readWorking(trx: Work, id: string) {
  const row = await readForChange(trx, id);
  if (row.revoked_at !== null) throw refused(serviceAccountTexts.revoked);
  return row;
}

async function insertSecret(trx: Work, accountId: string, now: Date): Promise<string> {
  const secret = newClientSecret();
  await trx
    .insertInto('service_account_secret')
    .values({
      id: randomUUID(),
      account_id: accountId,
      secret_hash: clientSecretHash(secret),
      created_at: now,
    })
    .execute();
  return secret;
}

function target(id: string, name: string) {
  return { kind: 'service_account', id, name } as const;
}

/**
 * Creates an account and its first secret.
 *
 * @throws ApiError 422 when the name is refused.
 */
export function createServiceAccount(
  request: Acting,
  body: RequestBody<'createServiceAccount'>,
): Promise<ServiceAccountWithSecret> {
  return administer(request, async (trx, acting) => {
    const now = acting.deps.clock.now();
    const id = randomUUID();
    const name = await freeName(trx, body.name, null);
    const scopes = knownScopes(body.scopes);
    const creator = actorOf(acting.caller);
    await trx
      .insertInto('service_account')
      .values({
        id,
        name,
        scopes: [...scopes],
        created_at: now,
        created_by: creator.id,
        created_by_name: creator.name,
      })
      .execute();
    const secret = await insertSecret(trx, id, now);
    const details = scopes.map((scope) => `+${scope}`).join(' ');
    await recordAct(trx, acting, 'service_account_create', target(id, name), details);
    return { ...(await readServiceAccount(trx, id, now)), client_secret: secret };
  });
}

/**
 * Changes the name or the scopes of an account.
 *
 * @throws ApiError 404 when there is none, 422 when it is revoked or the name is refused.
 */
export function changeServiceAccount(
  request: Acting,
  id: string,
  body: RequestBody<'changeServiceAccount'>,
): Promise<ServiceAccount> {
  return administer(request, async (trx, acting) => {
    const before = await readWorking(trx, id);
    const name = body.name === undefined ? before.name : await freeName(trx, body.name, id);
    const held = knownScopes(before.scopes);
    const scopes = body.scopes === undefined ? held : knownScopes(body.scopes);
    const details = [
      ...(name === before.name ? [] : ['name']),
      ...scopes.filter((scope) => !held.includes(scope)).map((scope) => `+${scope}`),
      ...held.filter((scope) => !scopes.includes(scope)).map((scope) => `-${scope}`),
    ];
    await trx
      .updateTable('service_account')
      .set({ name, scopes: [...scopes] })
      .where('id', '=', id)
      .execute();
    await recordAct(trx, acting, 'service_account_change', target(id, name), details.join(' '));
    return readServiceAccount(trx, id, acting.deps.clock.now());
  });
}

/**
 * Gives an account a new secret and lets the earlier ones end.
 *
 * @param overlapHours - Hours that the earlier ones go on working; one that was to end sooner still does.
 * @throws ApiError 404 when there is no such account, 422 when it is revoked or has too many secrets.
 */
export function addServiceAccountSecret(
  request: Acting,
  id: string,
  overlapHours: number,
): Promise<ServiceAccountWithSecret> {
  return administer(request, async (trx, acting) => {
    const { name } = await readWorking(trx, id);
    const now = acting.deps.clock.now();
    await trx
      .updateTable('service_account_secret')
      .set({ expires_at: sql`least(expires_at, ${later(now, overlapHours * hour)}::timestamptz)` })
      .where('account_id', '=', id)
      .execute();
    const secret = await insertSecret(trx, id, now);
    const account = await readServiceAccount(trx, id, now);
    if (account.secrets.length > mostSecrets)
      throw refused(serviceAccountTexts.tooManySecrets({ most: mostSecrets }));
    const details = `overlap_hours=${overlapHours}`;
    await recordAct(trx, acting, 'service_account_secret', target(id, name), details);
    return { ...account, client_secret: secret };
  });
}

/**
 * Ends an account for good; its rows stay, because they name who put what. One that is revoked already stays as it is.
 *
 * @throws ApiError 404 when there is none.
 */
export function revokeServiceAccount(request: Acting, id: string): Promise<void> {
  return administer(request, async (trx, acting) => {
    const { name, revoked_at: revokedAt } = await readForChange(trx, id);
    if (revokedAt !== null) return;
    await trx
      .updateTable('service_account')
      .set({ revoked_at: acting.deps.clock.now() })
      .where('id', '=', id)
      .execute();
    await recordAct(trx, acting, 'service_account_revoke', target(id, name));
  });
}
