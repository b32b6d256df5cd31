import { Client } from 'pg';
import { runStatements } from '../../../apps/api/src/testing/run-statements.ts';
import type { PostgresqlFolder } from '../../../tooling/programs/postgresql-folder.ts';
import { startPostgresql } from '../../../tooling/programs/postgresql-server.ts';

/** What Citus needs, and what lets tables be distributed while others write to them. */
const citusSettings = [
  "shared_preload_libraries = 'citus'",
  "citus.node_conninfo = 'sslmode=disable'",
  'wal_level = logical',
  'max_wal_senders = 20',
  'max_replication_slots = 20',
  'max_worker_processes = 100',
  'max_connections = 300',
  'max_prepared_transactions = 300',
];

/** A coordinator and workers, each a PostgreSQL server with Citus. */
export interface CitusCluster {
  /** Connection string of the database on the coordinator that knows the workers. */
  readonly url: string;
  readonly coordinator: PostgresqlFolder;
  readonly workers: readonly PostgresqlFolder[];
  /** Stops all of them and deletes their folders. */
  stop(): void;
}

/** Folder of the programs of a PostgreSQL server that has Citus, from `CITUS_PROGRAMS`; null without one. */
export function citusPrograms(): string | null {
  const folder = process.env['CITUS_PROGRAMS'];
  return folder === undefined || folder === '' ? null : folder;
}

async function startNode(programs: string, more: readonly string[]): Promise<PostgresqlFolder> {
  const { folder } = await startPostgresql({}, [...citusSettings, ...more], programs);
  // Newer minor versions load for others to follow only what they are told of.
  const client = new Client({ connectionString: folder.url });
  await client.connect();
  const { rows } = await client.query("select from pg_settings where name = 'output_plugin_libraries'");
  if (rows.length > 0) {
    await client.query("alter system set output_plugin_libraries = 'pgoutput', 'citus'");
    await client.query('select pg_reload_conf()');
  }
  await client.query('create extension citus');
  await client.end();
  return folder;
}

/**
 * Starts a Citus cluster on this computer, with an empty database that is not distributed.
 *
 * @param programs - folder of the programs of a PostgreSQL server that Citus is installed for
 * @param more - settings beside those of every node
 */
export async function startCluster(
  programs: string,
  workerCount: number,
  more: readonly string[] = [],
): Promise<CitusCluster> {
  const nodes: PostgresqlFolder[] = [];
  const stop = (): void => {
    for (const node of nodes) node.remove();
  };
  try {
    while (nodes.length <= workerCount) nodes.push(await startNode(programs, more));
    const [coordinator, ...workers] = nodes;
    if (coordinator === undefined) throw new Error('A cluster has a coordinator.');
    await runStatements(
      coordinator.url,
      `select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`,
      ...workers.map(({ port }) => `select citus_add_node('127.0.0.1', ${port})`),
    );
    return { url: coordinator.url, coordinator, workers, stop };
  } catch (error) {
    stop();
    throw error;
  }
}
