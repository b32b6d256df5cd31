import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Language } from '@vinrod/locale/messages/language';
import type { Text } from '@vinrod/locale/messages/texts';
import { csvFile } from '../../files/csv.ts';
import type { Queries } from '../../store/database.ts';
import { intakeReport } from '../intake-report.ts';
import type { KeptIntake } from '../intake-row.ts';
import { outcomeLines, refusalLines } from '../outcome-lines.ts';
import type { ClaimedFile } from './claimed-file.ts';
import { hasCode } from './folders.ts';

/** What a claimed file became: an intake, or nothing because its bytes were refused. */
export type Ended = { readonly intake: KeptIntake } | { readonly problem: Text };

const languages: readonly Language[] = ['sv', 'en'];

/** Names of the tables, after that of their file. */
const tableEnding: Readonly<Record<Language, string>> = { sv: 'rapport.csv', en: 'report.csv' };

/** Writes a file that is whole, on the disk, or not there. */
async function writeWhole(folder: string, name: string, parts: AsyncIterable<Uint8Array>): Promise<void> {
  const path = join(folder, `.${name}.part`);
  await pipeline(Readable.from(parts, { objectMode: false }), createWriteStream(path, { flush: true }));
  try {
    await rename(path, join(folder, name));
  } catch (error) {
    // Another process that ends the same file was faster.
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

async function* textOf(
  db: Queries,
  { name }: ClaimedFile,
  ended: Ended,
): AsyncGenerator<Uint8Array, void, undefined> {
  const texts: string[] = [];
  for (const language of languages) {
    const lines =
      'intake' in ended
        ? await outcomeLines(db, ended.intake, language)
        : refusalLines(name, ended.problem, language);
    texts.push(lines.map((line) => `${line}\r\n`).join(''));
  }
  yield Buffer.from(`\uFEFF${texts.join('\r\n')}`);
}

async function hasRows(db: Queries, { id }: KeptIntake): Promise<boolean> {
  const row = await db.selectFrom('intake_row').select('line').where('intake_id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/**
 * Writes the report of a file into a folder, in Swedish and English: a text, and tables of the rows that were refused,
 * replaced or wait, when there are any.
 */
export async function writeReport(
  db: Queries,
  folder: string,
  file: ClaimedFile,
  ended: Ended,
): Promise<void> {
  if ('intake' in ended && (await hasRows(db, ended.intake)))
    for (const language of languages) {
      const table = csvFile(intakeReport(db, ended.intake.id, language));
      await writeWhole(folder, `${file.fileName}.${tableEnding[language]}`, table);
    }
  await writeWhole(folder, `${file.fileName}.rapport.txt`, textOf(db, file, ended));
}
