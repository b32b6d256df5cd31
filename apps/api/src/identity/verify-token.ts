import { jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';
import type { Keys } from '../config/secrets.ts';
import type { Deps } from '../server/deps.ts';
import type { SecretPurpose } from '../server/secret-uses.ts';
import { isCanonicalToken } from './tokens.ts';
import { tryKeys } from './try-keys.ts';

/** Kind of a signed token: its type, audience and claims keep it from passing as another (RFC 8725). */
export interface TokenKind extends Required<Pick<JWTVerifyOptions, 'typ' | 'issuer' | 'audience'>> {
  readonly purpose: SecretPurpose;
  readonly key: keyof Keys;
  readonly requiredClaims: string[];
}

/**
 * Verifies a signed token of a kind.
 *
 * @param subject - Who it must be about, when that is known.
 * @returns its claims; null when the signature or the kind is wrong, or it has expired or is not yet valid.
 */
export function verifyToken(
  deps: Pick<Deps, 'clock' | 'secrets' | 'metrics'>,
  { purpose, key, ...kind }: TokenKind,
  token: string,
  subject?: string,
): Promise<JWTPayload | null> {
  if (!isCanonicalToken(token)) return Promise.resolve(null);
  const options = {
    ...kind,
    algorithms: ['HS256'],
    currentDate: deps.clock.now(),
    ...(subject === undefined ? {} : { subject }),
  };
  return tryKeys(deps, purpose, (keys) =>
    jwtVerify(token, keys[key], options).then(
      ({ payload }) => payload,
      () => null,
    ),
  );
}
