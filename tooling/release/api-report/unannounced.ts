import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseCommit, type Git } from '../../visual/base-commit.ts';
import type { PublishedPackage } from '../published-packages.ts';
import { reportName } from './report-file.ts';

/** The packages that a changeset names. */
export function packagesOf(changeset: string): readonly string[] {
  const [, head = ''] = /^---\n([^]*?)\n---/.exec(changeset) ?? [];
  return [...head.matchAll(/^['"]?([^'":\n]+)['"]?\s*:/gm)].map(([, name = '']) => name);
}

/** What a branch changes: paths from the repository's root. */
export interface BranchChanges {
  readonly changed: readonly string[];
  /** Whether there is a branch: on the main one, every waiting changeset counts, because all are released next. */
  readonly isBranch: boolean;
}

/** What differs from where the branch began; `null` when a clone without history cannot tell. */
export function branchChanges(git: Git): BranchChanges | null {
  let base: string;
  try {
    base = baseCommit(undefined, git);
  } catch {
    return null;
  }
  const main = ['origin/main', 'main'].find(
    (name) => git('rev-parse', '--verify', '--quiet', name) !== undefined,
  );
  const fork = main === undefined ? undefined : git('merge-base', 'HEAD', main);
  const differing = git('diff', '--name-only', base);
  const added = git('ls-files', '--others', '--exclude-standard', '.changeset');
  if (differing === undefined || added === undefined) return null;
  return {
    changed: `${differing}\n${added}`.split('\n').filter((path) => path !== ''),
    isBranch: fork !== undefined && fork !== git('rev-parse', 'HEAD'),
  };
}

/**
 * A sentence for each package whose public types change without a changeset that names it.
 *
 * @param root - The repository, where the changesets are.
 */
export function unannouncedChanges(
  root: string,
  packages: readonly Pick<PublishedPackage, 'name'>[],
  { changed, isBranch }: BranchChanges,
): readonly string[] {
  const announced = new Set(
    globSync('.changeset/*.md', { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !path.endsWith('/README.md') && (!isBranch || changed.includes(path)))
      .flatMap((path) => packagesOf(readFileSync(join(root, path), 'utf8'))),
  );
  return packages
    .filter(({ name }) => changed.includes(`packages/${name.split('/').at(-1)}/${reportName}`))
    .filter(({ name }) => !announced.has(name))
    .map(
      ({ name }) =>
        `What ${name} exports has changed (its ${reportName}), and no changeset of this branch says so: npx -y pnpm changeset.`,
    );
}
