import { SignJWT } from 'jose';
import { clockDifference, verifyToken, type TokenKind } from '../identity/verify-token.ts';
import type { Deps } from '../server/deps.ts';

const issuer = 'vinrod';
const audience = 'vinrod-api';

/** Type and key differ from those of an access token: neither passes as the other (RFC 8725). */
const tokenType = 'shadow+jwt';

const shadowTokenKind: TokenKind = {
  purpose: 'shadow token',
  key: 'shadowToken',
  typ: tokenType,
  issuer,
  audience,
  requiredClaims: ['sub', 'sid', 'tgt', 'knd', 'jti', 'iat', 'nbf', 'exp'],
};

/** Bindings of a shadow token. */
export interface ShadowClaims {
  readonly shadowId: string;
  readonly kind: 'user' | 'group';
  readonly actorId: string;
  /** The actor's own session. */
  readonly sessionId: string;
  readonly targetId: string;
}

/** Creates the token of a shadow session. */
export async function makeShadowToken(
  deps: Pick<Deps, 'secrets'>,
  claims: ShadowClaims,
  startedAt: Date,
  expiresAt: Date,
): Promise<string> {
  const issuedAt = Math.floor(startedAt.getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId, tgt: claims.targetId, knd: claims.kind })
    .setProtectedHeader({ alg: 'HS256', typ: tokenType })
    .setSubject(claims.actorId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setJti(claims.shadowId)
    .setIssuedAt(issuedAt)
    .setNotBefore(issuedAt - clockDifference)
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(deps.secrets.shadowToken);
}

/** Verifies a shadow token; null when the signature or purpose is wrong, or it is outside its validity. */
export async function readShadowToken(
  deps: Pick<Deps, 'clock' | 'secrets' | 'metrics'>,
  token: string,
): Promise<ShadowClaims | null> {
  const { sub, sid, tgt, knd, jti } = (await verifyToken(deps, shadowTokenKind, token)) ?? {};
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof tgt !== 'string') return null;
  if (typeof jti !== 'string' || (knd !== 'user' && knd !== 'group')) return null;
  return { shadowId: jti, kind: knd, actorId: sub, sessionId: sid, targetId: tgt };
}
