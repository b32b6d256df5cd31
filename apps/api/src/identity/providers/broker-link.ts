import type { BrokerLink, BrokerLinkStart, Proof } from '@vinrod/api-client/contract';
import { formatInstant } from '@vinrod/locale/clock';
import type { Transaction } from 'kysely';
import { recordOwnAct } from '../../audit/record-event.ts';
import type { CustomerBroker } from '../../config/sign-in-providers.ts';
import { notFound, refused, unauthorized } from '../../server/api-error.ts';
import type { Caller } from '../../server/caller.ts';
import type { Deps } from '../../server/deps.ts';
import type { RequestInfo } from '../../server/request-info.ts';
import { agreedNow } from '../../store/agreed-time.ts';
import type { Schema } from '../../store/schema/index.ts';
import { providerStartsPerAddress } from '../limits.ts';
import { brokerLinkMail } from '../mails.ts';
import { networkOf } from '../network.ts';
import { requireOwnProof } from '../own-proof.ts';
import { countTry } from '../rate-limit.ts';
import { endSessions } from '../sessions.ts';
import { identityTexts } from '../texts.ts';
import { tokenHash } from '../tokens.ts';
import { browserSecretIn, endedBindingCookie } from './browser-binding.ts';
import { holdIdentity } from './match-customer.ts';
import { goToProvider } from './provider-sign-in.ts';
import { SignInRefusal } from './sign-in-problem.ts';
import { readRecipient } from '../mail-recipient.ts';

/** The broker that can sign the caller in; null where there is none, and for staff, whom a directory signs in. */
function brokerOf({ config }: Deps, { userType }: Caller): CustomerBroker | null {
  return userType === 'external' ? config.customerBroker : null;
}

/** @throws ApiError 404 where no broker can sign the caller in. */
function requireBroker(deps: Deps, caller: Caller): CustomerBroker {
  const broker = brokerOf(deps, caller);
  if (broker === null) throw notFound();
  return broker;
}

/** Whether the caller is linked to who they are at the customers' broker. */
export async function getBrokerLink(deps: Deps, caller: Caller): Promise<BrokerLink> {
  const broker = brokerOf(deps, caller);
  if (broker === null) return { name: null, linked_at: null };
  const { name, issuer } = broker;
  const linked = await deps.database.db
    .selectFrom('user_identity')
    .select('linked_at')
    .where('user_id', '=', caller.userId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return { name, linked_at: linked === undefined ? null : formatInstant(linked.linked_at.getTime()) };
}

/**
 * Answers where the browser proves who the caller is at the broker, and binds that to the browser and the session.
 *
 * @returns also the `Set-Cookie` header that binds it.
 * @throws ApiError 422 when it is not proven who it is, they are linked already or the broker does not answer, 429 after
 *   too many tries.
 */
export async function beginBrokerLink(
  deps: Deps,
  caller: Caller,
  proof: Proof,
  { address }: RequestInfo,
): Promise<{ readonly start: BrokerLinkStart; readonly cookie: string }> {
  const broker = requireBroker(deps, caller);
  await requireOwnProof(deps, caller, proof, 'beginBrokerLink');
  const { name } = broker;
  const { linked_at: linkedAt } = await getBrokerLink(deps, caller);
  if (linkedAt !== null) throw refused(identityTexts.brokerLinked({ name }));
  await countTry(deps, providerStartsPerAddress, networkOf(address));
  try {
    const { location, cookie } = await goToProvider(deps, broker, {
      return_path: '/profile',
      invitation_hash: null,
      link_session_id: caller.sessionId,
      user_id: caller.userId,
    });
    return { start: { continue_at: location }, cookie };
  } catch (error) {
    if (error instanceof SignInRefusal) throw refused(identityTexts.brokerAway({ name }));
    throw error;
  }
}

async function notify(deps: Deps, userId: string, name: string, change: 'added' | 'removed'): Promise<void> {
  const recipient = await readRecipient(deps.database.db, userId);
  if (recipient !== undefined) await deps.mailer.send(brokerLinkMail(deps.config, recipient, name, change));
}

/**
 * Links who the caller has just proved to be at the broker: once, in time, in the session and the browser that asked.
 *
 * @returns also the `Set-Cookie` header that ends the browser's part.
 * @throws ApiError 422 when there is nothing to link, or it is linked to somebody already.
 */
export async function addBrokerLink(
  deps: Deps,
  caller: Caller,
  token: string,
  cookies: string | null,
): Promise<{ readonly link: BrokerLink; readonly cookie: string }> {
  const { name } = requireBroker(deps, caller);
  const now = deps.clock.now();
  const handoverHash = tokenHash(token);
  const begun = await deps.database.db
    .selectFrom('provider_sign_in')
    .select(['state_hash', 'issuer', 'subject'])
    .where('handover_hash', '=', handoverHash)
    .where('link_session_id', '=', caller.sessionId)
    .executeTakeFirst();
  const browserSecret = begun === undefined ? null : browserSecretIn(deps.config, cookies, begun.state_hash);
  if (begun === undefined || browserSecret === null) throw refused(identityTexts.brokerLinkOver({ name }));
  const { issuer, subject } = begun;
  if (issuer === null || subject === null) throw refused(identityTexts.brokerLinkOver({ name }));
  const outcome = await deps.database.transaction(async (trx) => {
    const taken = await trx
      .deleteFrom('provider_sign_in')
      .where('handover_hash', '=', handoverHash)
      .where('browser_hash', '=', tokenHash(browserSecret))
      .where('handover_expires_at', '>', await agreedNow(deps.clock, trx))
      .returning('state_hash')
      .executeTakeFirst();
    if (taken === undefined) return 'over';
    const owner = await trx
      .selectFrom('app_user')
      .select('id')
      .where('id', '=', caller.userId)
      .where('status', '=', 'active')
      .forUpdate()
      .executeTakeFirst();
    if (owner === undefined) throw unauthorized();
    await holdIdentity(trx, issuer, subject);
    const linked = await trx
      .insertInto('user_identity')
      .values({ issuer, subject, user_id: owner.id, linked_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (linked === undefined) return 'taken';
    await recordOwnAct(trx, { id: caller.userId, name: caller.fullName }, 'sign_in_link', {
      at: now,
      operation: 'addBrokerLink',
      details: '',
    });
    return 'linked';
  });
  if (outcome === 'over') throw refused(identityTexts.brokerLinkOver({ name }));
  if (outcome === 'taken') throw refused(identityTexts.brokerPersonTaken);
  deps.background.run('broker notice', () => notify(deps, caller.userId, name, 'added'));
  return {
    link: await getBrokerLink(deps, caller),
    cookie: endedBindingCookie(deps.config, begun.state_hash),
  };
}

/** @throws ApiError 422 when nothing but the broker signs the user in. */
async function requireOtherWayIn({ config }: Deps, trx: Transaction<Schema>, userId: string): Promise<void> {
  const { password_hash: hash } = await trx
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (hash !== null) return;
  const key = config.passkeys
    ? await trx.selectFrom('passkey').select('id').where('user_id', '=', userId).executeTakeFirst()
    : undefined;
  if (key === undefined) throw refused(identityTexts.brokerLastWayIn);
}

/**
 * Forgets who the caller is at the broker, and ends the other sessions that it began.
 *
 * @throws ApiError 404 when they are not linked, 422 when it is not proven who it is or nothing else signs them in, 429
 *   after too many tries.
 */
export async function removeBrokerLink(deps: Deps, caller: Caller, proof: Proof): Promise<BrokerLink> {
  const { name, issuer } = requireBroker(deps, caller);
  await requireOwnProof(deps, caller, proof, 'removeBrokerLink');
  const { userId, sessionId } = caller;
  const now = deps.clock.now();
  await deps.database.transaction(async (trx) => {
    await requireOtherWayIn(deps, trx, userId);
    const removed = await trx
      .deleteFrom('user_identity')
      .where('user_id', '=', userId)
      .where('issuer', '=', issuer)
      .returning('user_id')
      .executeTakeFirst();
    if (removed === undefined) throw notFound();
    await trx
      .deleteFrom('provider_sign_in')
      .where('user_id', '=', userId)
      .where('provider', '=', 'customers')
      .execute();
    await endSessions(trx, now, 'provider', { userId, issuer, exceptSessionId: sessionId });
    await recordOwnAct(trx, { id: userId, name: caller.fullName }, 'sign_in_unlink', {
      at: now,
      operation: 'removeBrokerLink',
      details: '',
    });
  });
  deps.background.run('broker notice', () => notify(deps, userId, name, 'removed'));
  return getBrokerLink(deps, caller);
}
