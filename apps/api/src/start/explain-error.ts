import { ConfigError } from '../config/config-error.ts';
import { StartError } from '../store/start-error.ts';
import { isDatabaseUnavailable } from '../store/unavailable.ts';

/** The five-character error code of PostgreSQL. */
const sqlstate = /^[0-9A-Z]{5}$/;

function firstLine(text: string): string {
  return text.split('\n')[0] ?? text;
}

/** Terminal message for a database error; null for other errors. */
function databaseError(error: Error): string | null {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (isDatabaseUnavailable(error))
    return `The database cannot be reached or does not answer: ${firstLine(error.message || code)}.`;
  if (!('severity' in error) || !sqlstate.test(code)) return null;
  return `The database refused this: ${firstLine(error.message)} (${code}).`;
}

/**
 * Formats an error that ends a process: one sentence when the operator can fix it or the database reported it, the
 * stack otherwise.
 */
export function explainError(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  return databaseError(error) ?? error.stack ?? error.message;
}
