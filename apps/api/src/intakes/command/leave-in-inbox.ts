import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, lstat, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CommandContext } from '../../command-line/command.ts';
import { StartError } from '../../store/start-error.ts';
import { kindOfName, readClaimed } from '../inbox/claimed-file.ts';
import { hasCode } from '../inbox/folders.ts';
import type { IntakeArguments } from './read-intake-arguments.ts';

/** Milliseconds between looks where a file is. */
const askEvery = 250;

/** Looks of the portal after which a file that is still in the inbox is given up. */
const patientLooks = 10;

/** Milliseconds that it gets at least. */
const leastPatience = 60_000;

/** A file that was left in the inbox. */
interface LeftFile {
  readonly name: string;
  /** Inode: it stays when the file is moved. */
  readonly ino: number;
}

async function leave(root: string, path: string): Promise<LeftFile> {
  const name = basename(path);
  if (kindOfName(name) !== 'taken') throw new StartError(`The folder takes no file named "${name}".`);
  const inbox = join(root, 'inbox');
  const temporary = join(inbox, `.${randomBytes(6).toString('hex')}.part`);
  try {
    await copyFile(path, temporary, constants.COPYFILE_EXCL);
    await link(temporary, join(inbox, name));
    return { name, ino: (await lstat(temporary)).ino };
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw new StartError(`A file named "${name}" waits in ${inbox} already.`);
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The file cannot be left in ${inbox}: ${reason}.`, error);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** The name under which a folder has a file; null when it does not. */
async function findIn(folder: string, { name, ino }: LeftFile): Promise<string | null> {
  for (const found of await readdir(folder)) {
    if (found !== name && readClaimed(found)?.name !== name) continue;
    const look = await lstat(join(folder, found)).catch(() => null);
    if (look?.ino === ino) return found;
  }
  return null;
}

/** Waits until a file has ended; null when the portal does not take it. */
async function untilEnded(
  root: string,
  interval: number,
  file: LeftFile,
): Promise<{ readonly folder: 'done' | 'refused'; readonly name: string } | null> {
  const patience = Math.max(leastPatience, patientLooks * interval);
  for (let waited = 0; ; waited += askEvery) {
    for (const folder of ['done', 'refused'] as const) {
      const name = await findIn(join(root, folder), file);
      if (name !== null) return { folder, name };
    }
    if (waited >= patience && (await findIn(join(root, 'inbox'), file)) !== null) return null;
    await setTimeout(askEvery);
  }
}

/**
 * Leaves files in the folder that the running portal watches, and waits for their reports.
 *
 * @returns whether everything was stored
 * @throws StartError when no folder is watched, or something is asked that a folder cannot pass on.
 */
export async function leaveInInbox(
  { config, print, printError }: Pick<CommandContext, 'config' | 'print' | 'printError'>,
  args: IntakeArguments,
): Promise<boolean> {
  const { intakeFolder: root, intakeInterval: interval } = config;
  if (root === null)
    throw new StartError(
      'The portal has the embedded database open. Give both INTAKE_FOLDER, or use PostgreSQL, or stop the portal.',
    );
  const isPlain = [args.corporateGroup, args.priceArea, args.sekPerEur, args.by].every(
    (given) => given === null,
  );
  if (!isPlain || args.skipsRefused)
    throw new StartError(
      'The portal has the embedded database open, and files that go through its folder take no settings: give them in the portal, or stop it.',
    );
  let isWhole = true;
  for (const path of args.paths) {
    const file = await leave(root, path);
    const ended = await untilEnded(root, interval, file);
    if (ended === null)
      throw new StartError(`Nobody takes "${file.name}" from ${join(root, 'inbox')}: it was left there.`);
    const report = await readFile(join(root, ended.folder, `${ended.name}.rapport.txt`), 'utf8');
    const [swedish = '', english = ''] = report.replace('\uFEFF', '').split('\r\n\r\n');
    const lines = (args.language === 'sv' ? swedish : english).trimEnd().split('\r\n');
    for (const line of lines) (ended.folder === 'done' ? print : printError)(line);
    isWhole &&= ended.folder === 'done';
  }
  return isWhole;
}
