import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run.ts';

/** A commit in a working tree of its own, outside the repository: made and installed when it is first asked for. */
export class BaseTree {
  readonly #commit: string;
  #made: string | undefined;

  constructor(commit: string) {
    this.#commit = commit;
  }

  /**
   * The folder of the tree.
   *
   * @throws Error when it cannot be made or installed.
   */
  async folder(): Promise<string> {
    if (this.#made !== undefined) return this.#made;
    const tree = join(mkdtempSync(join(tmpdir(), 'vinrod-visual-')), 'tree');
    if ((await run('git', ['worktree', 'add', '--detach', '--quiet', tree, this.#commit])) !== 0) {
      throw new Error(`No working tree of ${this.#commit} could be made.`);
    }
    this.#made = tree;
    // An old lockfile that was slightly stale must not stop the build.
    const install = ['install', '--no-frozen-lockfile', '--prefer-offline', '--silent'];
    if ((await run('pnpm', install, { cwd: tree })) !== 0) {
      throw new Error(`What ${this.#commit} depends on could not be installed.`);
    }
    return tree;
  }

  async remove(): Promise<void> {
    if (this.#made === undefined) return;
    await run('git', ['worktree', 'remove', '--force', this.#made]);
    rmSync(join(this.#made, '..'), { recursive: true, force: true });
    this.#made = undefined;
  }
}
