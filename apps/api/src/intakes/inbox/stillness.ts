/** What shows that a file changes. */
export interface FileLook {
  readonly size: number;
  readonly mtimeMs: number;
  readonly ino: number;
}

/** Whether two looks saw the same file, unchanged. */
export function isSameLook(a: FileLook, b: FileLook): boolean {
  return a.size === b.size && a.mtimeMs === b.mtimeMs && a.ino === b.ino;
}

/**
 * Finds out which files have stopped growing: those that two looks, one after the other, saw the same. A look that came sooner
 * than half the interval does not count, because little can have been written in between.
 */
export class Stillness {
  readonly #interval: number;
  #seen = new Map<string, FileLook & { readonly at: number }>();

  /** @param interval - milliseconds between two looks */
  constructor(interval: number) {
    this.#interval = interval;
  }

  /**
   * Notes a look at every file that there is.
   *
   * @param at - milliseconds of a clock that is never set back
   * @returns the names of those that are still
   */
  look(files: ReadonlyMap<string, FileLook>, at: number): ReadonlySet<string> {
    const still = new Set<string>();
    const seen = new Map<string, FileLook & { readonly at: number }>();
    for (const [name, { size, mtimeMs, ino }] of files) {
      const now = { size, mtimeMs, ino, at };
      const before = this.#seen.get(name);
      const isUnchanged = before !== undefined && isSameLook(before, now);
      if (isUnchanged && at - before.at >= this.#interval / 2) still.add(name);
      seen.set(name, isUnchanged ? before : now);
    }
    this.#seen = seen;
    return still;
  }
}
