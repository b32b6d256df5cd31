import { createHmac } from 'node:crypto';
import type { Secrets } from '../config/secrets.ts';

/** Pseudonymizes a client address for the log: stable per client, and irreversible. */
export function clientKey({ clientKey: key }: Pick<Secrets, 'clientKey'>, address: string): string {
  return createHmac('sha256', key).update(address).digest('base64url').slice(0, 16);
}
