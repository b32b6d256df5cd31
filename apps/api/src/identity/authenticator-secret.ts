import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from '../config/secrets.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts the secret of an authenticator app for storage. Checking codes needs it in clear text, so it is encrypted
 * with
 * the server's key rather than hashed; the user id is bound in, so it works for no other user.
 */
export function sealSecret(keys: Keys, userId: string, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keys.authenticator, nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Reads a stored secret; null when it was not sealed with this key for this user. */
export function openSecret(keys: Keys, userId: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keys.authenticator, bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const opened = decipher.update(bytes.subarray(nonceBytes + tagBytes));
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
