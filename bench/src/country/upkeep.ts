import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { PostgresqlFolder } from '../../../tooling/programs/postgresql-folder.ts';
import type { Measurement } from '../result.ts';
import { siteCount } from './scale.ts';

async function secondsOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Names of the cases that the model reads. */
export const upkeepCases = {
  size: `values of a year and their keys, ${siteCount} sites: size`,
  kept: `sums of months and how far values reach, ${siteCount} sites: size`,
  perValue: `a value with keys and sums: size`,
  backup: `backup of the servers' files, ${siteCount} sites: time`,
  backupSize: `backup of the servers' files, ${siteCount} sites: size`,
};

/** What values take on disk, on every server together. */
export async function measureSize(url: string, peer: string, isCluster: boolean): Promise<Measurement[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const bytesOf = isCluster ? 'citus_total_relation_size' : 'pg_total_relation_size';
    const { rows } = await client.query<{ days: number; kept: number; values: number }>(
      `select ${bytesOf}('meter_day')::float8 as days,
        (${bytesOf}('site_month') + ${bytesOf}('site_reach') + ${bytesOf}('site_set_month'))::float8 as kept,
        (select sum(cardinality(wh)) from meter_day)::float8 as values`,
    );
    const [{ days, kept, values } = { days: 0, kept: 0, values: 0 }] = rows;
    return [
      { case: `values stored, ${siteCount} sites`, peer, median: values / 1e6, unit: 'M values' },
      { case: upkeepCases.size, peer, median: days / 1e6, unit: 'MB' },
      { case: upkeepCases.kept, peer, median: kept / 1e6, unit: 'MB' },
      { case: upkeepCases.perValue, peer, median: (days + kept) / values, unit: 'bytes' },
    ];
  } finally {
    await client.end();
  }
}

/** What is done after a morning so that space is used again and plans are right. */
export async function measureVacuum(url: string, peer: string): Promise<Measurement[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const rows: Measurement[] = [];
    for (const [name, work] of Object.entries({
      'vacuum of all values after a corrected morning': 'vacuum meter_day',
      'analyze of all values': 'analyze meter_day',
    })) {
      const seconds = await secondsOf(() => client.query(work));
      rows.push({ case: `${name}, ${siteCount} sites: time`, peer, median: seconds, unit: 's' });
    }
    return rows;
  } finally {
    await client.end();
  }
}

function bytesBelow(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

/** Copies of the files of each server by `pg_basebackup`, one after the other, as they are and compressed by lz4. */
export async function measureBackup(
  programs: string,
  servers: readonly PostgresqlFolder[],
  peer: string,
): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const [name, compression] of [
    [`backup of the servers' files`, 'none'],
    [`backup of the servers' files, lz4`, 'client-lz4'],
  ] as const) {
    let seconds = 0;
    let bytes = 0;
    for (const server of servers) {
      const target = join(server.path, `backup-${compression}`);
      const args = [
        '-d',
        server.url,
        '-D',
        target,
        '-F',
        'tar',
        '-X',
        'fetch',
        '-c',
        'fast',
        '-Z',
        compression,
      ];
      seconds += await secondsOf(() => server.execute(join(programs, 'pg_basebackup'), ...args));
      bytes += bytesBelow(target);
      server.execute('rm', '-r', target);
    }
    rows.push(
      { case: `${name}, ${siteCount} sites: time`, peer, median: seconds, unit: 's' },
      { case: `${name}, ${siteCount} sites: size`, peer, median: bytes / 1e6, unit: 'MB' },
    );
  }
  return rows;
}
