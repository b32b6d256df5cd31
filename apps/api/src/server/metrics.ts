import { timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from './deps.ts';

/** Milliseconds that a look at the database may take before it counts as down. */
const pingTime = 2000;

/** Numbers about this process for a Prometheus server. */
export interface Metrics {
  /**
   * Counts an answered request.
   *
   * @param route - Path of the operation, never its values.
   */
  answered(method: string, route: string, status: number, seconds: number): void;
  /** The numbers as they are now, in Prometheus' text form. */
  read(): Promise<Response>;
}

/** Sets up the numbers of one server; several processes are told apart by whoever reads them. */
export function createMetrics({ database }: Pick<Deps, 'database'>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'vinrod_' });
  const requests = new Histogram({
    name: 'vinrod_http_request_duration_seconds',
    help: 'Time from the request to its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const up = new Gauge({
    name: 'vinrod_database_up',
    help: 'Whether the database answers: 1 or 0.',
    labelNames: ['kind'],
    registers: [registry],
  });
  return {
    answered(method, route, status, seconds) {
      requests.observe({ method, route, status }, seconds);
    },
    async read() {
      const answers = await database.ping(pingTime).then(
        () => 1,
        () => 0,
      );
      up.set({ kind: database.kind }, answers);
      return new Response(await registry.metrics(), {
        headers: { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' },
      });
    },
  };
}

const ownAddresses: ReadonlySet<string> = new Set(['127.0.0.1', '::1']);

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Whether a request may read the numbers: with the token when one is set, or else from this computer itself.
 *
 * @param authorization - The `Authorization` header.
 * @param address - Where the request comes from, behind trusted proxies.
 */
export function mayReadMetrics(token: string | null, authorization: string | null, address: string): boolean {
  return token === null ? ownAddresses.has(address) : isSame(authorization ?? '', `Bearer ${token}`);
}
