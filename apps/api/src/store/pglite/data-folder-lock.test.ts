import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vinrod-lock-'));
  file = join(folder, 'vinrod.lock');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The id of a process that has ended. */
function endedProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

test('a folder is made, held and given free', () => {
  const inner = join(folder, 'new', 'data');
  const lock = lockDataFolder(inner);
  expect(readFileSync(join(inner, 'vinrod.lock'), 'utf8')).toContain(`${process.pid} ${hostname()}`);
  lock.release();
  expect(existsSync(join(inner, 'vinrod.lock'))).toBe(false);
});

test('the lock of a living process is respected', () => {
  writeFileSync(file, `${process.ppid} ${hostname()}\n`);
  expect(() => lockDataFolder(folder)).toThrow(`already open in process ${process.ppid}`);
});

test('the lock of an ended process is taken over', () => {
  writeFileSync(file, `${endedProcess()} ${hostname()}\n`);
  lockDataFolder(folder).release();
  expect(existsSync(file)).toBe(false);
});

test.skipIf(process.platform !== 'linux')(
  'the lock of an ended process is taken over when another one has got its number since, as after a restart of the computer',
  () => {
    lockDataFolder(folder);
    const left = readFileSync(file, 'utf8').replace(`${process.pid} `, `${process.ppid} `);
    writeFileSync(file, left);
    lockDataFolder(folder).release();
    expect(existsSync(file)).toBe(false);
  },
);

test('the lock of another computer is respected: whether its process lives cannot be told from here', () => {
  writeFileSync(file, `${endedProcess()} another-computer\n`);
  expect(() => lockDataFolder(folder)).toThrow('on another-computer');
});

test('a lock file that was cut off while it was written is taken over', () => {
  writeFileSync(file, '');
  lockDataFolder(folder).release();
  expect(existsSync(file)).toBe(false);
});

test('one process at a time takes over', () => {
  writeFileSync(file, `${endedProcess()} ${hostname()}\n`);
  writeFileSync(`${file}.takeover`, '');
  expect(() => lockDataFolder(folder)).toThrow('is being opened by another process');
  utimesSync(`${file}.takeover`, 0, 0);
  lockDataFolder(folder).release();
  expect(existsSync(file)).toBe(false);
});

test('releasing does not take away what somebody else holds by now', () => {
  const lock = lockDataFolder(folder);
  writeFileSync(file, `${process.ppid} ${hostname()}\n`);
  lock.release();
  expect(existsSync(file)).toBe(true);
});
