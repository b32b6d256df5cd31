import { hash } from 'node:crypto';
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
 * Seconds that the clock of one process may be behind another's: a token is valid for as long before it was made, or the
 * process behind would refuse who has just signed in (RFC 7519, section 4.1.5).
 */
export const clockDifference = 120;

/** Most verified tokens that are kept for a key; the oldest are dropped first. */
const mostKept = 5000;

/** Claims of tokens whose signature and kind have been verified, by key, kind and hash of the token. */
const verified = new WeakMap<Uint8Array, Map<string, JWTPayload>>();

function verifiedWith(key: Uint8Array): Map<string, JWTPayload> {
  let kept = verified.get(key);
  if (kept === undefined) verified.set(key, (kept = new Map()));
  return kept;
}

/** Whether a token is valid at a moment, by what it says of its time. */
function isValidAt({ nbf = Infinity, exp = -Infinity }: JWTPayload, moment: Date): boolean {
  const seconds = Math.floor(moment.getTime() / 1000);
  return nbf <= seconds && seconds < exp;
}

/**
 * The claims of a token that one key has made; null when it has not, or not at this moment. A client sends the same
 * token with each request: its signature is computed for the first of them.
 */
async function claimsOf(
  token: string,
  key: Uint8Array,
  purpose: SecretPurpose,
  options: JWTVerifyOptions & { readonly currentDate: Date },
): Promise<JWTPayload | null> {
  const kept = verifiedWith(key);
  const name = `${purpose} ${options.subject ?? ''} ${hash('sha256', token, 'base64')}`;
  const known = kept.get(name);
  if (known !== undefined && isValidAt(known, options.currentDate)) return known;
  if (!isCanonicalToken(token)) return null;
  try {
    const { payload } = await jwtVerify(token, key, options);
    kept.set(name, payload);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return payload;
  } catch {
    kept.delete(name);
    return null;
  }
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
  const options = {
    ...kind,
    algorithms: ['HS256'],
    currentDate: deps.clock.now(),
    ...(subject === undefined ? {} : { subject }),
  };
  return tryKeys(deps, purpose, (keys) => claimsOf(token, keys[key], purpose, options));
}
