import { createHmac } from 'node:crypto';
import type { Secrets } from '../config/secrets.ts';

/** Names a client in the log without its address: the same for every request of it, and nothing that could be guessed back. */
export function clientKey({ clientKey: key }: Pick<Secrets, 'clientKey'>, address: string): string {
  return createHmac('sha256', key).update(address).digest('base64url').slice(0, 16);
}
