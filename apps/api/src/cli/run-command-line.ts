import { clockStartingAt, systemClock } from '../config/clock.ts';
import { readConfig, type Config } from '../config/config.ts';
import type { Environment } from '../config/read-setting.ts';
import { adoptWords } from '../messages/define-messages.ts';
import { orExplain, printLine } from '../start/or-explain.ts';
import type { Database } from '../store/database.ts';
import { grantRunningRole } from '../store/grant-running-role.ts';
import { openDatabase, openServer } from '../store/open-database.ts';
import { prepareDatabase } from '../store/prepare-database.ts';
import { DataFolderInUse } from '../store/start-error.ts';
import type { Command } from '../command-line/command.ts';

/** Each command by its name, loaded when it is run: a command does not wait for the code of the others. */
export type Commands = Readonly<Record<string, () => Promise<Command>>>;

function usage(commands: readonly Command[]): string {
  const listed = [{ name: 'start', usage: '', summary: 'Start the server.' }, ...commands];
  return [
    'Usage: pnpm api COMMAND',
    '',
    ...listed.flatMap((command) => [
      `  ${command.name} ${command.usage}`.trimEnd(),
      `      ${command.summary}`,
    ]),
  ].join('\n');
}

/** Commands use the migration role when one is configured. */
async function openForCommand({ dataDir, databaseUrl, databaseMigrationUrl }: Config): Promise<Database> {
  return databaseMigrationUrl === null
    ? openDatabase({ dataDir, databaseUrl })
    : openServer(databaseMigrationUrl, 'DATABASE_MIGRATION_URL');
}

async function runCommand(
  command: Command,
  args: readonly string[],
  environment: Environment,
): Promise<number> {
  return orExplain(async () => {
    const config = readConfig(environment);
    adoptWords(config.brand?.sheet.apiWords ?? null);
    const printing = { print: printLine, printError: (line: string) => process.stderr.write(`${line}\n`) };
    const database = await openForCommand(config).catch((error: unknown) => {
      if (error instanceof DataFolderInUse && command.runBeside !== undefined) return null;
      throw error;
    });
    if (database === null) return (await command.runBeside?.(args, { config, ...printing })) ?? 1;
    try {
      const context = {
        config,
        clock: config.now === null ? systemClock : clockStartingAt(config.now),
        database,
        ...printing,
      };
      const early = command.givesForm === true ? await command.run(args, context) : null;
      await prepareDatabase(database);
      if (config.runningRole !== null) await grantRunningRole(database, config.runningRole);
      return early ?? (await command.run(args, context));
    } finally {
      await database.close();
    }
  });
}

/**
 * Runs the command named by the arguments; shows the usage for an unknown one.
 *
 * @returns the exit code.
 */
export async function runCommandLine(
  [name, ...args]: readonly string[],
  environment: Environment,
  commands: Commands,
): Promise<number> {
  if (name === 'start') {
    const { run } = await import('../start/run.ts');
    await run(environment);
    return 0;
  }
  const load = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load !== undefined) return runCommand(await load(), args, environment);
  const isHelp = name === 'help' || name === '--help';
  if (!isHelp && name !== undefined) process.stderr.write(`There is no command "${name}".\n\n`);
  const all = await Promise.all(Object.values(commands).map((each) => each()));
  (isHelp ? process.stdout : process.stderr).write(`${usage(all)}\n`);
  return isHelp ? 0 : 1;
}
