import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** Location of an API process's data: a folder, and a database of its own when a server is used. */
export interface DataPlace {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

const templateDatabase = 'vinrod_journeys';

function serverUrl(): string | undefined {
  return process.env['DATABASE_URL'];
}

function databaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function execute(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty location, filled once with demo data; every worker then copies it. */
export async function createTemplate(): Promise<DataPlace> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'vinrod-journeys-'));
  const server = serverUrl();
  if (server === undefined) return { dataFolder, databaseUrl: undefined };
  await execute(server, `create database ${templateDatabase}`);
  return { dataFolder, databaseUrl: databaseUrl(server, templateDatabase) };
}

/** Copies the seeded template: a copy takes a second where seeding takes many. */
export async function copyTemplate(templateFolder: string, name: string): Promise<DataPlace> {
  const dataFolder = mkdtempSync(join(tmpdir(), `vinrod-${name}-`));
  cpSync(templateFolder, dataFolder, { recursive: true });
  const server = serverUrl();
  if (server === undefined) return { dataFolder, databaseUrl: undefined };
  const database = `vinrod_${name}`.replaceAll('-', '_');
  await execute(server, `drop database if exists ${database}`);
  await execute(server, `create database ${database} template ${templateDatabase} strategy file_copy`);
  return { dataFolder, databaseUrl: databaseUrl(server, database) };
}
