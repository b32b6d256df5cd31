import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A secret that cannot be guessed: 256 random bits, safe in a URL. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a random token for storage: read access to the database does not reveal it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Valid last characters in base64url, by the length of the part modulo 4. */
const lastCharacters: readonly (RegExp | null)[] = [/./, null, /[AQgw]$/, /[AEIMQUYcgkosw048]$/];

/**
 * Whether a token has its original spelling. Decoders ignore padding and the spare bits of the last character, so one
 * token would have several spellings (RFC 4648, section 3.5).
 */
export function isCanonicalToken(token: string): boolean {
  return token.split('.').every((part) => {
    const last = lastCharacters[part.length % 4];
    return /^[\w-]+$/.test(part) && last !== null && last !== undefined && last.test(part);
  });
}

/** A value that only the holder of the key can compute from the parts. */
export function keyedHash(key: Uint8Array, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', key).update(parts.join('\n')).digest();
}
