import { Client } from 'pg';
import { answeredInTime } from '../answered-in-time.ts';
import type { Database, Queries } from '../database.ts';
import { pooledDatabase } from '../pooled-database.ts';
import { longestQuery, quietPool } from '../quiet-pool.ts';
import { Sockets } from '../sockets.ts';
import { markReadOnly } from './read-only.ts';
import { walPosition } from './wal-position.ts';

/** Milliseconds in which a replica has to say where it is, and to take a connection. */
const lookTime = 1_000;

/** Why a replica is not read from. */
export type LeftOut = 'unreachable' | 'no replica' | 'of another database' | 'late';

/** What a replica says of itself. */
interface Look {
  readonly is_replica: boolean;
  readonly system: string;
  readonly replayed: string | null;
}

/** A server that repeats what the primary writes (streaming replication, hot standby), and is only read from. */
export class Replica {
  /** Host, port and database of its connection string. */
  readonly name: string;
  /** For single queries that only read. */
  readonly db: Queries;
  /** Why it is left out; null when it is read from. */
  leftOut: LeftOut | null = 'unreachable';
  /** Milliseconds that it is behind the primary. */
  delay = 0;
  /** How far it has repeated the primary's log. */
  replayed = 0n;
  readonly #url: string;
  readonly #sockets = new Sockets();
  readonly #queries: Database;
  #watcher: Client | null = null;

  constructor(url: string, poolSize: number) {
    const { host, pathname } = new URL(url);
    this.name = `${host}${pathname}`;
    this.#url = url;
    const pool = quietPool({
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: lookTime,
      statement_timeout: longestQuery,
      query_timeout: longestQuery,
      application_name: 'vinrod',
      stream: this.#sockets.connect,
    });
    this.#queries = pooledDatabase('postgres', pool, () => Promise.resolve());
    this.db = this.#queries.db;
    markReadOnly(this.db);
  }

  async #look(): Promise<Look> {
    if (this.#watcher === null) {
      const client = new Client({
        connectionString: this.#url,
        connectionTimeoutMillis: lookTime,
        application_name: 'vinrod',
        stream: this.#sockets.connect,
      });
      client.on('error', () => undefined);
      this.#watcher = client;
      await client.connect();
    }
    const { rows } = await this.#watcher.query<Look>(
      `select pg_is_in_recovery() as is_replica, pg_last_wal_replay_lsn()::text as replayed,
        system_identifier::text as system from pg_control_system()`,
    );
    const [look] = rows;
    if (look === undefined) throw new Error('A replica said nothing of itself.');
    return look;
  }

  /**
   * Asks where it is. When it does not answer in time, every question to it fails at once.
   *
   * @param system - identifier of the primary's database cluster
   */
  async look(system: string): Promise<LeftOut | null> {
    try {
      const look = await answeredInTime(this.#look(), lookTime);
      if (!look.is_replica || look.replayed === null) return 'no replica';
      if (look.system !== system) return 'of another database';
      this.replayed = walPosition(look.replayed);
      return null;
    } catch {
      this.break();
      return 'unreachable';
    }
  }

  /** Breaks all connections. */
  break(): void {
    this.#watcher = null;
    this.#sockets.break();
  }

  async close(): Promise<void> {
    await this.#watcher?.end().catch(() => undefined);
    await this.#queries.close();
  }
}
