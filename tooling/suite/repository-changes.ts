import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryRoot } from '../repository.ts';
import type { KnownTests } from './changed-tests.ts';
import { apiTestsOf } from './test-files.ts';

function git(...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

const text = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');

/** The commit where this branch left the main one; the newest commit when on the main branch or without one. */
function base(): string {
  for (const main of ['origin/main', 'main'])
    try {
      return git('merge-base', main, 'HEAD').trim();
    } catch {
      continue;
    }
  return 'HEAD';
}

/** Files that differ from the main branch, committed or not, as paths from the repository's root. */
export function changedFiles(): readonly string[] {
  const differing = git('diff', '--name-only', '--no-renames', base());
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...lines(differing), ...lines(untracked)])];
}

/** Whether a test reads files of the repository, and not only those it wrote to a temporary folder. */
function isReading(test: string): boolean {
  return (
    /\b(readFileSync|readdirSync|globSync|import\.meta\.glob)\b/.test(test) && !test.includes('mkdtempSync')
  );
}

/** The current tests, stories and journeys of the repository. */
export function knownTests(): KnownTests {
  const files = lines(git('ls-files', '--cached', '--others', '--exclude-standard'));
  const existing = files.filter((file) => existsSync(join(repositoryRoot, file)));
  const unit = existing.filter((file) => /\.test\.tsx?$/.test(file));
  return {
    unit,
    apiTestsOf,
    reading: unit.filter((file) => isReading(text(file))),
    stories: existing.filter((file) => file.endsWith('.stories.tsx')),
    journeys: existing.filter((file) => /^e2e\/journeys\/.*\.spec\.ts$/.test(file)),
    importersOf(room) {
      const name = basename(room);
      const imports = new RegExp(String.raw`from '(?:(?:\.\./)+|@vinrod/(?:[\w-]+/)?)${name}(?:/[^']*)?'`);
      const sources = existing.filter(
        (file) => /^packages\/.*\/src\/.*\.tsx?$/.test(file) && !file.startsWith(room),
      );
      return sources.filter((file) => imports.test(text(file)));
    },
  };
}
