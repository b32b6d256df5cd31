import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { demoAdministrator, signInToDemo } from '../../../tooling/demo-sign-in.ts';
import { startPostgresql } from '../../../tooling/programs/postgresql-server.ts';
import { ours, type Measurement } from '../result.ts';
import { runCommand, startApiServer, type Storage } from './api-server.ts';
import { fillDatabase, treeGroupId, treeSizes } from './fill-database.ts';
import { measureLoad, type LoadCase } from './load.ts';

const plain = 'Fastify + pg, bare queries';

/** The same cases with the paths they have on our API and on the peer. */
interface Paths {
  readonly profile: string;
  readonly list: string;
  readonly tree: (id: string) => string;
  readonly login: string;
}

const ourPaths: Paths = {
  profile: '/api/v1/users/profile/',
  list: '/api/v1/corporategroups/?search=ek&ordering=-site_count&limit=20',
  tree: (id) => `/api/v1/corporategroups/${id}/site-tree/`,
  login: '/api/v1/login',
};

const plainPaths: Paths = {
  profile: '/profile',
  list: '/koncerner',
  tree: (id) => `/tree/${id}`,
  login: '/login',
};

/** Users who sign in repeatedly: sign-ins pending when a measurement ends count as failed tries. */
const triers: Readonly<Record<string, string>> = {
  PostgreSQL: 'support@vinrod.example',
  PGlite: 'erik@norrviken.example',
};

function casesOf(
  origin: string,
  paths: Paths,
  headers: Readonly<Record<string, string>>,
  place: string,
): LoadCase[] {
  return [
    { name: `profile, ${place}`, url: origin + paths.profile, connections: 50, headers },
    {
      name: `1 000 koncerner searched and sorted, ${place}`,
      url: origin + paths.list,
      connections: 50,
      headers,
    },
    ...treeSizes.map((sites) => ({
      name: `site tree of ${sites} sites, ${place}`,
      url: origin + paths.tree(treeGroupId(sites)),
      connections: 1,
      headers,
    })),
    {
      name: `password step of the sign-in, ${place}`,
      url: origin + paths.login,
      // An address has ten tries with an account, and one that is under way counts until it turns out to be right.
      connections: 8,
      body: { ...demoAdministrator, email: triers[place] },
    },
  ];
}

async function measureAll(peer: string, cases: readonly LoadCase[]): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const load of cases) rows.push(...(await measureLoad(peer, load)));
  return rows;
}

async function measureOurs(storage: Storage, place: string): Promise<Measurement[]> {
  const server = await startApiServer(storage);
  try {
    const headers = { authorization: `Bearer ${await signInToDemo(server.origin)}` };
    return await measureAll(ours, casesOf(server.origin, ourPaths, headers, place));
  } finally {
    await server.stop();
  }
}

async function measurePlain(url: string): Promise<Measurement[]> {
  const server = new Worker(new URL('./plain-server.ts', import.meta.url), { workerData: url });
  try {
    const [origin]: unknown[] = await once(server, 'message');
    if (typeof origin !== 'string') throw new Error('The peer told no address.');
    return await measureAll(plain, casesOf(origin, plainPaths, {}, 'PostgreSQL'));
  } finally {
    await server.terminate();
  }
}

/** The API under load, on a PostgreSQL server and on the embedded database with the same data. */
export async function apiBench(): Promise<readonly Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vinrod-bench-'));
  const postgresql = await startPostgresql();
  try {
    const server: Storage = { url: postgresql.url };
    await (await startApiServer(server)).stop();
    await fillDatabase(postgresql.url, Object.values(triers));
    const onServer = await measureOurs(server, 'PostgreSQL');
    const onPlain = await measurePlain(postgresql.url);
    const backup = join(folder, 'backup.gz');
    await runCommand(server, ['backup', backup]);
    const embedded: Storage = { folder: join(folder, 'data') };
    await runCommand(embedded, ['restore', backup]);
    return [...onServer, ...onPlain, ...(await measureOurs(embedded, 'PGlite'))];
  } finally {
    postgresql.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
