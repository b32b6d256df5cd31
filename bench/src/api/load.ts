import autocannon from 'autocannon';

import type { Measurement } from '../result.ts';

/** A request that is sent repeatedly. */
export interface LoadCase {
  readonly name: string;
  readonly url: string;
  readonly connections: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON to post; GET without it. */
  readonly body?: object;
}

const seconds = 3;

/**
 * Sends a request over many connections and measures throughput and response times.
 *
 * @throws Error when any answer was not a success: a server that refuses is fast.
 */
export async function measureLoad(peer: string, load: LoadCase): Promise<readonly Measurement[]> {
  const result = await autocannon({
    url: load.url,
    connections: load.connections,
    duration: seconds,
    method: load.body === undefined ? 'GET' : 'POST',
    headers: { ...load.headers, ...(load.body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(load.body === undefined ? {} : { body: JSON.stringify(load.body) }),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || result['2xx'] === 0) throw new Error(`${load.name}, ${peer}: ${failed} answers failed.`);
  const name = `${load.name}, ${load.connections} connections`;
  return [
    { case: `${name}: throughput`, peer, median: result.requests.average, unit: 'requests/s' },
    { case: `${name}: p50`, peer, median: result.latency.p50, unit: 'ms' },
    { case: `${name}: p99`, peer, median: result.latency.p99, unit: 'ms' },
  ];
}
