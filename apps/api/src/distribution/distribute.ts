import { Client } from 'pg';
import type { Database } from '../store/database.ts';
import { distributedTables, distributionColumn } from './distributed-tables.ts';
import { readDistribution } from './distribution-state.ts';
import { letTablesStandAlone } from './stand-alone.ts';

/** Advisory lock that one distribution holds at a time. */
const lockNumber = 7347;

/** What a distribution is started with. */
export interface DistributionRun {
  /** Connection string of the coordinator, for the role that owns the tables. */
  readonly url: string;
  /** Parts that a table is cut into; each lies on one server. */
  readonly shards: number;
  /** Tells of each table when it is distributed. */
  readonly onTable: (name: string) => void;
}

/** Distributes one table. Copying takes as long as it takes, so that no time limit is set. */
async function distributeTable(
  client: Client,
  name: string,
  { shards }: DistributionRun,
  isOnline: boolean,
): Promise<void> {
  const work = isOnline ? 'create_distributed_table_concurrently' : 'create_distributed_table';
  const [first] = distributedTables;
  const placing = name === first ? `shard_count => ${shards}` : `colocate_with => '${first}'`;
  await client.query(`select ${work}('${name}', '${distributionColumn}', ${placing})`);
}

/**
 * Distributes the tables that are not yet, one after the other. A run that is ended goes on where it was when it is started
 * again; one that runs beside another waits for it.
 *
 * @throws StartError when the database does not have Citus.
 */
export async function distribute(database: Database, run: DistributionRun): Promise<void> {
  const client = new Client({ connectionString: run.url, application_name: 'vinrod distribute' });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${lockNumber})`);
    const { tables, isOnline } = await readDistribution(database.db);
    await database.transaction(letTablesStandAlone);
    for (const { name, isDistributed } of tables) {
      if (isDistributed) continue;
      await distributeTable(client, name, run, isOnline);
      run.onTable(name);
    }
    // Copying leaves parts of tables on the coordinator for Citus to drop some seconds later. A process that starts looks at
    // every table, and would end where one goes meanwhile.
    await client.query('call citus_cleanup_orphaned_resources()');
  } finally {
    await client.end();
  }
}
