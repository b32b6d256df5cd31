import { auditedDatabase } from '../audit/audited-database.ts';
import { readConfig, type Config } from '../config/config.ts';
import { deriveSecrets } from '../config/secrets.ts';
import { missingValueGauges } from '../energy/missing-values/missing-value-gauges.ts';
import { startSession, type Tokens } from '../identity/sessions.ts';
import { demoMailer, listMails, type StoredMail } from '../demo-mailbox/demo-mailbox.ts';
import { adoptWords } from '../messages/define-messages.ts';
import { operations, serviceOperations } from '../operations.ts';
import { createBackground } from '../server/background.ts';
import { createApp } from '../http/create-app.ts';
import type { Deps } from '../server/deps.ts';
import { isRecord, type JsonRecord } from '../server/json-document.ts';
import { createMetrics } from '../server/metrics.ts';
import { createSightings } from '../server/sightings.ts';
import { createLogger } from '../start/logger.ts';
import type { Database } from '../store/database.ts';
import { Replicas } from '../store/replicas/replicas.ts';
import { replicaGauges } from '../server/replica-gauges.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';

/** Options of a request. */
export interface RequestOptions {
  readonly body?: unknown;
  /** Access token. */
  readonly access?: string;
  /** Network address of the client. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A parsed answer. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON body; empty for other content. */
  readonly body: JsonRecord;
  /** The JSON body when it is a list. */
  readonly list: readonly unknown[];
  readonly text: string;
}

/** The whole server in this process, on its own database. */
export interface TestApp {
  readonly deps: Deps;
  readonly clock: TestClock;
  /** All logged lines. */
  readonly log: readonly string[];
  /** Sends a request; paths are relative to the server, such as `/api/v1/login`. */
  request(method: string, path: string, options?: RequestOptions): Promise<TestAnswer>;
  /** Answers a request as the server does; the client address is the default of `request`. */
  fetch(request: Request): Promise<Response>;
  /** Mails to an address, newest first, after background work has ended. */
  mailsTo(address: string): Promise<StoredMail[]>;
  /** Starts a session for a user, as sign-in does. */
  sessionOf(userId: string): Promise<Tokens>;
  /** Closes the server and its database. */
  close(): Promise<void>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/**
 * Starts a server for tests, by default in demo mode.
 *
 * @param given - Database to use, closed with the app; a new one by default.
 * @param clock - Clock of the server.
 */
export async function createTestApp(
  settings: Partial<Config> = {},
  given?: Database,
  clock: TestClock = createTestClock(),
): Promise<TestApp> {
  const config: Config = {
    ...readConfig({
      NODE_ENV: 'test',
      VINROD_DEMO: '1',
      PUBLIC_URL: 'https://portal.example',
      PASSKEYS: '1',
    }),
    ...settings,
  };
  adoptWords(config.brand?.sheet.apiWords ?? null);
  const opened = given ?? (await createTestDatabase());
  const lines: string[] = [];
  const log = createLogger('trace', { write: (line) => void lines.push(line) });
  const replicas = new Replicas(opened, { urls: config.databaseReadUrls, poolSize: 5, log });
  const metrics = createMetrics(opened, [missingValueGauges(opened.db, clock), replicaGauges(replicas)]);
  const database = auditedDatabase(opened, { log, counters: metrics.security });
  const deps: Deps = {
    config,
    clock,
    database,
    replicas,
    log,
    metrics,
    sightings: createSightings(clock),
    nextInboxLook: () => null,
    mailer: demoMailer(database, clock, config.mailFrom),
    secrets: deriveSecrets(
      config.tokenSecret ?? 'a root secret that only tests know of',
      config.oldTokenSecret,
    ),
    background: createBackground(log),
    isStopping: () => false,
  };
  const app = createApp(deps, operations, serviceOperations);
  await replicas.watch();
  return {
    deps,
    clock,
    log: lines,
    async request(method, path, { body, access, from = '192.0.2.1', headers = {} } = {}) {
      const request = new Request(`http://localhost${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(access === undefined ? {} : { Authorization: `Bearer ${access}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const response = await app.fetch(request, { incoming: { socket: { remoteAddress: from } } });
      const text = await response.text();
      const json = parseJson(text);
      return {
        status: response.status,
        headers: response.headers,
        body: isRecord(json) ? json : {},
        list: Array.isArray(json) ? json : [],
        text,
      };
    },
    fetch: async (request) => app.fetch(request, { incoming: { socket: { remoteAddress: '192.0.2.1' } } }),
    async mailsTo(address) {
      await deps.background.settled();
      return (await listMails(database)).filter(({ to }) => to === address);
    },
    sessionOf: (userId) => database.transaction((trx) => startSession(deps, trx, userId)),
    async close() {
      await deps.background.settled();
      deps.mailer.close();
      await replicas.close();
      await database.close();
    },
  };
}
