import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { usualLimits } from '../config/connection-limits.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { clientKey } from '../server/client-key.ts';
import type { Deps } from '../server/deps.ts';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { listen } from './http-server.ts';

/** A running server. */
export interface RunningServer {
  /** Lets pending requests finish, then closes everything; the port stays open for `drainTime` milliseconds first. */
  stop(drainTime?: number): Promise<void>;
}

/**
 * Starts the whole server: port, database, migrations, demo data when configured, then the app.
 *
 * @throws StartError with one clear sentence when the port or the database is not available.
 */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  let ready: Deps | null = null;
  const server = await listen(config.host, config.port, {
    headers: securityHeaders(config),
    limits: { ...usualLimits, connections: config.maxConnections },
    refused({ id, status, address }) {
      const client = ready === null || address === null ? null : clientKey(ready.secrets, address);
      ready?.metrics.answered('none', 'unreadable', status, 0);
      log.info({ requestId: id, method: 'none', route: 'unreadable', status, client }, 'request');
    },
  });
  let isStopping = false;
  // The embedded database opens in a thread of its own while the rest of the program, which takes as long, is loaded. A
  // database server is asked after that: a process that is loading would not notice that it was answered in time.
  const opening = config.databaseUrl === null ? openDatabase(config) : null;
  opening?.catch(() => undefined);
  let database: Database | null = null;
  try {
    const { serve } = await import('./serve.ts');
    database = await (opening ?? openDatabase(config));
    const opened = { config, log, server, database, isStopping: () => isStopping };
    const end = await serve(opened, (deps) => {
      ready = deps;
    });
    return {
      async stop(drainTime = 0) {
        isStopping = true;
        log.info({ drainTime }, 'stopping');
        // A balancer learns from the health check that this process is leaving, and until then goes on to send requests.
        await setTimeout(drainTime);
        await end();
      },
    };
  } catch (error) {
    await server.stop();
    database ??= (await opening?.catch(() => null)) ?? null;
    await database?.close();
    throw error;
  }
}
