import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../../tooling/repository.ts';

const migrations = 'apps/api/src/store/migrations';

function git(...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

/** Commits that added a migration, newest first; none without the repository's history. */
function migrationCommits(): readonly string[] {
  try {
    const log = git('log', '--diff-filter=A', '--format=%H', '--', `${migrations}/[0-9]*.ts`);
    return log === '' ? [] : log.split('\n');
  } catch {
    return [];
  }
}

/**
 * The commits before the newest migrations, newest first: what ran in places that are upgraded. No more than there is the history
 * of.
 */
export function earlierVersions(count: number): readonly string[] {
  const commits = migrationCommits().slice(0, count);
  try {
    return commits.map((commit) => git('rev-parse', '--verify', '--quiet', `${commit}^`));
  } catch {
    return [];
  }
}

/** The portal as it was at a commit, with what it depends on, in a folder of its own. */
export class EarlierVersion {
  readonly tree: string;

  /** @throws Error when it cannot be made or installed. */
  constructor(commit: string) {
    this.tree = join(mkdtempSync(join(tmpdir(), 'vinrod-earlier-')), 'tree');
    git('worktree', 'add', '--detach', '--quiet', this.tree, commit);
    try {
      execFileSync('npx', ['-y', 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--silent'], {
        cwd: this.tree,
        env: { ...process.env, CI: 'true' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    } catch (error) {
      this.remove();
      throw error;
    }
  }

  remove(): void {
    git('worktree', 'remove', '--force', this.tree);
    rmSync(join(this.tree, '..'), { recursive: true, force: true });
  }
}
