import { isApiError } from '../errors/api-error.ts';
import type { Outcome } from './exchange.ts';
import { interruptible } from './interruptible.ts';

/** Longest wait the server may ask for, in seconds; more than this is the caller's matter. */
const longestWait = 60;

/** Whether the same request may well succeed a little later, and how many seconds it was told to wait. */
function waitAfter(error: unknown): number | undefined {
  if (!isApiError(error)) return undefined;
  if (!('status' in error)) return error.kind === 'no_response' ? 0 : undefined;
  const seconds = error.retryAfterSeconds ?? 0;
  return /429|50[234]/.test(`${error.status}`) && seconds <= longestWait ? seconds : undefined;
}

/**
 * Tries again when no answer came, or one that tells to come back later.
 *
 * @param attempt - One try.
 * @param retries - How many more there may be.
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
    // Half to whole of 0.4 s, 0.8 s, …: clients that failed together do not come back together.
    const timeoutMs = seconds * 1000 + 2 ** turn * (200 + Math.random() * 200);
    // The end of the waiting is what is waited for.
    await interruptible(() => new Promise(() => {}), { signal, timeoutMs }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
    });
  }
}
