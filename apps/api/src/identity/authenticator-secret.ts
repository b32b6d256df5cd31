import type { Keys } from '../config/secrets.ts';
import { openText, sealText } from './sealed-text.ts';

/**
 * Encrypts the secret of an authenticator app for storage. Checking codes needs it in clear text, so it is encrypted
 * with the server's key rather than hashed.
 */
export function sealSecret(keys: Keys, userId: string, secret: string): string {
  return sealText(keys.authenticator, userId, secret);
}

/** Reads a stored secret; null when it was not sealed with this key for this user. */
export function openSecret(keys: Keys, userId: string, sealed: string): string | null {
  return openText(keys.authenticator, userId, sealed);
}
