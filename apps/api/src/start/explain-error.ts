import { ConfigError } from '../config/config-error.ts';
import { StartError } from '../store/start-error.ts';
import { isDatabaseUnavailable } from '../store/unavailable.ts';

/** The five characters by which PostgreSQL names an error. */
const SQLSTATE = /^[0-9A-Z]{5}$/;

function firstLine(text: string): string {
  return text.split('\n')[0] ?? text;
}

/** What the person at the terminal is told of a database that refuses; null for other errors. */
function databaseError(error: Error): string | null {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (isDatabaseUnavailable(error))
    return `The database cannot be reached or does not answer: ${firstLine(error.message || code)}.`;
  if (!('severity' in error) || !SQLSTATE.test(code)) return null;
  return `The database refused this: ${firstLine(error.message)} (${code}).`;
}

/**
 * What to show of an error that ends a process: one sentence when the person at the terminal can mend its reason or the
 * database has told one, its stack otherwise.
 */
export function explainError(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  return databaseError(error) ?? error.stack ?? error.message;
}
