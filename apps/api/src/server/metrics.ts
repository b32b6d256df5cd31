import { timingSafeEqual } from 'node:crypto';
import packageFile from '../../package.json' with { type: 'json' };
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { readChainHead } from '../store/audit-chain-end.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../store/database.ts';
import { createSecretUses, type SecretUses } from './secret-uses.ts';
import { createSecurityCounters, type SecurityCounters } from './security-counters.ts';

/** Milliseconds until the database counts as down. */
const pingTime = 2000;

/**
 * Numbers of an area: it adds them to the registry, and is asked to bring them up to date before they are shown, when the
 * database answers.
 */
export type MetricSource = (registry: Registry) => () => Promise<void>;

/** Prometheus metrics of this process. */
export interface Metrics {
  /** Security counters. */
  readonly security: SecurityCounters;
  /** Counts by which secret something was made that is accepted. */
  readonly secretUsed: SecretUses;
  /**
   * Counts an answered request.
   *
   * @param route - Path of the operation, never its values.
   */
  answered(method: string, route: string, status: number, seconds: number): void;
  /** The current metrics in Prometheus' text format. */
  read(): Promise<Response>;
}

/** Creates the metrics of one server; labels for several processes are left to the scraper. */
export function createMetrics(
  database: Pick<Database, 'db' | 'kind' | 'ping'>,
  sources: readonly MetricSource[] = [],
): Metrics {
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
  const auditHead = new Gauge({
    name: 'vinrod_audit_head_damaged',
    help: 'Whether the head of the audit log tells another end than its events do: 1 or 0.',
    registers: [registry],
  });
  new Gauge({
    name: 'vinrod_build_info',
    help: 'The version that runs.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: packageFile.version }, 1);
  const security = createSecurityCounters(registry);
  const secretUsed = createSecretUses(registry);
  const updates = sources.map((source) => source(registry));
  return {
    security,
    secretUsed,
    answered(method, route, status, seconds) {
      security.answered(status);
      requests.observe({ method, route, status }, seconds);
    },
    async read() {
      const answers = await database.ping(pingTime).then(
        () => 1,
        () => 0,
      );
      up.set({ kind: database.kind }, answers);
      if (answers === 1) {
        auditHead.set((await readChainHead(database.db)).isDamaged ? 1 : 0);
        for (const update of updates) await update();
      }
      return new Response(await registry.metrics(), {
        headers: { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' },
      });
    },
  };
}

/** Addresses of this computer. */
const ownAddresses: ReadonlySet<string> = new Set(['127.0.0.1', '::1']);

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Whether a request may read the metrics: with the token. A demo without a token shows them to this computer; in
 * production that could be anybody, behind a proxy on the same computer.
 *
 * @param authorization - The `Authorization` header.
 * @param address - Client address, behind trusted proxies.
 */
export function mayReadMetrics(
  { metricsToken, demo }: Pick<Config, 'metricsToken' | 'demo'>,
  authorization: string | null,
  address: string,
): boolean {
  if (metricsToken === null) return demo && ownAddresses.has(address);
  return isSame(authorization ?? '', `Bearer ${metricsToken}`);
}
