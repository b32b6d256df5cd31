import { DatabaseLateError } from './answered-in-time.ts';

/** Node error codes for an unreachable or disconnected server. */
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);

/** Messages of `pg` and the embedded database for the same errors, which have no code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|The embedded database has ended|Client has encountered a connection error|Client was closed and is not queryable)/;

/** A full disk of a worker of a cluster, which Citus passes on under its own code (`internal_error`) when it copies rows there. */
const fullWorker = /: No space left on device$/;

/**
 * Whether an error means that the database cannot be reached or does not answer now, so that the
 * same request may succeed later. Classes 08, 53 and 57 of PostgreSQL: connection, resources, operator.
 */
export function isDatabaseUnavailable(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof DatabaseLateError) return true;
  if (code === 'XX000' && fullWorker.test(error.message)) return true;
  return networkCodes.has(code) || /^(08|53|57)[\dA-Z]{3}$/.test(code) || messages.test(error.message);
}
