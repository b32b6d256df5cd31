import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { isDistributed } from '../distribution/distribution-state.ts';
import type { Database, Queries } from '../store/database.ts';
import { StartError } from '../store/start-error.ts';
import { backupFormat, type BackupHead, type BackupLine } from './backup-file.ts';
import { dataTables, migrationNames } from './table-list.ts';

/** Rows held in memory at a time. */
const batchSize = 500;

/** Reads the rows of a table through a cursor. The database serialises them, so that no value changes. */
async function* rowsOf(trx: Queries, table: string): AsyncGenerator<BackupLine & { readonly count: number }> {
  await sql`declare backup no scroll cursor for
    select to_json(kept)::text as row from ${sql.table(table)} as kept`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`${sql.raw(`fetch ${batchSize} from backup`)}`.execute(trx);
    if (rows.length === 0) break;
    yield { rows: `[${rows.map(({ row }) => row).join(',')}]`, count: rows.length };
  }
  await sql`close backup`.execute(trx);
}

async function* everything(trx: Queries, now: Date): AsyncGenerator<BackupHead | BackupLine> {
  const migrations = await migrationNames(trx);
  yield { format: backupFormat, created_at: now.toISOString(), migrations };
  let total = 0;
  for (const table of await dataTables(trx)) {
    yield { table };
    for await (const line of rowsOf(trx, table)) {
      total += line.count;
      yield line;
    }
  }
  yield { end: total };
}

/** Never overwrites an older backup: it may be the only complete one. */
async function refuseExisting(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere)
    throw new StartError(`The file ${file} is there already. Give another name, or remove it first.`);
}

/**
 * Writes the whole database to a file that only its owner may read, because it holds password hashes and what is
 * known of people. The file appears once it is complete.
 *
 * @returns the number of rows.
 * @throws StartError when the file cannot be written, or exists already, or the database is distributed.
 */
export async function writeBackup(database: Database, file: string, now: Date): Promise<number> {
  await refuseExisting(file);
  if (await isDistributed(database.db))
    throw new StartError(
      'Rows of the database lie on several servers, which have no common snapshot: back up every server as docs/guides/scale-out.md has it.',
    );
  const unfinished = `${file}.unfinished`;
  let total = 0;
  async function* lines(trx: Queries): AsyncGenerator<string> {
    for await (const line of everything(trx, now)) {
      if ('end' in line) total = line.end;
      yield `${JSON.stringify(line)}\n`;
    }
  }
  try {
    // A single snapshot from the first row to the last.
    await database.transaction(
      (trx) => pipeline(lines(trx), createGzip(), createWriteStream(unfinished, { mode: 0o600 })),
      { isolation: 'repeatable read' },
    );
    await rename(unfinished, file);
    return total;
  } catch (error) {
    await rm(unfinished, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The backup ${file} cannot be written: ${reason}.`, error);
  }
}
