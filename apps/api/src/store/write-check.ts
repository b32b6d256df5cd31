/** Milliseconds for which a result is reused, so that frequent health checks cost no more. */
const standsFor = 10_000;

/** Dependencies of a check. */
export interface WriteCheckOptions {
  /** Writes something that fits into space already allocated. */
  write(): Promise<void>;
  /** Writes something that needs new space on the disk, and removes it again. */
  writeMore(): Promise<void>;
  /** Milliseconds since an arbitrary moment. */
  now(): number;
}

/** Checks whether the database takes writes. */
export interface WriteCheck {
  /** Called for every failed query. */
  noteFailure(error: unknown): void;
  /**
   * Tries a write, or returns the last result when it is recent.
   *
   * @throws whatever the write failed with.
   */
  check(): Promise<void>;
}

/** disk_full of PostgreSQL, or the file system's message. */
function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '53100' || error.code === 'ENOSPC');
}

/**
 * Creates a write check. On a full disk a small write may still succeed while others fail, so once any query has failed
 * for lack of space, only a write that needs new space can show that there is some again.
 */
export function createWriteCheck({ write, writeMore, now }: WriteCheckOptions): WriteCheck {
  let isFull = false;
  let checkedAt = -Infinity;
  let outcome: Promise<void> = Promise.resolve();

  async function tryWrite(): Promise<void> {
    await (isFull ? writeMore() : write());
    isFull = false;
  }

  return {
    noteFailure(error) {
      if (isFull || !isDiskFull(error)) return;
      isFull = true;
      checkedAt = -Infinity;
    },
    check() {
      if (now() - checkedAt >= standsFor) {
        checkedAt = now();
        outcome = tryWrite();
      }
      return outcome;
    },
  };
}
