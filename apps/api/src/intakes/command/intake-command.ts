import { open, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import type { Command, CommandContext } from '../../command-line/command.ts';
import { ApiError } from '../../server/api-error.ts';
import type { Queries } from '../../store/database.ts';
import { StartError } from '../../store/start-error.ts';
import { readHandle } from '../file-bytes.ts';
import type { KeptIntake } from '../intake-row.ts';
import type { KeptSettings } from '../intake-settings.ts';
import { isReadIn, outcomeLines, outcomeOf, refusalLines } from '../outcome-lines.ts';
import { takeFurther, takeIn, type TakeInDeps } from '../take-in.ts';
import { leaveInInbox } from './leave-in-inbox.ts';
import { readIntakeArguments, type IntakeArguments } from './read-intake-arguments.ts';

/** Exit codes. */
const [allStored, someRefused, wrongUse] = [0, 1, 2];

/** Milliseconds between looks whether another process has ended its work. */
const askEvery = 250;

async function groupNamed(db: Queries, name: string): Promise<string> {
  const found = await db.selectFrom('corporate_group').select('id').where('name', '=', name).execute();
  const [only] = found;
  if (only === undefined || found.length > 1)
    throw new StartError(`There are ${found.length} corporate groups named "${name}".`);
  return only.id;
}

async function settingsOf(db: Queries, args: IntakeArguments): Promise<Partial<KeptSettings>> {
  const { corporateGroup, priceArea, sekPerEur } = args;
  return {
    ...(corporateGroup === null ? {} : { corporate_group: await groupNamed(db, corporateGroup) }),
    ...(priceArea === null ? {} : { price_area: priceArea }),
    ...(sekPerEur === null ? {} : { sek_per_eur: sekPerEur }),
  };
}

async function requireFiles(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const found = await stat(path).catch(() => null);
    if (found?.isFile() !== true) throw new StartError(`There is no file "${path}".`);
  }
}

async function untilEnded(deps: TakeInDeps, intake: KeptIntake): Promise<KeptIntake> {
  let now = intake;
  while (outcomeOf(now) === 'underWay') {
    await setTimeout(askEvery);
    now = await takeFurther(deps, now.id);
  }
  return now;
}

async function* readFile(path: string): AsyncGenerator<Uint8Array, void, undefined> {
  const file = await open(path);
  try {
    yield* readHandle(file);
  } finally {
    await file.close();
  }
}

async function readIn(context: CommandContext, args: IntakeArguments): Promise<number> {
  const { clock, database, print, printError } = context;
  const settings = await settingsOf(database.db, args);
  const log = pino({ level: 'error' }, pino.destination(2));
  const deps: TakeInDeps = { clock, database, log, isStopping: () => false };
  let code = allStored;
  for (const path of args.paths)
    try {
      const taken = await takeIn(deps, {
        fileName: basename(path),
        read: () => readFile(path),
        source: 'command_line',
        sender: { id: null, name: args.by ?? userInfo().username },
        reachesAll: true,
        settings,
        choices: args.skipsRefused ? { refused_rows: 'skip' } : {},
      });
      const intake = await untilEnded(deps, taken);
      const isWhole = isReadIn(intake);
      for (const line of await outcomeLines(database.db, intake, args.language))
        (isWhole ? print : printError)(line);
      if (!isWhole) code = someRefused;
    } catch (error) {
      if (!(error instanceof ApiError) || !('sv' in error.problem)) throw error;
      for (const line of refusalLines(basename(path), error.problem, args.language)) printError(line);
      code = someRefused;
    }
  return code;
}

/** Tells wrong use apart from refused files. */
async function orWrongUse(
  { printError }: Pick<CommandContext, 'printError'>,
  work: () => Promise<number>,
): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    printError(error.message);
    return wrongUse;
  }
}

/** Reads files in as the portal does, while it runs. */
export const intakeCommand: Command = {
  name: 'intake',
  usage:
    'FILE… [--corporate-group NAME] [--price-area SE1|SE2|SE3|SE4] [--sek-per-eur RATE] [--skip-refused] [--by NAME] [--language sv|en]',
  summary:
    'Read files in. Exits with 1 if anything was refused, 2 for wrong use. While the portal has the embedded database open, the files go through INTAKE_FOLDER.',
  run: (args, context) =>
    orWrongUse(context, async () => {
      const read = readIntakeArguments(args);
      await requireFiles(read.paths);
      return readIn(context, read);
    }),
  runBeside: (args, context) =>
    orWrongUse(context, async () => {
      const read = readIntakeArguments(args);
      await requireFiles(read.paths);
      return (await leaveInInbox(context, read)) ? allStored : someRefused;
    }),
};
