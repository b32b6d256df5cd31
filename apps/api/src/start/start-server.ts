import type { Logger } from 'pino';
import { clockStartingAt, systemClock, type Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { removeExpired } from '../identity/clean-up.ts';
import { ensureDefaultRoles } from '../identity/default-roles.ts';
import { loadRootSecret } from '../identity/load-root-secret.ts';
import { deriveSecrets } from '../identity/secrets.ts';
import { demoMailer } from '../mail/demo-mailbox.ts';
import type { Mailer } from '../mail/mailer.ts';
import { smtpMailer } from '../mail/smtp-mailer.ts';
import { operations } from '../operations.ts';
import { ensureDemoData } from '../seed/index.ts';
import { createBackground } from '../server/background.ts';
import { createApp } from '../server/create-app.ts';
import type { Deps } from '../server/deps.ts';
import type { Database } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { openDatabase } from '../store/open-database.ts';
import { listen } from './http-server.ts';

/** Milliseconds between removals of what has expired. */
const cleanUpInterval = 3_600_000;

/** A server that answers requests. */
export interface RunningServer {
  /** Lets requests under way finish, then closes everything. */
  stop(): Promise<void>;
}

function createMailer(config: Config, database: Database, clock: Clock): Mailer {
  return config.smtpUrl === null
    ? demoMailer(database, clock, config.mailFrom)
    : smtpMailer(config.smtpUrl, config.mailFrom);
}

async function prepareDeps(
  config: Config,
  log: Logger,
  database: Database,
  isStopping: () => boolean,
): Promise<Deps> {
  const clock = config.now === null ? systemClock : clockStartingAt(config.now);
  const migrated = await migrate(database);
  if (migrated.length > 0) log.info({ migrated }, 'the database has its newest form');
  // A new version may know of permissions that the roles which come with the portal are to have.
  await database.transaction((trx) => ensureDefaultRoles(trx));
  if (config.demo) await ensureDemoData({ database, clock, log });
  return {
    config,
    clock,
    database,
    mailer: createMailer(config, database, clock),
    secrets: deriveSecrets(config.tokenSecret ?? (await loadRootSecret(database))),
    log,
    background: createBackground(log),
    isStopping,
  };
}

/**
 * Starts the whole server: port, database, migrations, demo data when wanted, and then the app.
 *
 * @throws StartError with one clear sentence when the port or the database is not to be had.
 */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const server = await listen(config.host, config.port);
  let isStopping = false;
  let database: Database | null = null;
  try {
    database = await openDatabase(config);
    const deps = await prepareDeps(config, log, database, () => isStopping);
    const app = createApp(deps, operations);
    const cleanUp = (): void => deps.background.run('clean-up', () => removeExpired(deps));
    cleanUp();
    const timer = setInterval(cleanUp, cleanUpInterval).unref();
    server.serve((request, connection) => app.fetch(request, connection));
    return {
      async stop() {
        isStopping = true;
        clearInterval(timer);
        await server.stop();
        await deps.background.settled();
        deps.mailer.close();
        await deps.database.close();
      },
    };
  } catch (error) {
    await server.stop();
    await database?.close();
    throw error;
  }
}
