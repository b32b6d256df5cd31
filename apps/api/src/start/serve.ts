import type { Logger } from 'pino';
import { auditedDatabase } from '../audit/audited-database.ts';
import { reportDamagedHead } from '../audit/report-damaged-head.ts';
import { clockStartingAt, systemClock, type Clock } from '../config/clock.ts';
import type { Config } from '../config/config.ts';
import { removeExpired } from './clean-up.ts';
import { missingValueGauges } from '../energy/missing-values/missing-value-gauges.ts';
import { makeEstimates } from '../energy/estimates/make-estimates.ts';
import { keepSums } from '../energy/sums/keep-sums.ts';
import { sendMissingValuesMails } from '../energy/missing-values/missing-values-mail.ts';
import { ensureDefaultRoles } from '../permissions/default-roles.ts';
import { loadRootSecret } from '../identity/load-root-secret.ts';
import { deriveSecrets } from '../config/secrets.ts';
import { demoMailer } from '../demo-mailbox/demo-mailbox.ts';
import type { Mailer } from '../mail/mailer.ts';
import { smtpMailer } from '../mail/smtp-mailer.ts';
import { operations, serviceOperations } from '../operations.ts';
import { ensureDemoData, everHadDemoData, isOfRealPeople } from '../seed/index.ts';
import { StartError } from '../store/start-error.ts';
import { createBackground } from '../server/background.ts';
import { createApp } from '../http/create-app.ts';
import type { Deps } from '../server/deps.ts';
import { createMetrics } from '../server/metrics.ts';
import { watchInbox, type InboxWatch } from '../intakes/inbox/watch-inbox.ts';
import { workOnIntakes } from '../intakes/work-on-intakes.ts';
import { createSightings } from '../server/sightings.ts';
import type { Database } from '../store/database.ts';
import { canRewriteAuditLog } from '../store/grant-running-role.ts';
import { prepareDatabase } from '../store/prepare-database.ts';
import { Replicas } from '../store/replicas/replicas.ts';
import { replicaGauges } from '../server/replica-gauges.ts';
import type { ListeningServer } from './http-server.ts';

/** Milliseconds between clean-ups of expired rows. */
const cleanUpInterval = 3_600_000;

/** Milliseconds between checks whether the morning mails are to be sent. */
const mailInterval = 300_000;

/** Milliseconds between looks for gaps to estimate: what a few late values of a day leave of it is filled again then. */
const estimateInterval = 600_000;

/** Milliseconds between looks for sums whose values have changed. */
const sumsInterval = 300_000;

/** Milliseconds between looks for files that another process left, or whose sites exist now. */
const intakeInterval = 10_000;

/** What is served with: the port listens, and the database is open. */
export interface Opened {
  readonly config: Config;
  readonly log: Logger;
  readonly server: ListeningServer;
  readonly database: Database;
  readonly isStopping: () => boolean;
}

function createMailer(config: Config, database: Database, clock: Clock): Mailer {
  return config.smtpUrl === null
    ? demoMailer(database, clock, config.mailFrom)
    : smtpMailer(config.smtpUrl, config.mailFrom);
}

async function prepareDeps(
  config: Config,
  log: Logger,
  opened: Database,
  {
    isStopping,
    inbox,
  }: { readonly isStopping: () => boolean; readonly inbox: Pick<InboxWatch, 'status' | 'metrics'> },
): Promise<Deps> {
  const clock = config.now === null ? systemClock : clockStartingAt(config.now);
  const migrated = await prepareDatabase(opened);
  if (migrated.length > 0) log.info({ migrated }, 'the database has its newest form');
  if (!config.demo && (await everHadDemoData(opened)))
    throw new StartError(
      'The database has demo accounts, or had them: their passwords are public. Use an empty database (DATABASE_URL, DATA_DIR), or VINROD_DEMO=1 for the demo.',
    );
  if (config.demo && (await isOfRealPeople(opened)))
    throw new StartError(
      'The database has people in it, and demo accounts have public passwords. Use another one for the demo (DATABASE_URL, DATA_DIR), or `pnpm serve` for production.',
    );
  if (!config.demo && config.metricsToken === null)
    log.info('/metrics answers nobody, as METRICS_TOKEN is missing');
  if (!config.demo && (await canRewriteAuditLog(opened.db)))
    log.warn(
      { database: opened.kind },
      'the audit log is not protected against this process: keep what `pnpm api audit-head` prints elsewhere',
    );
  const replicas = new Replicas(opened, {
    urls: config.databaseReadUrls,
    poolSize: config.databasePoolSize,
    log,
  });
  const metrics = createMetrics(opened, [
    missingValueGauges(opened.db, clock),
    replicaGauges(replicas),
    ...inbox.metrics,
  ]);
  const database = auditedDatabase(opened, { log, counters: metrics.security });
  // A new version may add permissions to the built-in roles.
  await database.transaction((trx) => ensureDefaultRoles(trx));
  if (config.demo) await ensureDemoData({ database, clock, supplier: config.supplier, log });
  await replicas.watch();
  return {
    config,
    clock,
    database,
    replicas,
    mailer: createMailer(config, database, clock),
    secrets: deriveSecrets(config.tokenSecret ?? (await loadRootSecret(database)), config.oldTokenSecret),
    log,
    metrics,
    sightings: createSightings(clock),
    background: createBackground(log),
    nextInboxLook: () => inbox.status.nextLook,
    isStopping,
  };
}

/**
 * Prepares the database, with demo data when configured, and serves the app.
 *
 * @param isReady - told once requests that never reach the app can be counted
 * @returns what ends everything but the database and the port
 */
export async function serve(
  { config, log, server, database, isStopping }: Opened,
  isReady: (deps: Deps) => void,
): Promise<() => Promise<void>> {
  const inbox = watchInbox(config);
  const deps = await prepareDeps(config, log, database, { isStopping, inbox });
  isReady(deps);
  const app = createApp(deps, operations, serviceOperations);
  const cleanUp = (): void => {
    deps.background.run('clean-up', () => removeExpired(deps));
    deps.background.run('audit-head', () => reportDamagedHead(deps));
  };
  const readIn = (): void => deps.background.run('intakes', () => workOnIntakes(deps));
  const sendMails = (): void =>
    deps.background.run('missing-values-mail', () => sendMissingValuesMails(deps));
  const estimate = (): void => deps.background.run('estimates', () => makeEstimates(deps));
  const addUp = (): void => deps.background.run('sums', () => keepSums(deps));
  for (const begin of [cleanUp, readIn, sendMails, estimate, addUp]) begin();
  const timers = [
    setInterval(cleanUp, cleanUpInterval).unref(),
    setInterval(readIn, intakeInterval).unref(),
    setInterval(sendMails, mailInterval).unref(),
    setInterval(estimate, estimateInterval).unref(),
    setInterval(addUp, sumsInterval).unref(),
    ...inbox.start(deps),
  ];
  server.serve((request, connection) => app.fetch(request, connection));
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await server.stop();
    await deps.background.settled();
    deps.mailer.close();
    await deps.replicas.close();
    await deps.database.close();
  };
}
