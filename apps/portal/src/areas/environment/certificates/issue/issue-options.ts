import { downloadProgress, type CallOptions } from '@vinrod/api-client';

/** Time for one answer, ms: a corporate group with thousands of sites takes its time. */
const patience = 300_000;

/**
 * How certificates are asked for. Nothing is sent twice by itself: each call issues new numbers.
 *
 * @param onProgress - Told the share of the file that has come, 0–1.
 */
export function issueOptions(signal: AbortSignal, onProgress?: (share: number) => void): CallOptions {
  return {
    signal,
    timeoutMs: patience,
    retries: 0,
    ...(onProgress === undefined ? {} : { fetch: downloadProgress(onProgress) }),
  };
}
