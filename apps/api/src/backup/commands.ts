import type { Command } from '../command-line/command.ts';
import { readArguments } from '../command-line/read-arguments.ts';
import { StartError } from '../store/start-error.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

function readFile(args: readonly string[]): string {
  const [file, ...others] = readArguments(args, []).positionals;
  if (file === undefined || others.length > 0) throw new StartError('Give one FILE.');
  return file;
}

/** Backs up the whole database to a file. */
export const backupCommand: Command = {
  name: 'backup',
  usage: 'FILE',
  summary: 'Write everything to FILE (gzip), from the embedded database or a server. Keep it secret.',
  async run(args, { clock, database, print }) {
    const file = readFile(args);
    const rows = await writeBackup(database, file, clock.now());
    print(`${rows} rows are in ${file}.`);
    return 0;
  },
};

/** Restores a backup into an empty database. */
export const restoreCommand: Command = {
  name: 'restore',
  usage: 'FILE',
  summary:
    'Fill an empty database, embedded or on a server, with what backup of this or an earlier version wrote.',
  givesForm: true,
  async run(args, { database, print }) {
    const rows = await restoreBackup(database, readFile(args));
    print(`${rows} rows are restored.`);
    return 0;
  },
};
