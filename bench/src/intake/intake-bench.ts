import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresql } from '../../../tooling/programs/postgresql-server.ts';
import { startApiServer } from '../api/api-server.ts';
import { inCases, type Measurement } from '../result.ts';
import { measureIntake } from './intake-speed.ts';

/** Benchmarks the doors by which meter values come in, on a PostgreSQL server of its own that holds the demo data. */
export async function intakeBench(): Promise<readonly Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vinrod-bench-intake-'));
  const postgresql = await startPostgresql();
  try {
    await (await startApiServer({ url: postgresql.url })).stop();
    return inCases(await measureIntake(folder, { url: postgresql.url }, 'PostgreSQL'));
  } finally {
    postgresql.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
