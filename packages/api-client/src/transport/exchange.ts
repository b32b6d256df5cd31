import { isApiError, noResponseError } from '../errors/api-error.ts';
import { type ErrorReader, readErrorBody } from '../errors/error-body.ts';
import { parseRetryAfter } from '../errors/retry-after.ts';
import type { HookRequest, Hooks } from './hooks.ts';
import { interruptible } from './interruptible.ts';
import type { Reader } from './readers.ts';

/** Sends a request. The global `fetch` is one. */
export type Fetch = (request: Request) => Promise<Response>;

/** Result of one attempt: a value or an error; the status is 0 without a response. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: number; readonly error: unknown };

/** One request with its limits. */
export interface Attempt<T> {
  readonly fetch: Fetch;
  /** Time in ms for hooks, headers and body together. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly hooks?: Hooks;
  readonly head: HookRequest;
  /** Creates a new request from the head, because a request can be sent only once. */
  readonly request: (signal: AbortSignal) => Request;
  readonly read: Reader<T>;
  readonly readError?: ErrorReader;
}

/**
 * Sends one request and reads its response to the end. Never rejects: the outcome holds the error, an ApiError of kind
 * `no_response`, `aborted`, `timeout`, `unknown` for an unexpected result, the server's own error, or whatever a hook
 * or `readError` threw.
 */
export function exchange<T>(attempt: Attempt<T>): Promise<Outcome<T>> {
  return interruptible((signal) => answer(attempt, signal), attempt).catch((error: unknown) => ({
    ok: false,
    status: 0,
    error,
  }));
}

/** Runs network code: any error other than an ApiError means that no response arrived. */
async function overNetwork<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isApiError(error) ? error : noResponseError(error);
  }
}

async function answer<T>(attempt: Attempt<T>, signal: AbortSignal): Promise<Outcome<T>> {
  const { hooks, head, read } = attempt;
  for (const hook of hooks?.beforeRequest ?? []) await hook({ request: head });
  signal.throwIfAborted();
  const request = attempt.request(signal);
  const response = await overNetwork(async () => attempt.fetch(request));
  const { status, headers } = response;
  for (const hook of hooks?.afterResponse ?? []) await hook({ request: head, response: { status, headers } });
  const facts = { status, retryAfterSeconds: parseRetryAfter(headers.get('Retry-After')) };
  if (response.ok) return overNetwork(async () => ({ ok: true, value: await read(response, facts) }));
  const error = readErrorBody(await overNetwork(() => response.text()), facts, attempt.readError);
  return { ok: false, status, error };
}
