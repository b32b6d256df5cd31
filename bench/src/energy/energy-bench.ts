import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase } from '../../../apps/api/src/store/open-database.ts';
import type { Database } from '../../../apps/api/src/store/index.ts';
import { startPostgresql } from '../../../tooling/programs/postgresql-server.ts';
import { startApiServer, type Storage } from '../api/api-server.ts';
import { inCases, ours, type Measurement } from '../result.ts';
import { measureAnswers } from './answers.ts';
import { fillValues } from './fill-values.ts';
import { measureImport, writeMeterFile } from './import-speed.ts';
import { bytesPerValue, measureInDatabase } from './in-database.ts';
import { measureSpreadsheets } from './spreadsheets.ts';
import { measureTall, tall } from './tall-table.ts';

function reported(step: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${step}\n`);
}

function open(storage: Storage): Promise<Database> {
  return 'url' in storage
    ? openDatabase({ dataDir: '', databaseUrl: storage.url })
    : openDatabase({ dataDir: storage.folder, databaseUrl: null });
}

async function measureStored(storage: Storage, place: string, meterFile: string): Promise<Measurement[]> {
  const database = await open(storage);
  try {
    reported(`${place}: import`);
    const imported = await measureImport(database, meterFile, place);
    reported(`${place}: filling`);
    await fillValues(database);
    reported(`${place}: queries`);
    const queries = await measureInDatabase(database, place);
    const size = `size of a value with keys and sums, ${place}`;
    const bytes: Measurement = {
      case: size,
      peer: ours,
      median: await bytesPerValue(database),
      unit: 'bytes',
    };
    reported(`${place}: one row per value`);
    const peer = await measureTall(database, place);
    const tallBytes = { ...bytes, peer: tall, median: peer.bytesPerValue };
    return [imported, ...queries, bytes, tallBytes, ...peer.rows];
  } finally {
    await database.close();
  }
}

async function measurePlace(storage: Storage, place: string, meterFile: string): Promise<Measurement[]> {
  reported(`${place}: demo data`);
  await (await startApiServer(storage)).stop();
  const stored = await measureStored(storage, place, meterFile);
  reported(`${place}: answers`);
  return [...stored, ...(await measureAnswers(storage, place))];
}

/**
 * Benchmarks meter values at the target scale, 2 000 sites × 5 years by hour: queries, answers, import and
 * spreadsheets,
 * on a PostgreSQL server and on the embedded database with the same data.
 */
export async function energyBench(): Promise<readonly Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vinrod-bench-energy-'));
  try {
    const meterFile = join(folder, 'values.csv');
    await writeMeterFile(meterFile);
    reported('spreadsheets');
    const spreadsheets = await measureSpreadsheets(folder);
    const embedded = await measurePlace({ folder: join(folder, 'data') }, 'PGlite', meterFile);
    rmSync(join(folder, 'data'), { recursive: true });
    const postgresql = await startPostgresql();
    try {
      const server = await measurePlace({ url: postgresql.url }, 'PostgreSQL', meterFile);
      return inCases([...embedded, ...server, ...spreadsheets]);
    } finally {
      postgresql.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
