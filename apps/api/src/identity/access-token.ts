import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { isUuid } from '../identifiers/uuid.ts';
import { unauthorized } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import { accessTokenLifetime } from './lifetimes.ts';
import { clockDifference, verifyToken, type TokenKind } from './verify-token.ts';

const issuer = 'vinrod';
const audience = 'vinrod-api';

/** Keeps tokens for other purposes, signed with the same kind of key, from passing as access tokens (RFC 8725). */
const tokenType = 'at+jwt';

const accessTokenKind: TokenKind = {
  purpose: 'access token',
  key: 'accessToken',
  typ: tokenType,
  issuer,
  audience,
  requiredClaims: ['sub', 'sid', 'jti', 'iat', 'nbf', 'exp'],
};

/** User and session of an access token. */
export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
}

/** Creates an access token for a session. */
export async function makeAccessToken(
  deps: Pick<Deps, 'clock' | 'secrets'>,
  claims: AccessClaims,
): Promise<string> {
  const issuedAt = Math.floor(deps.clock.now().getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: tokenType })
    .setSubject(claims.userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setNotBefore(issuedAt - clockDifference)
    .setExpirationTime(issuedAt + accessTokenLifetime)
    .sign(deps.secrets.accessToken);
}

/**
 * Verifies an access token.
 *
 * @throws ApiError 401 when the signature or purpose is wrong, or the token has expired or is not yet valid.
 */
export async function readAccessToken(
  deps: Pick<Deps, 'clock' | 'secrets' | 'metrics'>,
  token: string,
): Promise<AccessClaims> {
  const { sub, sid } = (await verifyToken(deps, accessTokenKind, token)) ?? {};
  if (!isUuid(sub) || !isUuid(sid)) throw unauthorized();
  return { userId: sub, sessionId: sid };
}
