import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { release, type ReleaseSetting } from './release.ts';

const publisher = {
  RELEASE_AUTHOR: 'Somebody',
  RELEASE_REPOSITORY: 'https://git.example/a/b.git',
  RELEASE_HOMEPAGE: 'https://b.example',
  RELEASE_BUGS: 'https://git.example/a/b/issues',
};

let root: string;

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

const setting = (changed: Partial<ReleaseSetting> = {}): ReleaseSetting => ({
  root,
  env: publisher,
  isDryRun: true,
  isCanary: false,
  check: () => Promise.reject(new Error('The tests are started.')),
  say: () => undefined,
  ...changed,
});

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vinrod-release-test-'));
  git('init', '--quiet', '--initial-branch=main');
  mkdirSync(join(root, '.changeset'));
  writeFileSync(join(root, '.changeset/README.md'), '');
  git('add', '--all');
  git('commit', '--quiet', '-m', 'Something');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

it('adoption R2: is made of a commit, and names what is none', async () => {
  writeFileSync(join(root, 'new.txt'), '');
  await expect(release(setting())).rejects.toThrow('changes that are not committed:\n?? new.txt');
});

it('is made for somebody', async () => {
  await expect(release(setting({ env: {} }))).rejects.toThrow('set RELEASE_AUTHOR');
});

it('tries nothing when nothing waits', async () => {
  await expect(release(setting({ isCanary: true }))).rejects.toThrow('No changeset waits');
});

it('says so when nothing waits and everything is published', async () => {
  const said: string[] = [];
  await release(setting({ say: (line) => void said.push(line) }));
  expect(said).toEqual(['Nothing waits, and everything is published.']);
});

it('asks to sign in before it tests and packs anything', async () => {
  writeFileSync(join(root, '.changeset/new.md'), `---\n'a': minor\n---\n\nNew.\n`);
  git('add', '--all');
  git('commit', '--quiet', '-m', 'New');
  const nobody = { NPM_CONFIG_USERCONFIG: join(root, 'none'), NPM_CONFIG_REGISTRY: 'http://127.0.0.1:9' };
  const env = { ...publisher, ...nobody };
  await expect(release(setting({ isDryRun: false, env }))).rejects.toThrow('npm login');
});

it('stops at a failing test, and leaves the repository as it was', async () => {
  writeFileSync(join(root, '.changeset/new.md'), `---\n'a': minor\n---\n\nNew.\n`);
  git('add', '--all');
  git('commit', '--quiet', '-m', 'New');
  await expect(release(setting())).rejects.toThrow('The tests are started.');
  expect(git('status', '--porcelain')).toBe('');
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
});
