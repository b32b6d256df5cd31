import { mkdtempSync, rmSync } from 'node:fs';
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
import { measureMorning } from './store-morning.ts';
import { measureBackup, measureSize, measureVacuum } from './upkeep.ts';

/** Name of the cluster's rows. */
const citus = 'citus';

/** Workers of the cluster; the coordinator holds no values. */
const workerCount = 2;

/** Parts that tables are cut into, as by `pnpm api distribute`. */
const shards = 32;

function reported(step: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${step}\n`);
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

async function measureOneServer(
  { url, coordinator }: CitusCluster,
  programs: string,
  folder: string,
): Promise<Measurement[]> {
  const corporateGroups = corporateGroupsOf(siteCount);
  const rows: Measurement[] = [];
  reported('one server: filling');
  await (await startApiServer({ url })).stop();
  await withDatabase(url, (database) => fillSites(url, database, corporateGroups));
  rows.push(...(await measureSize(url, ours, false)));
  reported('one server: morning');
  rows.push(...(await measureMorning(url, [coordinator], ours, corporateGroups, mornings.server)));
  rows.push(...(await measureVacuum(url, ours)));
  reported('one server: answers');
  rows.push(...(await measureAnswers(url, [coordinator], ours, corporateGroups)));
  reported('one server: backup');
  rows.push(...(await measureBackup(programs, [coordinator], ours)));
  const start = performance.now();
  const path = join(folder, 'backup.gz');
  await runCommand({ url }, ['backup', path]);
  rows.push({
    case: `api backup, ${siteCount} sites: time`,
    peer: ours,
    median: (performance.now() - start) / 1000,
    unit: 's',
  });
  rmSync(path);
  reported('one server: forms');
  const [largest] = corporateGroups;
  if (largest !== undefined) rows.push(...(await measureForms(url, largest, folder)));
  return rows;
}

async function measureCluster(
  { url, coordinator, workers }: CitusCluster,
  programs: string,
): Promise<Measurement[]> {
  const corporateGroups = corporateGroupsOf(siteCount);
  const nodes = [coordinator, ...workers];
  reported('cluster: distributing');
  const rows = await distributed(url);
  rows.push(...(await measureSize(url, citus, true)));
  reported('cluster: morning');
  rows.push(...(await measureMorning(url, nodes, citus, corporateGroups, mornings.cluster)));
  rows.push(...(await measureVacuum(url, citus)));
  reported('cluster: answers');
  rows.push(...(await measureAnswers(url, nodes, citus, corporateGroups)));
  reported('cluster: backup');
  rows.push(...(await measureBackup(programs, nodes, citus)));
  return rows;
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
    const rows = await measureOneServer(cluster, programs, folder);
    rows.push(...(await measureCluster(cluster, programs)));
    printModel(rows);
    return inCases(rows);
  } finally {
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
