import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../../tooling/free-port.ts';
import { databaseUser, PostgresqlFolder } from '../../../tooling/programs/postgresql-folder.ts';
import { startPostgresql } from '../../../tooling/programs/postgresql-server.ts';

/** What a server needs so that others can repeat what it writes, and that nothing acknowledged is lost when it is killed. */
const primarySettings = [
  'wal_level = replica',
  'max_wal_senders = 8',
  'wal_keep_size = 256',
  'synchronous_commit = on',
];

/** A primary with servers that repeat what it writes, as soon as it does (streaming replication). */
export interface ReplicatedServer {
  readonly primary: PostgresqlFolder;
  readonly replicas: readonly PostgresqlFolder[];
  /** Stops all of them and deletes their folders. */
  stop(): void;
}

/** Copies the data of a server that runs, as its manual has it ("Making a Base Backup Using the Low Level API"). */
async function copyData(primary: PostgresqlFolder, replica: PostgresqlFolder): Promise<void> {
  const label = join(replica.data, 'backup_label');
  const client = new Client({ connectionString: primary.url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('replica', true)`);
    primary.execute('cp', '-a', primary.data, replica.data);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    // The server's account has to own it.
    replica.execute('touch', label);
    writeFileSync(label, rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  replica.execute('rm', join(replica.data, 'postmaster.pid'));
}

async function startReplica(primary: PostgresqlFolder, replica: PostgresqlFolder): Promise<void> {
  await copyData(primary, replica);
  replica.execute('touch', join(replica.data, 'standby.signal'));
  replica.configure([
    `port = ${replica.port}`,
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=${databaseUser}'`,
  ]);
  replica.start();
}

/** Starts a primary and so many replicas of it. */
export async function startReplicated(count: number): Promise<ReplicatedServer> {
  const { folder: primary } = await startPostgresql({}, primarySettings);
  const replicas: PostgresqlFolder[] = [];
  const stop = (): void => {
    for (const server of [...replicas, primary]) server.remove();
  };
  try {
    while (replicas.length < count) {
      const replica = new PostgresqlFolder(await freePort(), {});
      replicas.push(replica);
      await startReplica(primary, replica);
    }
  } catch (error) {
    stop();
    throw error;
  }
  return { primary, replicas, stop };
}
