import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { distribute } from '../distribution/distribute.ts';
import { migrate } from '../store/migrate.ts';
import { openEmbedded, openServer } from '../store/open-database.ts';
import type { Database } from '../store/database.ts';
import { ClusterDatabases, testCluster } from './test-cluster.ts';

const storeFolder = join(import.meta.dirname, '../store');
const distributionFolder = join(import.meta.dirname, '../distribution');

/** Changes whenever the schema may have changed. */
function schemaFingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  const files = readdirSync(join(storeFolder, 'migrations')).map((name) => join('migrations', name));
  for (const file of [...files.toSorted(), 'swedish-collation.ts', '../../package.json'])
    hash.update(readFileSync(join(storeFolder, file)));
  const distribution = ['distribute.ts', 'distributed-tables.ts', 'stand-alone.ts'];
  for (const file of [import.meta.filename, ...distribution.map((name) => join(distributionFolder, name))])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Drops the template databases: they are two thirds of the files that opening a dump writes into memory, and the
 * embedded engine never creates a second database.
 */
async function dropTemplates({ db }: Database): Promise<void> {
  await sql`update pg_database set datistemplate = false`.execute(db);
  await sql`drop database template0`.execute(db);
  await sql`drop database template1`.execute(db);
  await sql`checkpoint`.execute(db);
}

/** A dump of an empty, migrated database: loading it is ten times faster than migrating from nothing. */
async function embeddedTemplate(): Promise<string> {
  const folder = join(tmpdir(), 'vinrod-test-templates');
  const file = join(folder, `${schemaFingerprint()}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const { database, server } = await openEmbedded({ folder: null, template: null });
  await migrate(database);
  await dropTemplates(database);
  const own = `${file}.${randomBytes(4).toString('hex')}`;
  writeFileSync(own, await server.dump());
  await database.close();
  renameSync(own, file);
  return file;
}

/** Connections that create and drop databases: one per server and test process, which they do not keep alive. */
const administrations = new Map<string, Pool>();

async function onServer(url: string, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const administration =
    administrations.get(url) ??
    new Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  administrations.set(url, administration);
  const client = await administration.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** A database with a new name on a server, created by the given statement and dropped by `close`. */
async function openNew(
  url: string,
  make: (client: PoolClient, name: string) => Promise<void>,
): Promise<Database> {
  const name = `vinrod_test_${randomBytes(8).toString('hex')}`;
  await onServer(url, (client) => make(client, name));
  const database = await openServer(withDatabase(url, name));
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(url, async (client) => {
        // A database shared with an app, as in a scene, is closed twice.
        await client.query(`drop database if exists ${name} with (force)`);
      });
    },
  };
}

async function createOnServer(url: string): Promise<Database> {
  const template = `vinrod_template_${schemaFingerprint()}`;
  return openNew(url, async (client, name) => {
    // Test files start at the same time; the first creates the template and the others wait for it.
    await client.query('select pg_advisory_lock(7346)');
    const found = await client.query('select from pg_database where datname = $1', [template]);
    if (found.rowCount === 0) {
      await client.query(`drop database if exists ${template}_new`);
      await client.query(`create database ${template}_new`);
      const database = await openServer(withDatabase(url, `${template}_new`));
      await migrate(database);
      await database.close();
      await client.query(`alter database ${template}_new rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template}`);
    await client.query('select pg_advisory_unlock(7346)');
  });
}

/** Parts of each table of a test, so that every server has some. */
const shardsOfTests = 4;

/** A distributed database on a Citus cluster, whose coordinator has the nodes in the database of its connection string. */
async function createOnCluster(url: string): Promise<Database> {
  const name = `vinrod_test_${randomBytes(8).toString('hex')}`;
  const template = `vinrod_template_${schemaFingerprint()}`;
  const databases = await ClusterDatabases.of(url);
  await onServer(url, async (client) => {
    // As on one server, the first who comes makes the template.
    await client.query('select pg_advisory_lock(7346)');
    const found = await client.query('select from pg_database where datname = $1 and not datallowconn', [
      template,
    ]);
    if (found.rowCount === 0) {
      await databases.drop(template);
      await databases.create(template);
      const own = databases.urlOf(template);
      const database = await openServer(own);
      await migrate(database);
      await distribute(database, { url: own, shards: shardsOfTests, onTable: () => undefined });
      await database.close();
      await databases.close(template);
    }
    await databases.copy(template, name);
    await client.query('select pg_advisory_unlock(7346)');
  });
  const database = await openServer(databases.urlOf(name));
  return {
    ...database,
    async close() {
      await database.close();
      await databases.drop(name);
    },
  };
}

/** Connection string of the server in `DATABASE_URL`, which has no cluster; null without one. */
function plainServer(): string | null {
  const url = process.env['DATABASE_URL'];
  return url === undefined || url === '' ? null : url;
}

/**
 * Connection string of the server on which {@link createTestDatabase} makes databases, for processes that open one of them
 * too; null when they are in memory.
 */
export function testServer(): string | null {
  return testCluster() ?? plainServer();
}

/**
 * An empty, migrated database for one user: in memory, on the server in `DATABASE_URL` when that is set, or distributed on the
 * cluster in `CITUS_URL`. `close` drops it.
 */
export async function createTestDatabase(): Promise<Database> {
  const cluster = testCluster();
  return cluster === null ? createPlainDatabase() : createOnCluster(cluster);
}

/** As {@link createTestDatabase} without a cluster, for what a distributed database refuses. */
export async function createPlainDatabase(): Promise<Database> {
  const url = plainServer();
  if (url !== null) return createOnServer(url);
  const { database } = await openEmbedded({ folder: null, template: await embeddedTemplate() });
  return database;
}

/** As {@link createTestDatabase} without any table, for tests of the migrations themselves. Slower. */
export async function createUnmigratedDatabase(): Promise<Database> {
  const url = plainServer();
  if (url !== null)
    return openNew(url, async (client, name) => {
      await client.query(`create database ${name}`);
    });
  const { database } = await openEmbedded({ folder: null, template: null });
  return database;
}

/** A new, empty database on the test server for processes that open it themselves; null without a server. */
export async function newServerDatabase(): Promise<{
  readonly url: string;
  drop(): Promise<void>;
} | null> {
  const url = plainServer();
  if (url === null) return null;
  const name = `vinrod_test_${randomBytes(8).toString('hex')}`;
  await onServer(url, async (client) => {
    await client.query(`create database ${name}`);
  });
  return {
    url: withDatabase(url, name),
    drop: () =>
      onServer(url, async (client) => {
        await client.query(`drop database ${name} with (force)`);
      }),
  };
}
