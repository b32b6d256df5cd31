import { isApiError, noResponseError } from '../errors/api-error.ts';
import { readErrorBody } from '../errors/error-body.ts';
import { parseRetryAfter } from '../errors/retry-after.ts';
import type { HookRequest, Hooks } from './hooks.ts';
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
  /** Time in ms for hooks, headers and body together. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly hooks: Hooks | undefined;
  readonly head: HookRequest;
  /** Makes a fresh request of the head; one that was sent cannot be sent again. */
  readonly request: (signal: AbortSignal) => Request;
  readonly read: Reader<T>;
}

/**
 * Sends one request and reads its answer to the end. Never rejects: what went wrong is in the outcome,
 * as an ApiError of the kinds `no_response`, `aborted`, `timeout`, `unknown` for a result that is not
 * what the operation promises, or the one the server answered with, or else as a hook threw it.
 */
export function exchange<T>(attempt: Attempt<T>): Promise<Outcome<T>> {
  return interruptible((signal) => answer(attempt, signal), attempt).catch((error: unknown) => ({
    ok: false,
    status: 0,
    error,
  }));
}

/** Does what needs the network: whatever is thrown there and is no ApiError means that no answer came. */
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
  return overNetwork(async () => {
    const facts = { status, retryAfterSeconds: parseRetryAfter(headers.get('Retry-After')) };
    if (response.ok) return { ok: true, value: await read(response, facts) };
    return { ok: false, status, error: readErrorBody(await response.text(), facts) };
  });
}
