import type { Command } from '../command-line/command.ts';
import { readArguments } from '../command-line/read-arguments.ts';
import { isMigratingRole } from '../store/prepare-database.ts';
import { StartError } from '../store/start-error.ts';
import { distribute } from './distribute.ts';
import { readDistribution, type TableState } from './distribution-state.ts';

/** Parts of a table, as Citus recommends for a database of many tenants: some for every server that there may be one day. */
const shards = 32;

function tableLine({ name, isDistributed, bytes }: TableState): string {
  const size = `${Math.ceil(bytes / 1e6)} MB`;
  return isDistributed
    ? `${name} is distributed already, ${size}.`
    : `${name} will be distributed by corporate group, ${size}.`;
}

function waitLine(isOnline: boolean): string {
  return isOnline
    ? 'Others go on to read and write meanwhile.'
    : 'Whoever writes to a table waits while it is copied; with wal_level = logical nobody does.';
}

/** Distributes the values over the servers of a Citus cluster. */
export const distributeCommand: Command = {
  name: 'distribute',
  usage: '[--now]',
  summary: 'Say how meter values would be put on the servers of a Citus cluster; with --now, do it.',
  async run(args, { config, database, print }) {
    const { positionals, flags } = readArguments(args, [], ['now']);
    if (positionals.length > 0) throw new StartError('distribute takes no arguments but --now.');
    const url = config.databaseMigrationUrl ?? config.databaseUrl;
    if (url === null)
      throw new StartError('Only a database on a server can be distributed: set DATABASE_URL.');
    if (!(await isMigratingRole(database.db)))
      throw new StartError(
        'Only the role that owns the tables can distribute them: set DATABASE_MIGRATION_URL.',
      );
    const { version, servers, isOnline, tables } = await readDistribution(database.db);
    print(`Citus ${version} puts rows on ${servers.length}: ${servers.join(', ')}.`);
    for (const table of tables) print(tableLine(table));
    if (tables.every(({ isDistributed }) => isDistributed)) return 0;
    print(waitLine(isOnline));
    print('Afterwards, back up every server by itself: docs/guides/scale-out.md. `backup` refuses.');
    if (!flags.has('now')) {
      print('Nothing was done. Every process has to be of this version; `distribute --now` does it.');
      return 0;
    }
    await distribute(database, { url, shards, onTable: (name) => print(`${name} is distributed.`) });
    return 0;
  },
};
