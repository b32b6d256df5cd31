import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '../repository.ts';

/** Runs git in a repository; `undefined` when the command fails. */
export type Git = (...args: readonly string[]) => string | undefined;

/** Git in this repository. */
export const git: Git = (...args) => {
  try {
    return execFileSync('git', args, {
      cwd: repositoryRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
};

function commitOf(ask: Git, name: string): string | undefined {
  return ask('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
}

/**
 * The commit to compare with: the requested one; else where the branch left `main`; on `main` itself the previous
 * commit.
 *
 * @throws Error when there is no such commit.
 */
export function baseCommit(wanted: string | undefined, ask: Git = git): string {
  if (wanted !== undefined) {
    const commit = commitOf(ask, wanted);
    if (commit === undefined) throw new Error(`"${wanted}" is not a commit of this repository.`);
    return commit;
  }
  const head = commitOf(ask, 'HEAD');
  const main = ['origin/main', 'main'].find((branch) => commitOf(ask, branch) !== undefined);
  const fork = main === undefined ? undefined : ask('merge-base', 'HEAD', main);
  const commit = fork === undefined || fork === head ? commitOf(ask, 'HEAD~1') : fork;
  if (commit === undefined) throw new Error('There is no earlier commit to compare with; name one.');
  return commit;
}
