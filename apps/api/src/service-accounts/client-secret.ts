import { timingSafeEqual } from 'node:crypto';
import { randomToken, tokenHash } from '../identity/tokens.ts';

/** Tells people, and programs that search code for leaked secrets, what it is. */
const prefix = 'vss_';

/** A new secret of a service account: 256 random bits. */
export function newClientSecret(): string {
  return `${prefix}${randomToken()}`;
}

/**
 * Hashes a secret for storage. A fast hash is enough: what makes Argon2 necessary for passwords is that they can be
 * guessed, and nobody finds 256 random bits by trying. It also lets a system ask for tokens without the 19 MB that a
 * password takes.
 */
export function clientSecretHash(secret: string): string {
  return tokenHash(secret);
}

/** Hash that no secret has: compared with when there is none, so that the work is the same. */
const nobodysHash = clientSecretHash(newClientSecret());

/**
 * The stored secret that matches, compared in constant time.
 *
 * @returns null when none does.
 */
export function matchingSecret<Stored extends { readonly secret_hash: string }>(
  stored: readonly Stored[],
  secret: string,
): Stored | null {
  const given = Buffer.from(clientSecretHash(secret), 'hex');
  const isGiven = (hash: string): boolean => timingSafeEqual(Buffer.from(hash, 'hex'), given);
  if (stored.length === 0) isGiven(nobodysHash);
  return stored.filter(({ secret_hash }) => isGiven(secret_hash))[0] ?? null;
}
