import { downloadProgress, type CallOptions } from '@vinrod/api-client';

/** Timeout of a response, ms: a corporate group with thousands of sites is slow. */
const patience = 300_000;

/**
 * Options of the issuing call. Never retried automatically: each call issues new numbers.
 *
 * @param onProgress - Called with the share of the file received, 0–1.
 */
export function issueOptions(signal: AbortSignal, onProgress?: (share: number) => void): CallOptions {
  return {
    signal,
    timeoutMs: patience,
    retries: 0,
    ...(onProgress === undefined ? {} : { fetch: downloadProgress(onProgress) }),
  };
}
