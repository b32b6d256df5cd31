import { recordEvent } from '../../audit/record-event.ts';
import type { SignInProvider } from '../../config/sign-in-providers.ts';
import { currentRequest } from '../../server/current-request.ts';
import type { Deps } from '../../server/deps.ts';
import { openText } from '../sealed-text.ts';
import { endSessions, type EndedSession } from '../sessions.ts';
import { tryKeys } from '../try-keys.ts';
import { fullName } from '../users.ts';
import { providerSignOutAddress, readLogoutToken } from './provider-client.ts';
import { providersOf } from './sign-in-providers.ts';

/**
 * The address at which the person signs out of the provider too; null when no provider signed them in, or it cannot be
 * reached: they are signed out here all the same.
 */
export async function signOutAddress(deps: Deps, ended: EndedSession | null): Promise<string | null> {
  const provider = providersOf(deps.config).find(({ issuer }) => issuer === ended?.issuer);
  if (ended === null || ended.idToken === null || provider === undefined) return null;
  const { userId } = ended;
  const sealed = ended.idToken;
  const idToken = await tryKeys(deps, 'token of a provider', (keys) =>
    openText(keys.providerToken, userId, sealed),
  );
  if (idToken === null) return null;
  return providerSignOutAddress(provider, idToken, `${deps.config.publicUrl}/`).catch((error: unknown) => {
    deps.log.warn({ err: error, provider: provider.key }, 'a sign-in provider did not answer at sign-out');
    return null;
  });
}

/**
 * Ends the sessions that a logout token of the provider names: the one with its `sid`, or all of its `sub`. Sessions
 * that began after the token was made stay, so a token sent twice ends nothing more.
 *
 * @throws Error when the token is not accepted.
 */
export async function endSessionsOfProvider(
  deps: Deps,
  provider: SignInProvider,
  logoutToken: string,
): Promise<void> {
  const { iss: issuer, sub: subject, sid, iat } = await readLogoutToken(provider, logoutToken);
  const providerSession = typeof sid === 'string' ? sid : null;
  if (issuer === undefined || iat === undefined || (subject === undefined && providerSession === null))
    throw new Error('The logout token names nobody.');
  const madeAt = new Date((iat + 1) * 1000);
  const request = currentRequest();
  await deps.database.transaction(async (trx) => {
    let waiting = trx.deleteFrom('provider_sign_in').where('issuer', '=', issuer);
    let begun = trx
      .selectFrom('session')
      .innerJoin('app_user', 'app_user.id', 'session.user_id')
      .select(['session.id', 'user_id', 'first_name', 'last_name'])
      .where('session.issuer', '=', issuer)
      .where('session.created_at', '<', madeAt)
      .where('session.revoked_at', 'is', null);
    if (subject !== undefined) {
      waiting = waiting.where('subject', '=', subject);
      begun = begun.where('session.subject', '=', subject);
    }
    if (providerSession !== null) {
      waiting = waiting.where('provider_session', '=', providerSession);
      begun = begun.where('session.provider_session', '=', providerSession);
    }
    await waiting.where('answered_at', '<', madeAt).execute();
    const sessions = await begun.orderBy('session.id').forUpdate('session').execute();
    const now = deps.clock.now();
    for (const session of sessions) {
      await endSessions(trx, now, 'provider', { sessionId: session.id });
      await recordEvent(trx, {
        at: now,
        event: 'sign_out',
        outcome: 'succeeded',
        actor: null,
        target: { kind: 'user', id: session.user_id, name: fullName(session) },
        address: request?.address ?? null,
        shadowId: null,
        operation: null,
        path: null,
        status: null,
        requestId: request?.id ?? null,
        details: 'provider',
      });
    }
  });
}
