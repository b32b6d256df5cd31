import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../config/secrets.ts';
import { codeLength } from './lifetimes.ts';
import { keyedHash } from './tokens.ts';

/** A random code of decimal digits, uniformly distributed. */
export function randomCode(): string {
  return String(randomInt(0, 10 ** codeLength)).padStart(codeLength, '0');
}

/**
 * Hashes a code for storage. Six digits are quickly brute-forced, so the hash is keyed with the server's key; it
 * includes
 * the sign-in, so a code works in no other one.
 */
export function codeHash(keys: Keys, challengeId: string, code: string): string {
  return keyedHash(keys.oneTimeCode, challengeId, code).toString('hex');
}

/** Compares a code with the stored one in constant time. */
export function isSameCode(keys: Keys, challengeId: string, code: string, hash: string): boolean {
  const candidate = Buffer.from(codeHash(keys, challengeId, code), 'hex');
  const stored = Buffer.from(hash, 'hex');
  return candidate.length === stored.length && timingSafeEqual(candidate, stored);
}
