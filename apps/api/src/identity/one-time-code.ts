import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../config/secrets.ts';
import { codeLength } from './lifetimes.ts';
import { keyedHash } from './tokens.ts';

/** A fresh code of decimal digits, each value equally likely. */
export function randomCode(): string {
  return String(randomInt(0, 10 ** codeLength)).padStart(codeLength, '0');
}

/**
 * How a code is stored. Six digits are soon tried through, so the hash needs the server's key; it
 * names the sign-in too, so that a code works in no other one.
 */
export function codeHash(secrets: Secrets, challengeId: string, code: string): string {
  return keyedHash(secrets.oneTimeCode, challengeId, code).toString('hex');
}

/** Whether a code is the stored one, in a time that does not depend on how much of it is right. */
export function isSameCode(secrets: Secrets, challengeId: string, code: string, hash: string): boolean {
  const candidate = Buffer.from(codeHash(secrets, challengeId, code), 'hex');
  const stored = Buffer.from(hash, 'hex');
  return candidate.length === stored.length && timingSafeEqual(candidate, stored);
}
