import type { Secrets } from '../config/secrets.ts';
import { openText, sealText } from './sealed-text.ts';

/**
 * Encrypts the secret of an authenticator app for storage. Checking codes needs it in clear text, so it is encrypted
 * with the server's key rather than hashed.
 */
export function sealSecret(secrets: Secrets, userId: string, secret: string): string {
  return sealText(secrets.authenticator, userId, secret);
}

/** Reads a stored secret; null when it was not sealed with this key for this user. */
export function openSecret(secrets: Secrets, userId: string, sealed: string): string | null {
  return openText(secrets.authenticator, userId, sealed);
}
