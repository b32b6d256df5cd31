import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** The hold of this process on a data folder. */
export interface DataFolderLock {
  /** Gives the folder free. */
  release(): void;
}

function isFileExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function readHolder(file: string): { pid: number; host: string } | null {
  try {
    const [pid, host] = readFileSync(file, 'utf8').trim().split(' ');
    return pid !== undefined && host !== undefined && /^\d+$/.test(pid) ? { pid: Number(pid), host } : null;
  } catch {
    return null;
  }
}

/**
 * Takes a data folder for this process and makes the folder if it is missing. The embedded
 * database itself would let two processes open the same folder and destroy it. A lock that a
 * process on this computer left behind when it was killed is taken over.
 *
 * @throws StartError when the folder cannot be written or another process holds it.
 */
export function lockDataFolder(folder: string): DataFolderLock {
  const file = join(folder, 'vinrod.lock');
  const own = `${process.pid} ${hostname()}\n`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, own, { flag: 'wx' });
  } catch (error) {
    if (!isFileExists(error))
      throw new StartError(
        `The data folder ${folder} cannot be written (DATA_DIR names another one).`,
        error,
      );
    const holder = readHolder(file);
    if (
      holder !== null &&
      (holder.host !== hostname() || (holder.pid !== process.pid && isAlive(holder.pid)))
    )
      throw new StartError(
        `The data folder ${folder} is already open in process ${holder.pid} on ${holder.host}.`,
        error,
      );
    writeFileSync(file, own);
  }
  return {
    release() {
      const holder = readHolder(file);
      if (holder?.pid === process.pid && holder.host === hostname()) rmSync(file, { force: true });
    },
  };
}
