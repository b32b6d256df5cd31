import { callsPerServiceAccount } from '../identity/limits.ts';
import { countTry } from '../identity/rate-limit.ts';
import { unauthorized } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import type { ServiceCaller } from '../server/service-caller.ts';
import { noteUse } from './note-use.ts';
import { knownScopes } from './scopes.ts';
import { readServiceToken } from './service-token.ts';
import { workingSecrets } from './working-secrets.ts';

/**
 * Identifies the calling service account. The token only names an account and a secret; both are read from the database
 * on every call, so revoking the account, ending the secret or taking a scope away takes effect at once.
 *
 * @param authorization - The `Authorization` header.
 * @throws ApiError 401 when there is no valid access token, or its account or secret no longer works; 429 when the
 *   account calls too often.
 */
export async function authenticateService(deps: Deps, authorization: string | null): Promise<ServiceCaller> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw unauthorized();
  const claims = await readServiceToken(deps, token);
  const working = await workingSecrets(deps, claims.accountId);
  const secret = working.find(({ secret_id }) => secret_id === claims.secretId);
  if (secret === undefined) throw unauthorized();
  await countTry(deps, callsPerServiceAccount, secret.account_id);
  await noteUse(deps, secret);
  const held = knownScopes(secret.scopes);
  return {
    accountId: secret.account_id,
    name: secret.name,
    scopes: new Set(claims.scopes.filter((scope) => held.includes(scope))),
  };
}
