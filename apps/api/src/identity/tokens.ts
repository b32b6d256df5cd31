import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A secret that cannot be guessed: 256 random bits, safe in an address. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a random token is stored: whoever reads the database cannot use it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A value that only the holder of the key can make from the parts. */
export function keyedHash(key: Uint8Array, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', key).update(parts.join('\n')).digest();
}
