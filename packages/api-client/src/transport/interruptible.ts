import { abortedError, type ApiError, timeoutError } from '../errors/api-error.ts';

/** Limits of a wait. */
export interface Limits {
  readonly signal: AbortSignal | undefined;
  /** Longest time in ms; no limit when omitted. */
  readonly timeoutMs?: number;
}

/**
 * Waits for work, but no longer than the caller allows.
 *
 * @param work - Gets a signal that aborts when nobody waits for the result any more. It may ignore it.
 * @throws ApiError `aborted` or `timeout`, or any error of the work.
 */
export function interruptible<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { signal, timeoutMs }: Limits,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const release = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    const interrupt = (error: ApiError) => {
      release();
      reject(error);
      controller.abort(error);
    };
    const onAbort = () => interrupt(abortedError(signal?.reason));
    const timer =
      timeoutMs === undefined ? undefined : setTimeout(() => interrupt(timeoutError()), timeoutMs);
    if (signal?.aborted) return onAbort();
    signal?.addEventListener('abort', onAbort);
    work(controller.signal).then(resolve, reject).finally(release);
  });
}
