import { execFileSync } from 'node:child_process';
import { mkdirSync, rmdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** How often the space that is left is looked up. */
const mostTries = 20;

/** A disk of its own for a folder, which can be full (Linux, as root): memory that is mounted. */
export class SmallDisk {
  readonly #folder: string;
  readonly #place: string;
  readonly #filler: string;

  /** Moves what a folder has to a disk of so many megabytes, while nobody uses it. */
  constructor(folder: string, megabytes: number) {
    this.#folder = folder;
    this.#place = `${folder}-disk`;
    this.#filler = join(this.#place, 'filler');
    mkdirSync(this.#place);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'vinrod-drill', this.#place]);
    // The server's account has to own the folder itself too.
    execFileSync('cp', ['-a', `${folder}/.`, this.#place]);
    execFileSync('mount', ['--bind', this.#place, folder]);
  }

  /** Whether there can be one here. */
  static get canBe(): boolean {
    return process.platform === 'linux' && process.getuid?.() === 0;
  }

  /** Takes all the space that is left. */
  fill(): void {
    for (let tries = 1; ; tries += 1)
      try {
        const { bavail, bsize } = statfsSync(this.#place);
        execFileSync('fallocate', ['-l', String(bavail * bsize), this.#filler], { stdio: 'pipe' });
        return;
      } catch (error) {
        // The server may have taken some of it just now.
        if (tries === mostTries) throw error;
      }
  }

  /** Gives it back. */
  free(): void {
    rmSync(this.#filler, { force: true });
  }

  /** Takes the disk away, with what is on it. */
  remove(): void {
    execFileSync('umount', [this.#folder]);
    execFileSync('umount', [this.#place]);
    rmdirSync(this.#place);
  }
}
