import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../repository.ts';
import { run } from '../run.ts';

async function build(cwd: string, output: string): Promise<void> {
  const code = await run('pnpm', ['exec', 'storybook', 'build', '--quiet', '--output-dir', output], { cwd });
  if (code !== 0) throw new Error(`The Storybook of ${cwd} could not be built.`);
}

/**
 * Builds the Storybook of the working tree.
 *
 * @param folder - output, relative to the repository; replaces its contents
 * @throws Error when it cannot be built.
 */
export async function buildCurrentStorybook(folder: string): Promise<void> {
  const output = join(repositoryRoot, folder);
  rmSync(output, { recursive: true, force: true });
  await build(repositoryRoot, output);
}

/**
 * Builds the Storybook of a commit, in a separate working tree outside the repository. An earlier build is reused: a
 * commit never changes.
 *
 * @param folder - output, relative to the repository
 * @throws Error when it cannot be installed or built.
 */
export async function buildBaseStorybook(commit: string, folder: string): Promise<void> {
  const output = join(repositoryRoot, folder);
  if (existsSync(join(output, 'index.json'))) return;
  const tree = join(mkdtempSync(join(tmpdir(), 'vinrod-visual-')), 'tree');
  if ((await run('git', ['worktree', 'add', '--detach', '--quiet', tree, commit])) !== 0) {
    throw new Error(`No working tree of ${commit} could be made.`);
  }
  try {
    // An old lockfile that was slightly stale must not stop the build.
    const install = ['install', '--no-frozen-lockfile', '--prefer-offline', '--silent'];
    if ((await run('pnpm', install, { cwd: tree })) !== 0) {
      throw new Error(`What ${commit} depends on could not be installed.`);
    }
    const half = `${output}.half`;
    rmSync(half, { recursive: true, force: true });
    await build(tree, half);
    renameSync(half, output);
  } finally {
    await run('git', ['worktree', 'remove', '--force', tree]);
    rmSync(join(tree, '..'), { recursive: true, force: true });
  }
}
