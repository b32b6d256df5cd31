import { isApiError } from '../errors/api-error.ts';
import type { Outcome } from './exchange.ts';
import { interruptible } from './interruptible.ts';

/** Longest `Retry-After` that is waited for, in seconds; longer waits are left to the caller. */
const longestWait = 60;

/** Seconds to wait before a retry that may succeed; undefined when a retry is pointless. */
function waitAfter(error: unknown): number | undefined {
  if (!isApiError(error)) return undefined;
  if (!('status' in error)) return error.kind === 'no_response' ? 0 : undefined;
  const seconds = error.retryAfterSeconds ?? 0;
  return /429|50[234]/.test(`${error.status}`) && seconds <= longestWait ? seconds : undefined;
}

/**
 * Retries when no response arrived, or one that allows a later retry.
 *
 * @param attempt - One try.
 * @param retries - Most further tries.
 * @param signal - Ends the waiting.
 */
export async function withRetries<T>(
  attempt: () => Promise<Outcome<T>>,
  retries: number,
  signal: AbortSignal | undefined,
): Promise<Outcome<T>> {
  for (let turn = 0; ; turn += 1) {
    const outcome = await attempt();
    const seconds = outcome.ok || turn >= retries ? undefined : waitAfter(outcome.error);
    if (seconds === undefined) return outcome;
    // Half to all of 0.4 s, 0.8 s, …, so that clients that failed together do not retry together.
    const timeoutMs = seconds * 1000 + 2 ** turn * (200 + Math.random() * 200);
    // A promise that never settles: the timeout is the wait.
    await interruptible(() => new Promise(() => {}), { signal, timeoutMs }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
    });
  }
}
