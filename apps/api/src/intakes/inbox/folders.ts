import { constants } from 'node:fs';
import { access, lstat, mkdir, opendir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOfName, readClaimed, type ClaimedFile } from './claimed-file.ts';
import type { FileLook } from './stillness.ts';

/** The folders: files arrive in the first, are read in the second, and end in one of the others. */
export const folders = ['inbox', 'reading', 'done', 'refused'] as const;

/** Files of a folder that are looked at at a time, so that a look ends however many there are. */
const mostFiles = 5000;

/** Names that are passed over at a time: they stay, and must not keep others from being seen. */
const mostPassedOver = 100;

/** Whether an error of the file system has a code such as `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/**
 * Makes the folders that are missing, but never the one they are in: it may be a disk that has gone.
 *
 * @throws Error when that one is missing, or something else has a folder's name.
 */
export async function makeFolders(root: string): Promise<void> {
  for (const name of folders) {
    const path = join(root, name);
    try {
      await mkdir(path);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
      if (!(await lstat(path)).isDirectory()) throw new Error(`${path} is no folder.`, { cause: error });
    }
  }
}

async function lookAt(path: string): Promise<(FileLook & { readonly isFile: boolean }) | null> {
  try {
    const found = await lstat(path);
    return { size: found.size, mtimeMs: found.mtimeMs, ino: found.ino, isFile: found.isFile() };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function isReadable(path: string): Promise<boolean> {
  return access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
}

type Reason = 'no file' | 'odd name' | 'not readable';

async function reasonToPass(path: string, kind: 'taken' | 'odd', isFile: boolean): Promise<Reason | null> {
  if (!isFile) return 'no file';
  if (kind === 'odd') return 'odd name';
  return (await isReadable(path)) ? null : 'not readable';
}

/** What is in the inbox. */
export interface Arrivals {
  /** Files by their names, which may still be written. */
  readonly files: ReadonlyMap<string, FileLook>;
  /** What is left where it is, and why. */
  readonly passedOver: ReadonlyMap<string, Reason>;
}

/** Looks at what is in the inbox. Only plain files are followed, and only under plain names. */
export async function readInbox(root: string): Promise<Arrivals> {
  const files = new Map<string, FileLook>();
  const passedOver = new Map<string, Reason>();
  for await (const { name } of await opendir(join(root, 'inbox'))) {
    if (files.size >= mostFiles) break;
    const kind = kindOfName(name);
    if (kind === 'temporary') continue;
    const path = join(root, 'inbox', name);
    const found = await lookAt(path);
    if (found === null) continue;
    const reason = await reasonToPass(path, kind, found.isFile);
    if (reason === null) files.set(name, found);
    else if (passedOver.size < mostPassedOver) passedOver.set(name, reason);
  }
  return { files, passedOver };
}

/** Files that were claimed and have not ended, the oldest first. */
export async function readReading(
  root: string,
): Promise<readonly { readonly file: ClaimedFile; readonly look: FileLook }[]> {
  const found: { file: ClaimedFile; look: FileLook }[] = [];
  for await (const { name } of await opendir(join(root, 'reading'))) {
    if (found.length >= mostFiles) break;
    const file = readClaimed(name);
    const look = file === null ? null : await lookAt(join(root, 'reading', name));
    if (file !== null && look?.isFile === true) found.push({ file, look });
  }
  return found.toSorted(
    (a, b) => a.look.mtimeMs - b.look.mtimeMs || (a.file.fileName < b.file.fileName ? -1 : 1),
  );
}

/**
 * Moves a file, which one of several processes can do.
 *
 * @returns where it is now, null when it was no longer there
 */
export async function moveFile(
  root: string,
  from: readonly [folder: (typeof folders)[number], name: string],
  to: readonly [folder: (typeof folders)[number], name: string],
): Promise<FileLook | null> {
  try {
    await rename(join(root, ...from), join(root, ...to));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
  return lookAt(join(root, ...to));
}
