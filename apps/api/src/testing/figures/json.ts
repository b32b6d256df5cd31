import { isRecord, type JsonRecord } from '../../server/json-document.ts';
import type { FigureWorld } from './figure-case.ts';

/**
 * Requests JSON from the server.
 *
 * @throws Error when the status is not 200.
 */
export async function ask({ app, access }: FigureWorld, path: string): Promise<JsonRecord> {
  const { status, body, text } = await app.request('GET', `/api/v1/${path}`, { access });
  if (status !== 200) throw new Error(`${path} answers ${status}: ${text}`);
  return body;
}

/**
 * Requests a list from the server.
 *
 * @throws Error when the status is not 200 or the answer is no list.
 */
export async function askList({ app, access }: FigureWorld, path: string): Promise<JsonRecord[]> {
  const { status, text } = await app.request('GET', `/api/v1/${path}`, { access });
  const body: unknown = JSON.parse(text);
  if (status !== 200 || !Array.isArray(body)) throw new Error(`${path} answers ${status}: ${text}`);
  return body.filter(isRecord);
}

/**
 * A number or null under a key.
 *
 * @throws Error when there is neither.
 */
export function numberAt(record: JsonRecord, key: string): number | null {
  const value = record[key];
  if (value === null || typeof value === 'number') return value;
  throw new Error(`"${key}" is no number.`);
}

/**
 * A text or null under a key.
 *
 * @throws Error when there is neither.
 */
export function textAt(record: JsonRecord, key: string): string | null {
  const value = record[key];
  if (value === null || typeof value === 'string') return value;
  throw new Error(`"${key}" is no text.`);
}

/** The objects of a list under a key. */
export function recordsAt(record: JsonRecord, key: string): JsonRecord[] {
  const value = record[key];
  if (!Array.isArray(value)) throw new Error(`"${key}" is no list.`);
  return value.filter(isRecord);
}

/** An instant under a key, normalized to UTC. */
export function momentAt(record: JsonRecord, key: string): string | null {
  const text = textAt(record, key);
  return text === null ? null : new Date(text).toISOString();
}
