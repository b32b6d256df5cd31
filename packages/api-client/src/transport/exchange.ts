import { isApiError, noResponseError } from '../errors/api-error.ts';
import { readErrorBody } from '../errors/error-body.ts';
import { parseRetryAfter } from '../errors/retry-after.ts';
import { interruptible } from './interruptible.ts';
import type { Reader } from './readers.ts';

/** What sends a request. The global `fetch` is one. */
export type Fetch = (request: Request) => Promise<Response>;

/** What came of one attempt: a value, or the error it failed with; its status is 0 without an answer. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: number; readonly error: unknown };

/** One request with its limits. */
export interface Attempt<T> {
  readonly fetch: Fetch;
  /** Time in ms for headers and body together. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  /** Makes a fresh request; one that was sent cannot be sent again. */
  readonly request: (signal: AbortSignal) => Request;
  readonly read: Reader<T>;
}

/**
 * Sends one request and reads its answer to the end. Never rejects: what went wrong is in the outcome,
 * as an ApiError of the kinds `no_response`, `aborted`, `timeout`, `unknown` for a result that is not
 * what the operation promises, or the one the server answered with.
 */
export function exchange<T>(attempt: Attempt<T>): Promise<Outcome<T>> {
  return interruptible(async (signal) => answer(attempt, attempt.request(signal)), attempt).catch(
    (error: unknown) => ({ ok: false, status: 0, error }),
  );
}

async function answer<T>({ fetch, read }: Attempt<T>, request: Request): Promise<Outcome<T>> {
  try {
    const response = await fetch(request);
    const { status } = response;
    const facts = { status, retryAfterSeconds: parseRetryAfter(response.headers.get('Retry-After')) };
    if (response.ok) return { ok: true, value: await read(response, facts) };
    return { ok: false, status, error: readErrorBody(await response.text(), facts) };
  } catch (error) {
    throw isApiError(error) ? error : noResponseError(error);
  }
}
