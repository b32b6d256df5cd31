import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { distribute } from '../apps/api/src/distribution/distribute.ts';
import { openServer } from '../apps/api/src/store/open-database.ts';
import { ClusterDatabases, testCluster } from '../apps/api/src/testing/test-cluster.ts';

/** Location of an API process's data: a folder, and a database of its own when a server is used. */
export interface DataPlace {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

/** Databases on a server. */
interface Databases {
  urlOf(name: string): string;
  create(name: string): Promise<void>;
  /** Lets a database be copied once it is seeded. */
  finish(name: string): Promise<void>;
  copy(from: string, name: string): Promise<void>;
  drop(name: string): Promise<void>;
}

const templateDatabase = 'vinrod_journeys';

/** Parts of each table, so that every server of a cluster has some. */
const shards = 4;

function onServer(server: string): Databases {
  const execute = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  return {
    urlOf(name) {
      const url = new URL(server);
      url.pathname = `/${name}`;
      return url.href;
    },
    create: (name) => execute(`create database ${name}`),
    finish: () => Promise.resolve(),
    copy: (from, name) => execute(`create database ${name} template ${from} strategy file_copy`),
    drop: (name) => execute(`drop database if exists ${name}`),
  };
}

async function onCluster(coordinator: string): Promise<Databases> {
  const databases = await ClusterDatabases.of(coordinator);
  return {
    urlOf: (name) => databases.urlOf(name),
    create: (name) => databases.create(name),
    async finish(name) {
      const url = databases.urlOf(name);
      const database = await openServer(url);
      await distribute(database, { url, shards, onTable: () => undefined });
      await database.close();
      await databases.close(name);
    },
    copy: (from, name) => databases.copy(from, name),
    drop: (name) => databases.drop(name),
  };
}

/** Where journeys keep their data: on the Citus cluster in `CITUS_URL`, on the server in `DATABASE_URL`, or in folders (null). */
async function testDatabases(): Promise<Databases | null> {
  const cluster = testCluster();
  if (cluster !== null) return onCluster(cluster);
  const server = process.env['DATABASE_URL'];
  return server === undefined ? null : onServer(server);
}

/** An empty location, filled once with demo data; every worker then copies it. */
export async function createTemplate(): Promise<DataPlace> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'vinrod-journeys-'));
  const databases = await testDatabases();
  if (databases === null) return { dataFolder, databaseUrl: undefined };
  await databases.drop(templateDatabase);
  await databases.create(templateDatabase);
  return { dataFolder, databaseUrl: databases.urlOf(templateDatabase) };
}

/** Ends the filling of the template. */
export async function finishTemplate(): Promise<void> {
  await (await testDatabases())?.finish(templateDatabase);
}

/** Copies the seeded template: a copy takes a second where seeding takes many. */
export async function copyTemplate(templateFolder: string, name: string): Promise<DataPlace> {
  const dataFolder = mkdtempSync(join(tmpdir(), `vinrod-${name}-`));
  cpSync(templateFolder, dataFolder, { recursive: true });
  const databases = await testDatabases();
  if (databases === null) return { dataFolder, databaseUrl: undefined };
  const database = `vinrod_${name}`.replaceAll('-', '_');
  await databases.drop(database);
  await databases.copy(templateDatabase, database);
  return { dataFolder, databaseUrl: databases.urlOf(database) };
}
