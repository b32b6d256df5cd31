import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { isRecord, type JsonRecord } from '../server/json-document.ts';
import { StartError } from '../store/start-error.ts';

/** First line of a backup. */
export interface BackupHead {
  readonly format: typeof backupFormat;
  readonly created_at: string;
  /** Migrations applied to the backed-up database. */
  readonly migrations: readonly string[];
}

/** Identifies the format of a backup: a gzip file of JSON lines. */
export const backupFormat = 'vinrod-backup-1';

/**
 * A line after the head: the table that the following rows belong to, rows as a JSON list in text, or the end with the
 * total number of rows.
 */
export type BackupLine =
  | { readonly table: string }
  | { readonly rows: string; readonly count: number }
  | { readonly end: number };

function parseLine(line: string): JsonRecord {
  const value: unknown = JSON.parse(line);
  if (!isRecord(value)) throw new SyntaxError('A line is no object.');
  return value;
}

function readHead(value: JsonRecord): BackupHead {
  const { format, created_at, migrations } = value;
  const names = Array.isArray(migrations) ? migrations.filter((name) => typeof name === 'string') : [];
  if (format !== backupFormat || typeof created_at !== 'string' || names.length === 0)
    throw new SyntaxError('The first line is not that of a backup.');
  return { format, created_at, migrations: names };
}

function readLine({ table, rows, count, end }: JsonRecord): BackupLine {
  if (typeof table === 'string') return { table };
  if (typeof rows === 'string' && typeof count === 'number') return { rows, count };
  if (typeof end === 'number') return { end };
  throw new SyntaxError('A line is none of a backup.');
}

/** An opened backup. */
export interface OpenBackup {
  readonly head: BackupHead;
  /** The lines after the head. Throws a StartError when the file is damaged or truncated. */
  readonly lines: AsyncIterable<BackupLine>;
}

function unreadable(file: string, error: unknown): StartError {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return new StartError(
    isMissing ? `The file ${file} does not exist.` : `The file ${file} is no whole backup.`,
    error,
  );
}

async function* parsedLines(file: string): AsyncGenerator<JsonRecord, void, undefined> {
  const source = createReadStream(file);
  const plain = createGunzip();
  // Passes errors of the file itself on to the consumer of the lines.
  source.on('error', (error) => plain.destroy(error));
  const lines = createInterface({ input: source.pipe(plain), crlfDelay: Infinity });
  const failed = new Promise<never>((_, reject) => {
    plain.once('error', reject);
  });
  failed.catch(() => undefined);
  const iterator = lines[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), failed]);
      if (next.done === true) return;
      yield parseLine(next.value);
    }
  } catch (error) {
    throw unreadable(file, error);
  } finally {
    lines.close();
    source.destroy();
  }
}

/**
 * Opens a backup and reads its head.
 *
 * @throws StartError when the file does not exist or is no backup.
 */
export async function openBackup(file: string): Promise<OpenBackup> {
  const parsed = parsedLines(file);
  const first = await parsed.next();
  try {
    const head = readHead(first.value ?? {});
    return { head, lines: checkedLines(file, parsed) };
  } catch (error) {
    await parsed.return();
    throw unreadable(file, error);
  }
}

async function* checkedLines(
  file: string,
  parsed: AsyncIterable<JsonRecord>,
): AsyncGenerator<BackupLine, void, undefined> {
  let rows = 0;
  let isWhole = false;
  for await (const value of parsed) {
    let line: BackupLine;
    try {
      line = readLine(value);
    } catch (error) {
      throw unreadable(file, error);
    }
    if ('count' in line) rows += line.count;
    if ('end' in line) isWhole = line.end === rows;
    yield line;
  }
  if (!isWhole)
    throw unreadable(file, new Error('The last line is missing or tells another number of rows.'));
}
