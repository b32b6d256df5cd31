import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distribute } from '../../../apps/api/src/distribution/distribute.ts';
import { openDatabase } from '../../../apps/api/src/store/open-database.ts';
import type { Database } from '../../../apps/api/src/store/index.ts';
import { citusPrograms, startCluster, type CitusCluster } from '../../../e2e/src/cluster/citus-cluster.ts';
import { runCommand, startApiServer } from '../api/api-server.ts';
import { inCases, ours, type Measurement } from '../result.ts';
import { measureAnswers } from './answers.ts';
import { fillSites } from './fill-sites.ts';
import { measureForms } from './measure-forms.ts';
import { printModel } from './model-table.ts';
import { corporateGroupsOf, mornings, siteCount } from './scale.ts';
import { diskSettings } from './settings.ts';
import { measureSums, monthOfMorning } from './sums.ts';
import { measureMorning } from './store-morning.ts';
import { measureBackup, measureSize, measureVacuum } from './upkeep.ts';

/** Name of the cluster's rows. */
const citus = 'citus';

/** Workers of the cluster; the coordinator holds no values. */
const workerCount = 2;

/** Parts that tables are cut into, as by `pnpm api distribute`. */
const shards = 32;

/** Most sites for which the portal's own backup is measured: it writes a million values a second. */
const mostForOwnBackup = 2000;

function reported(line: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
}

/** What is measured one after the other, by what is told meanwhile. */
type Steps = Readonly<Record<string, () => Promise<readonly Measurement[]>>>;

/** Takes the steps, and tells what each has found: all of them take half an hour. */
async function take(steps: Steps): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const [step, measure] of Object.entries(steps)) {
    reported(step);
    for (const row of await measure()) {
      reported(`  ${row.peer}, ${row.case}: ${row.median} ${row.unit}`);
      rows.push(row);
    }
  }
  return rows;
}

async function withDatabase<Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ dataDir: '', databaseUrl: url });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Puts values on the workers as the command does. One server has nothing to say to that. */
async function distributed(url: string): Promise<Measurement[]> {
  const name = `values put on ${workerCount} servers, ${siteCount} sites: time`;
  const start = performance.now();
  await withDatabase(url, (database) =>
    distribute(database, { url, shards, onTable: (table) => reported(`${table} is distributed`) }),
  );
  const seconds = (performance.now() - start) / 1000;
  return [
    { case: name, peer: ours, median: null, unit: 's' },
    { case: name, peer: citus, median: seconds, unit: 's' },
  ];
}

/** The portal's own backup, where it takes no longer than all the rest. */
async function measureOwnBackup(url: string, folder: string): Promise<Measurement[]> {
  if (siteCount > mostForOwnBackup) return [];
  const path = join(folder, 'backup.gz');
  const start = performance.now();
  await runCommand({ url }, ['backup', path]);
  const seconds = (performance.now() - start) / 1000;
  const name = `api backup, ${siteCount} sites`;
  return [
    { case: `${name}: time`, peer: ours, median: seconds, unit: 's' },
    { case: `${name}: size`, peer: ours, median: statSync(path).size / 1e6, unit: 'MB' },
  ];
}

function stepsOfServer({ url, coordinator }: CitusCluster, programs: string, folder: string): Steps {
  const groups = corporateGroupsOf(siteCount);
  const [largest] = groups;
  if (largest === undefined) throw new Error('There are too few sites.');
  return {
    'one server: filling': async () => {
      await (await startApiServer({ url })).stop();
      await withDatabase(url, (database) => fillSites(url, database, groups));
      return [];
    },
    'one server: sums': () => measureSums(url, [coordinator], ours, 'every month, anew'),
    'one server: size': () => measureSize(url, ours, false),
    'one server: morning': () => measureMorning(url, [coordinator], ours, groups, mornings.server),
    'one server: vacuum': () => measureVacuum(url, ours),
    'one server: sums after it': () => measureSums(url, [coordinator], ours, monthOfMorning),
    'one server: answers': () => measureAnswers(url, [coordinator], ours, groups),
    'one server: backup': () => measureBackup(programs, [coordinator], ours),
    'one server: backup by the portal': () => measureOwnBackup(url, folder),
    'one server: forms': () => measureForms(url, largest, folder),
  };
}

function stepsOfCluster({ url, coordinator, workers }: CitusCluster, programs: string): Steps {
  const groups = corporateGroupsOf(siteCount);
  const nodes = [coordinator, ...workers];
  return {
    'cluster: distributing': () => distributed(url),
    'cluster: size': () => measureSize(url, citus, true),
    'cluster: morning': () => measureMorning(url, nodes, citus, groups, mornings.cluster),
    'cluster: vacuum': () => measureVacuum(url, citus),
    'cluster: sums after it': () => measureSums(url, nodes, citus, monthOfMorning),
    'cluster: answers': () => measureAnswers(url, nodes, citus, groups),
    'cluster: backup': () => measureBackup(programs, nodes, citus),
  };
}

/**
 * Benchmarks a supplier of a country's size, a year of quarters of every site, first on one server and then on a cluster that
 * the same values are distributed over, and other forms of its values; then says what suppliers of other sizes need.
 *
 * @throws Error without programs of a server that has Citus.
 */
export async function countryBench(): Promise<readonly Measurement[]> {
  const programs = citusPrograms();
  if (programs === null)
    throw new Error(
      'CITUS_PROGRAMS has to name the folder of the programs of a PostgreSQL server with Citus.',
    );
  const folder = mkdtempSync(join(tmpdir(), 'vinrod-bench-country-'));
  const cluster = await startCluster(programs, workerCount, diskSettings);
  try {
    const rows = await take({
      ...stepsOfServer(cluster, programs, folder),
      ...stepsOfCluster(cluster, programs),
    });
    printModel(rows);
    return inCases(rows);
  } finally {
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
