import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { recordEvent } from '../audit/record-event.ts';
import type { Command, CommandContext } from '../command-line/command.ts';
import { readArguments } from '../command-line/read-arguments.ts';
import { zipFile } from '../files/zip.ts';
import { findUserByEmail, normalizeEmail, type Account } from '../identity/users.ts';
import { ApiError } from '../server/api-error.ts';
import { StartError } from '../store/start-error.ts';
import { erasePerson } from './erase-person.ts';
import { archiveHead, personArchive } from './person-archive.ts';
import { readPerson, type KnownRows } from './read-person.ts';

async function requireAccount(
  { database }: Pick<CommandContext, 'database'>,
  email: string,
): Promise<Account> {
  const account = await findUserByEmail(database.db, normalizeEmail(email));
  if (account === undefined) throw new StartError(`There is no account with the address ${email}.`);
  return account;
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

/** Writes a file that only its owner may read, and nothing when it fails. Never over another file. */
async function writeNew(file: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    await pipeline(content, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
  } catch (error) {
    if (isTaken(error)) throw new StartError(`The file ${file} is there already. Give another name.`, error);
    await rm(file, { force: true });
    throw new StartError(`The file ${file} cannot be written.`, error);
  }
}

/** Reads what is known, and records that it was handed out. */
async function handOut(
  { clock, database }: Pick<CommandContext, 'clock' | 'database'>,
  { id, firstName, lastName }: Account,
): Promise<readonly KnownRows[]> {
  return database.transaction(async (trx) => {
    const known = await readPerson(trx, id);
    await recordEvent(trx, {
      at: clock.now(),
      event: 'export',
      outcome: 'succeeded',
      actor: null,
      target: { kind: 'user', id, name: `${firstName} ${lastName}` },
      address: null,
      shadowId: null,
      operation: null,
      path: null,
      status: null,
      requestId: null,
      details: '',
    });
    return known;
  });
}

/** Writes all that is known of a person to a file (GDPR, article 15). */
export const exportPersonCommand: Command = {
  name: 'export-person',
  usage: '--email ADDRESS FILE.zip',
  summary: 'Write all that is known of a person to FILE.zip: JSON, with a page that tells what is in it.',
  async run(args, context) {
    const { options, positionals } = readArguments(args, ['email']);
    const [file, ...others] = positionals;
    if (options.email === undefined || file === undefined || others.length > 0)
      throw new StartError('Give --email ADDRESS and one FILE.zip.');
    const account = await requireAccount(context, options.email);
    const known = await handOut(context, account);
    await writeNew(file, zipFile(personArchive(known, archiveHead(context, account))));
    context.print(`${known.reduce((sum, { rows }) => sum + rows.length, 0)} rows are in ${file}.`);
    return 0;
  },
};

/** Erases a person as far as the law allows (GDPR, article 17). */
export const erasePersonCommand: Command = {
  name: 'erase-person',
  usage: '--email ADDRESS',
  summary: 'Remove the account of a person and what belongs to it; what has to be kept shows a pseudonym.',
  async run(args, context) {
    const { options, positionals } = readArguments(args, ['email']);
    if (options.email === undefined || positionals.length > 0) throw new StartError('Give --email ADDRESS.');
    const account = await requireAccount(context, options.email);
    try {
      const pseudonym = await erasePerson(context, account);
      context.print(`The account is erased; the audit log shows ${pseudonym}.`);
      return 0;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw new StartError(
        'This is the last account that may give others rights: give them to somebody else first.',
        error,
      );
    }
  },
};
