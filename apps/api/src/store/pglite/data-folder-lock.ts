import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DataFolderInUse, StartError } from '../start-error.ts';

/** This process's lock on a data folder. */
export interface DataFolderLock {
  /** Releases the folder. */
  release(): void;
}

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When it started; empty where the system does not say, and in a lock of an earlier version. */
  readonly start: string;
}

/** Milliseconds after which an unfinished takeover counts as interrupted. */
const takeoverTime = 10_000;

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

/**
 * When a living process started: the boot of the computer and the clock ticks after it. Numbers of processes come again,
 * and after a restart of the computer nearly all of them do; its number and this together do not.
 */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name of the program, in brackets, may have spaces and brackets itself.
    const [, ticks] = /^.*\)(?: \S+){19} (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return ticks === undefined ? '' : `${boot}/${ticks}`;
  } catch {
    return '';
  }
}

function readHolder(file: string): Holder | null {
  try {
    const [pid, host, start = ''] = readFileSync(file, 'utf8').trim().split(' ');
    return pid !== undefined && host !== undefined && /^\d+$/.test(pid)
      ? { pid: Number(pid), host, start }
      : null;
  } catch {
    return null;
  }
}

function refuseLiving(folder: string, file: string): void {
  const holder = readHolder(file);
  if (holder === null || (holder.host === hostname() && holder.pid === process.pid)) return;
  const shown = `The data folder ${folder} is already open in process ${holder.pid} on ${holder.host}`;
  if (holder.host !== hostname())
    throw new StartError(`${shown}; if that process is gone for good, delete ${file}.`);
  const start = startOf(holder.pid);
  const isAnother = holder.start !== '' && start !== '' && holder.start !== start;
  if (isAlive(holder.pid) && !isAnother) throw new DataFolderInUse(`${shown}.`);
}

/** Milliseconds since a file was written, both by the clock of its disk, which need not be the computer's. */
function ageOf(file: string): number {
  const written = statSync(file).mtimeMs;
  const present = `${file}.${process.pid}`;
  try {
    writeFileSync(present, '');
    return statSync(present).mtimeMs - written;
  } finally {
    rmSync(present, { force: true });
  }
}

/** Of several processes that find the same stale lock, one at a time checks again and takes it. */
function takeOver(folder: string, file: string, own: string): void {
  const turn = `${file}.takeover`;
  try {
    if (ageOf(turn) > takeoverTime) rmSync(turn, { force: true });
  } catch {
    // Nobody else is taking over.
  }
  try {
    writeFileSync(turn, own, { flag: 'wx' });
  } catch (error) {
    throw new StartError(`The data folder ${folder} is being opened by another process.`, error);
  }
  try {
    refuseLiving(folder, file);
    writeFileSync(file, own);
  } finally {
    rmSync(turn, { force: true });
  }
}

/**
 * Locks a data folder for this process, creating it if missing. The embedded database itself would let two processes
 * open the same folder and destroy it. Takes over a lock that a killed process on this computer left behind.
 *
 * @throws StartError when the folder is not writable or locked by another process.
 */
export function lockDataFolder(folder: string): DataFolderLock {
  const file = join(folder, 'vinrod.lock');
  const own = `${process.pid} ${hostname()} ${startOf(process.pid)}`.trimEnd() + '\n';
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, own, { flag: 'wx' });
  } catch (error) {
    if (!isFileExists(error))
      throw new StartError(
        `The data folder ${folder} cannot be written (DATA_DIR names another one).`,
        error,
      );
    refuseLiving(folder, file);
    takeOver(folder, file, own);
  }
  return {
    release() {
      const holder = readHolder(file);
      if (holder?.pid === process.pid && holder.host === hostname()) rmSync(file, { force: true });
    },
  };
}
