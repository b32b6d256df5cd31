import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A secret that cannot be guessed: 256 random bits, safe in an address. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a random token is stored: whoever reads the database cannot use it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** What base64url leaves over in the last character of a part whose length is so many characters modulo 4. */
const lastCharacters: readonly (RegExp | null)[] = [/./, null, /[AQgw]$/, /[AEIMQUYcgkosw048]$/];

/**
 * Whether a token is spelt as it was made. Decoders ignore padding and the bits that the last character of a
 * part has too many, so that one token would have several spellings (RFC 4648, section 3.5).
 */
export function isCanonicalToken(token: string): boolean {
  return token.split('.').every((part) => {
    const last = lastCharacters[part.length % 4];
    return /^[\w-]+$/.test(part) && last !== null && last !== undefined && last.test(part);
  });
}

/** A value that only the holder of the key can make from the parts. */
export function keyedHash(key: Uint8Array, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', key).update(parts.join('\n')).digest();
}
