import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository.ts';
import { run } from '../run.ts';
import type { BaseTree } from './base-tree.ts';

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
 * Builds the Storybook of a commit. An earlier build is reused: a commit never changes.
 *
 * @param folder - output, relative to the repository
 * @throws Error when it cannot be installed or built.
 */
export async function buildBaseStorybook(tree: BaseTree, folder: string): Promise<void> {
  const output = join(repositoryRoot, folder);
  if (existsSync(join(output, 'index.json'))) return;
  const half = `${output}.half`;
  rmSync(half, { recursive: true, force: true });
  await build(await tree.folder(), half);
  renameSync(half, output);
}
