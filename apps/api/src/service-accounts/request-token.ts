import type { ServiceToken } from '@vinrod/api-client/contract';
import { countAccountTry } from '../identity/account-budgets.ts';
import { clientSecretBudgets, tokensPerServiceAccount } from '../identity/limits.ts';
import { countTry } from '../identity/rate-limit.ts';
import { isUuid } from '../identifiers/uuid.ts';
import type { Deps } from '../server/deps.ts';
import type { RequestInfo } from '../server/request-info.ts';
import type { ServiceScope } from '../server/service-caller.ts';
import { matchingSecret } from './client-secret.ts';
import { noteUse } from './note-use.ts';
import { OauthError } from './oauth-error.ts';
import { knownScopes } from './scopes.ts';
import { makeServiceToken, serviceTokenLifetime } from './service-token.ts';
import { readTokenRequest, type ClientCredentials } from './token-request.ts';
import { workingSecrets, type WorkingSecret } from './working-secrets.ts';

/** Asked for when what was sent cannot be the id of an account, so that the work is the same. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * The secret that was sent. Only wrong ones count against the limits, and after the comparison: there is nothing to
 * guess, so whoever sends wrong secrets must not be able to keep the account from working.
 *
 * @throws OauthError invalid_client, the same whatever was wrong; ApiError 429 after too many of them.
 */
async function authenticateClient(
  deps: Deps,
  { id, secret }: ClientCredentials,
  address: string,
): Promise<WorkingSecret> {
  const working = await workingSecrets(deps, isUuid(id) ? id : nobody);
  const found = matchingSecret(working, secret);
  if (found !== null) return found;
  // Counted but not recorded one by one: a system with an old secret repeats itself for days. Too many of them are.
  deps.metrics.security.happened('sign_in_failed', 'failed');
  await countAccountTry(deps, clientSecretBudgets, id, { address, device: null });
  throw new OauthError('invalid_client', 'The client id or secret is wrong, or no longer works.');
}

function grantedScopes(
  held: readonly ServiceScope[],
  wanted: readonly ServiceScope[] | null,
): readonly ServiceScope[] {
  if (wanted === null) return held;
  if (!wanted.every((scope) => held.includes(scope)))
    throw new OauthError('invalid_scope', 'The account does not have every scope that was asked for.');
  return wanted;
}

/**
 * Gives a service account an access token for its secret.
 *
 * @throws OauthError when the request does not follow the standard, the client is refused, or it may not have a scope;
 *   ApiError 413 for a body that is too large, 429 after too many tries or tokens.
 */
export async function requestToken(
  deps: Deps,
  { address, raw }: Pick<RequestInfo, 'address' | 'raw'>,
): Promise<ServiceToken> {
  const { credentials, scopes: wanted } = await readTokenRequest(raw);
  const secret = await authenticateClient(deps, credentials, address);
  const scopes = grantedScopes(knownScopes(secret.scopes), wanted);
  await countTry(deps, tokensPerServiceAccount, secret.account_id);
  await noteUse(deps, secret);
  const { account_id: accountId, secret_id: secretId } = secret;
  return {
    access_token: await makeServiceToken(deps, { accountId, secretId, scopes }),
    token_type: 'Bearer',
    expires_in: serviceTokenLifetime,
    scope: scopes.join(' '),
  };
}
