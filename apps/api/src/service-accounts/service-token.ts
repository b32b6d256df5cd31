import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { isUuid } from '../identifiers/uuid.ts';
import { clockDifference, verifyToken, type TokenKind } from '../identity/verify-token.ts';
import { unauthorized } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import type { ServiceScope } from '../server/service-caller.ts';
import { readScopes } from './scopes.ts';

/** Seconds that an access token of a service account is valid. */
export const serviceTokenLifetime = 15 * 60;

const issuer = 'vinrod';

/** Another audience and type than users' access tokens have, so that neither passes as the other (RFC 8725). */
const audience = 'vinrod-supplier-api';
const tokenType = 'vinrod-service+jwt';

const serviceTokenKind: TokenKind = {
  purpose: 'service token',
  key: 'accessToken',
  typ: tokenType,
  issuer,
  audience,
  requiredClaims: ['sub', 'secret_id', 'scope', 'jti', 'iat', 'nbf', 'exp'],
};

/** What an access token of a service account says. */
export interface ServiceClaims {
  readonly accountId: string;
  /** Secret that it was requested with: the token ends with it. */
  readonly secretId: string;
  /** The requested scopes; the account may have fewer by now. */
  readonly scopes: readonly ServiceScope[];
}

/** Creates an access token for a service account. */
export async function makeServiceToken(
  deps: Pick<Deps, 'clock' | 'secrets'>,
  claims: ServiceClaims,
): Promise<string> {
  const issuedAt = Math.floor(deps.clock.now().getTime() / 1000);
  return new SignJWT({ secret_id: claims.secretId, scope: claims.scopes.join(' ') })
    .setProtectedHeader({ alg: 'HS256', typ: tokenType })
    .setSubject(claims.accountId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setNotBefore(issuedAt - clockDifference)
    .setExpirationTime(issuedAt + serviceTokenLifetime)
    .sign(deps.secrets.accessToken);
}

/**
 * Verifies an access token of a service account.
 *
 * @throws ApiError 401 when the signature or purpose is wrong, or the token has expired or is not yet valid.
 */
export async function readServiceToken(
  deps: Pick<Deps, 'clock' | 'secrets' | 'metrics'>,
  token: string,
): Promise<ServiceClaims> {
  const { sub, secret_id: secretId, scope } = (await verifyToken(deps, serviceTokenKind, token)) ?? {};
  const scopes = typeof scope === 'string' ? readScopes(scope) : null;
  if (!isUuid(sub) || !isUuid(secretId) || scopes === null) throw unauthorized();
  return { accountId: sub, secretId, scopes };
}
