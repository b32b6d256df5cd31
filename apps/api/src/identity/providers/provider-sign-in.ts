import type { SignedIn } from '@vinrod/api-client/contract';
import type { Config } from '../../config/config.ts';
import type { SignInProvider } from '../../config/sign-in-providers.ts';
import { later } from '../../config/clock.ts';
import { ApiError, unauthorized } from '../../server/api-error.ts';
import type { Deps } from '../../server/deps.ts';
import type { RequestInfo } from '../../server/request-info.ts';
import { agreedNow } from '../../store/agreed-time.ts';
import type { ProviderSignInTable } from '../../store/schema/identity.ts';
import { beginSession } from '../begin-session.ts';
import { handoverLifetime } from '../lifetimes.ts';
import { providerStartsPerAddress } from '../limits.ts';
import { networkOf } from '../network.ts';
import { countTry } from '../rate-limit.ts';
import { sealText } from '../sealed-text.ts';
import { identityTexts } from '../texts.ts';
import { randomToken, tokenHash } from '../tokens.ts';
import {
  bindingCookie,
  browserSecretIn,
  endedBindingCookie,
  newBinding,
  proofsOf,
  providerSignInLifetime,
  type BrowserBinding,
} from './browser-binding.ts';
import { leaveLink } from './leave-link.ts';
import { matchCustomer } from './match-customer.ts';
import { matchStaff } from './match-staff.ts';
import type { Match } from './matched-person.ts';
import { authorizationAddress, personOf, type ProvidedPerson } from './provider-client.ts';
import { recordRefusal } from './record-refusal.ts';
import { SignInRefusal } from './sign-in-problem.ts';
import { redirectUriOf } from './sign-in-providers.ts';

const longestReturnPath = 2000;

/** A path of the portal; anything else, such as another host, becomes the start page. */
function safeReturnPath(given: string | null): string {
  const isPath =
    given !== null && given.length <= longestReturnPath && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(given);
  return isPath ? given : '/overview';
}

/** Where a browser is sent next, with the cookie it is given. */
export interface Redirection {
  readonly location: string;
  readonly cookie: string | null;
}

/**
 * Starts a sign-in: the browser gets a cookie, and goes to the provider.
 *
 * @throws SignInRefusal when the provider does not answer or too many were started.
 */
export async function startProviderSignIn(
  deps: Deps,
  provider: SignInProvider,
  { address, url }: RequestInfo,
): Promise<Redirection> {
  await countTry(deps, providerStartsPerAddress, networkOf(address)).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 429) throw new SignInRefusal('busy');
    throw error;
  });
  const invitation = url.searchParams.get('invitation');
  return goToProvider(deps, provider, {
    return_path: safeReturnPath(url.searchParams.get('return_path')),
    invitation_hash: invitation === null || provider.key !== 'customers' ? null : tokenHash(invitation),
    link_session_id: null,
    user_id: null,
  });
}

/**
 * Stores what a browser goes to the provider for, and binds it to the browser.
 *
 * @throws SignInRefusal when the provider does not answer.
 */
export async function goToProvider(
  deps: Deps,
  provider: SignInProvider,
  errand: Pick<ProviderSignInTable, 'return_path' | 'invitation_hash' | 'link_session_id' | 'user_id'>,
): Promise<{ readonly location: string; readonly cookie: string }> {
  const binding = newBinding();
  const redirectUri = redirectUriOf(deps.config, provider);
  const location = await authorizationAddress(provider, redirectUri, proofsOf(deps.secrets, binding));
  const now = deps.clock.now();
  await deps.database.db
    .insertInto('provider_sign_in')
    .values({
      state_hash: tokenHash(binding.state),
      browser_hash: tokenHash(binding.browserSecret),
      provider: provider.key,
      ...errand,
      created_at: now,
      expires_at: later(now, providerSignInLifetime),
      answered_at: null,
      issuer: null,
      subject: null,
      provider_session: null,
      id_token: null,
      handover_hash: null,
      handover_expires_at: null,
    })
    .execute();
  return { location: location.href, cookie: bindingCookie(deps.config, binding) };
}

/** Claims that decide who the person is and what they may do. */
function wantedOf({ staffDirectory, customerBroker }: Config, { key }: SignInProvider): readonly string[] {
  const named =
    key === 'staff'
      ? [staffDirectory?.groupsClaim]
      : [customerBroker?.personClaim, customerBroker?.organizationClaim];
  return ['email', ...named.filter((name) => typeof name === 'string')];
}

async function match(
  deps: Deps,
  { key }: SignInProvider,
  person: ProvidedPerson,
  invitationHash: string | null,
): Promise<Match> {
  const { staffDirectory, customerBroker } = deps.config;
  try {
    return await deps.database.transaction((trx) => {
      if (key === 'staff' && staffDirectory !== null) return matchStaff(trx, deps, staffDirectory, person);
      if (key === 'customers' && customerBroker !== null)
        return matchCustomer(trx, deps, customerBroker, person, invitationHash);
      throw new SignInRefusal('failed');
    });
  } catch (error) {
    if (error instanceof SignInRefusal) return { refusal: error };
    throw error;
  }
}

/**
 * Takes the provider's answer, once and only from the browser that started the sign-in, and leaves a session for the
 * portal to fetch.
 *
 * @throws SignInRefusal when the answer is not accepted, or the person may not sign in.
 */
export async function answerProviderSignIn(
  deps: Deps,
  provider: SignInProvider,
  { url, raw }: RequestInfo,
): Promise<Redirection> {
  const state = url.searchParams.get('state') ?? '';
  const stateHash = tokenHash(state);
  const browserSecret = browserSecretIn(deps.config, raw.headers.get('cookie'), stateHash);
  if (browserSecret === null) throw new SignInRefusal('expired');
  const now = deps.clock.now();
  const answered = await deps.database.db
    .updateTable('provider_sign_in')
    .set({ answered_at: now })
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', tokenHash(browserSecret))
    .where('provider', '=', provider.key)
    .where('answered_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['state_hash', 'return_path', 'invitation_hash', 'link_session_id', 'user_id'])
    .executeTakeFirst();
  if (answered === undefined) throw new SignInRefusal('expired');
  const read = (): Promise<ProvidedPerson> => readPerson(deps, provider, url, { state, browserSecret });
  const { link_session_id: sessionId, user_id: userId } = answered;
  return sessionId === null || userId === null
    ? leaveSession(deps, provider, answered, read)
    : leaveLink(deps, { stateHash, sessionId, userId }, read);
}

/** @throws SignInRefusal when the provider's answer is not accepted. */
async function readPerson(
  deps: Deps,
  provider: SignInProvider,
  url: URL,
  binding: BrowserBinding,
): Promise<ProvidedPerson> {
  if (url.searchParams.get('error') === 'access_denied') throw new SignInRefusal('cancelled');
  const answer = new URL(redirectUriOf(deps.config, provider));
  answer.search = url.search;
  const proofs = proofsOf(deps.secrets, binding);
  return personOf(provider, answer, proofs, wantedOf(deps.config, provider)).catch((error: unknown) => {
    deps.log.warn({ err: error, provider: provider.key }, 'the answer of a sign-in provider was refused');
    deps.metrics.security.happened('sign_in_failed', 'failed');
    throw new SignInRefusal('failed');
  });
}

/** Matches the person to a user, and leaves a session of theirs for the portal to fetch. */
async function leaveSession(
  deps: Deps,
  provider: SignInProvider,
  answered: Pick<ProviderSignInTable, 'state_hash' | 'return_path' | 'invitation_hash'>,
  read: () => Promise<ProvidedPerson>,
): Promise<Redirection> {
  const person = await read();
  const matched = await match(deps, provider, person, answered.invitation_hash);
  if ('refusal' in matched) {
    await recordRefusal(deps, matched.refusal);
    throw matched.refusal;
  }
  const handover = randomToken();
  await deps.database.db
    .updateTable('provider_sign_in')
    .set({
      user_id: matched.user.id,
      issuer: person.issuer,
      subject: person.subject,
      provider_session: person.providerSession,
      id_token: sealText(deps.secrets.providerToken, matched.user.id, person.idToken),
      handover_hash: tokenHash(handover),
      handover_expires_at: later(await agreedNow(deps.clock, deps.database.db), handoverLifetime),
    })
    .where('state_hash', '=', answered.state_hash)
    .execute();
  const back = new URLSearchParams({ next: answered.return_path });
  // What follows # is sent to no server and stands in no log.
  return { location: `${deps.config.publicUrl}/?${back.toString()}#${handover}`, cookie: null };
}

/**
 * Exchanges what the provider's answer left for a session, once and only in the same browser.
 *
 * @returns the session, and the `Set-Cookie` header that ends the browser's part.
 * @throws ApiError 401 when there is nothing to fetch.
 */
export async function completeProviderSignIn(
  deps: Deps,
  token: string,
  cookies: string | null,
): Promise<{ readonly signedIn: SignedIn; readonly cookie: string }> {
  const handoverHash = tokenHash(token);
  const { db } = deps.database;
  const begun = await db
    .selectFrom('provider_sign_in')
    .select('state_hash')
    .where('handover_hash', '=', handoverHash)
    .executeTakeFirst();
  const browserSecret = begun === undefined ? null : browserSecretIn(deps.config, cookies, begun.state_hash);
  if (begun === undefined || browserSecret === null) throw unauthorized(identityTexts.loginOver);
  const completed = await deps.database.transaction(async (trx) => {
    const row = await trx
      .deleteFrom('provider_sign_in')
      .where('handover_hash', '=', handoverHash)
      // What somebody who is signed in links signs nobody in.
      .where('link_session_id', 'is', null)
      .where('browser_hash', '=', tokenHash(browserSecret))
      .where('handover_expires_at', '>', await agreedNow(deps.clock, trx))
      .returning(['user_id', 'issuer', 'subject', 'provider_session', 'id_token'])
      .executeTakeFirst();
    if (row === undefined || row.user_id === null) return null;
    const { issuer, subject, provider_session, id_token } = row;
    const origin = {
      columns: { issuer, subject, provider_session, id_token },
      lifetime: deps.config.providerSessionLifetime,
    };
    return beginSession(deps, trx, row.user_id, { operation: 'completeSignIn', details: 'provider' }, origin);
  });
  if (completed === null) throw unauthorized(identityTexts.loginOver);
  return { signedIn: completed.signedIn, cookie: endedBindingCookie(deps.config, begun.state_hash) };
}
