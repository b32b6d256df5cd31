import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { openDatabase } from '../../../apps/api/src/store/open-database.ts';
import { startPostgresql } from '../../../tooling/programs/postgresql-server.ts';
import { freePort } from '../../../tooling/free-port.ts';
import { repositoryRoot } from '../../../tooling/repository.ts';
import { apiEnvironment, sourceFlags, startApiServer, type Storage } from '../api/api-server.ts';
import { fillCorporateGroup } from '../energy/fill-values.ts';
import { year } from '../energy/scale.ts';
import { medianOf, ours, type Measurement } from '../result.ts';

const rounds = 7;
/** Sites with a year of hours, beside the demo's. */
const sites = 60;
/** Milliseconds between two tries to reach a server that starts. */
const step = 5;

/** How the server before was ended. */
const ends = { stopped: 'SIGTERM', killed: 'SIGKILL' } as const;

function run(program: readonly string[], environment: NodeJS.ProcessEnv): ChildProcess {
  return spawn('node', [...sourceFlags, ...program], {
    cwd: repositoryRoot,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Milliseconds from starting a program until an address of it answers with 200; then it is ended. */
async function timeUntilAnswer(
  program: readonly string[],
  storage: Storage,
  path: string,
  end: NodeJS.Signals,
): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  const child = run(program, { ...apiEnvironment(storage), PORT: String(port), LOG_LEVEL: 'silent' });
  const closed = once(child, 'close');
  for (;;) {
    const isThere = await fetch(`http://127.0.0.1:${port}${path}`).then(
      async (answer) => (await answer.arrayBuffer()) !== undefined && answer.ok,
      () => false,
    );
    if (isThere) break;
    if (child.exitCode !== null) throw new Error(`${program.join(' ')} ended before it answered.`);
    await setTimeout(step);
  }
  const milliseconds = performance.now() - start;
  child.kill(end);
  await closed;
  return milliseconds;
}

async function fill(storage: Storage): Promise<void> {
  await (await startApiServer(storage)).stop();
  const database = await openDatabase(
    'url' in storage
      ? { dataDir: '', databaseUrl: storage.url }
      : { dataDir: storage.folder, databaseUrl: null },
  );
  try {
    await fillCorporateGroup(database.db, sites, year);
    await database.checkpoint();
  } finally {
    await database.close();
  }
}

const server = ['apps/api/src/main.ts'];
const peers: readonly (readonly [peer: string, program: readonly string[]])[] = [
  [ours, server],
  ['database alone', [join(import.meta.dirname, 'database-alone.ts')]],
];

async function measurePlace(storage: Storage, place: string): Promise<Measurement[]> {
  await fill(storage);
  const rows: Measurement[] = [];
  for (const [how, signal] of Object.entries(ends)) {
    const times = new Map(peers.map(([peer]): [string, number[]] => [peer, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const [peer, program] of peers)
        times.get(peer)?.push(await timeUntilAnswer(program, storage, '/api/health', signal));
    for (const [peer, milliseconds] of times)
      rows.push({
        // The first one of a round starts after a peer that was ended in the same way.
        case: `answering after it was ${how}, ${place}`,
        peer,
        median: medianOf(milliseconds),
        unit: 'ms',
      });
  }
  return rows;
}

/**
 * Measures how soon the server answers after it was stopped or killed, with the demo's data and a year of hours of 60
 * sites, on the embedded database and on a PostgreSQL server that goes on running. The peer opens the same database,
 * asks it one question, and answers over HTTP: nothing that reads the database can start sooner.
 */
export async function startBench(): Promise<readonly Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vinrod-bench-start-'));
  try {
    const embedded = await measurePlace({ folder }, 'PGlite');
    const postgresql = await startPostgresql();
    try {
      return [...embedded, ...(await measurePlace({ url: postgresql.url }, 'PostgreSQL'))];
    } finally {
      postgresql.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
