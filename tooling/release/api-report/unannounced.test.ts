import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { repositoryRoot } from '../../repository.ts';
import { git as ourGit, type Git } from '../../visual/base-commit.ts';
import { publishedPackages } from '../published-packages.ts';
import { branchChanges, packagesOf, unannouncedChanges } from './unannounced.ts';

const packages = [{ name: '@vinrod/ui' }, { name: '@vinrod/charts' }];
const announcing = (name: string): string => `---\n'${name}': minor\n---\n\nSomething.\n`;
const fault =
  'What @vinrod/ui exports has changed (its api-report.md), and no changeset of this branch says so: npx -y pnpm changeset.';

let root: string;

const git: Git = (...args) => {
  try {
    const own = ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args];
    return execFileSync('git', own, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
};

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function commit(): void {
  git('add', '-A');
  git('commit', '-m', 'Something');
}

function faults(): readonly string[] | null {
  const changes = branchChanges(git);
  return changes === null ? null : unannouncedChanges(root, packages, changes);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vinrod-unannounced-'));
  git('init', '--initial-branch=main');
  write('packages/ui/api-report.md', 'one');
  write('.changeset/README.md', announcing('@vinrod/ui'));
  commit();
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('a branch', () => {
  beforeEach(() => {
    write('.changeset/waiting.md', announcing('@vinrod/ui'));
    commit();
    git('switch', '--create', 'work');
  });

  it('that changes no report needs no changeset', () => {
    write('packages/ui/src/a.ts', '');
    commit();
    expect(faults()).toEqual([]);
  });

  it('that changes a report without a changeset of its own fails, committed or not', () => {
    write('packages/ui/src/a.ts', '');
    commit();
    write('packages/ui/api-report.md', 'two');
    expect(faults()).toEqual([fault]);
    commit();
    expect(faults()).toEqual([fault]);
  });

  it('needs one that names the package', () => {
    write('packages/ui/api-report.md', 'two');
    write('.changeset/charts.md', announcing('@vinrod/charts'));
    commit();
    expect(faults()).toEqual([fault]);
    write('.changeset/ui.md', announcing('@vinrod/ui'));
    expect(faults()).toEqual([]);
  });
});

it('on the main branch, any waiting changeset counts, because all are released next', () => {
  write('packages/ui/api-report.md', 'two');
  commit();
  expect(faults()).toEqual([fault]);
  write('.changeset/waiting.md', announcing('@vinrod/ui'));
  expect(faults()).toEqual([]);
});

it('a clone without history cannot tell', () => {
  expect(faults()).toBeNull();
});

it('reads the packages of a changeset with either quote, and of an empty one', () => {
  expect(packagesOf(`---\n'a': minor\n"@b/c": patch\n---\n\n'd': not one\n`)).toEqual(['a', '@b/c']);
  expect(packagesOf('---\n---\n')).toEqual([]);
});

it('what this branch changes of the public types of a package has a changeset', () => {
  const changes = branchChanges(ourGit);
  if (changes === null) return;
  expect(unannouncedChanges(repositoryRoot, publishedPackages(repositoryRoot), changes)).toEqual([]);
});
