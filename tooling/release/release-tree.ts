import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { output } from './command.ts';

/** A copy of a commit with its dependencies, in which a release is made: what fails leaves the repository as it was. */
export interface ReleaseTree {
  readonly folder: string;
  /** Beside the copy, for what is packed. */
  readonly tarballs: string;
  remove(): Promise<void>;
}

/** Makes a copy of what is committed. */
export async function releaseTree(root: string): Promise<ReleaseTree> {
  const place = mkdtempSync(join(tmpdir(), 'vinrod-release-'));
  const folder = join(place, 'tree');
  await output('git', ['worktree', 'add', '--detach', '--quiet', folder, 'HEAD'], { cwd: root });
  const remove = async (): Promise<void> => {
    await output('git', ['worktree', 'remove', '--force', folder], { cwd: root });
    rmSync(place, { recursive: true, force: true });
  };
  try {
    await output('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {
      cwd: folder,
      env: { CI: 'true' },
    });
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, tarballs: place, remove };
}
