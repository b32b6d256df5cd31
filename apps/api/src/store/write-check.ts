/** Milliseconds for which the outcome of a check stands: however often health is asked for, that is all it costs. */
const standsFor = 10_000;

/** What a check works with. */
export interface WriteCheckOptions {
  /** Writes something that fits where there is room already. */
  write(): Promise<void>;
  /** Writes something that needs new room on the disk, and takes it back. */
  writeMore(): Promise<void>;
  /** Milliseconds since some moment. */
  now(): number;
}

/** Knows whether the database takes writes. */
export interface WriteCheck {
  /** Is told of every query that failed. */
  noteFailure(error: unknown): void;
  /**
   * Tries a write, or tells how the last one went when that is not long ago.
   *
   * @throws whatever the write failed with.
   */
  check(): Promise<void>;
}

/** disk_full of PostgreSQL, or what the file system says. */
function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '53100' || error.code === 'ENOSPC');
}

/**
 * Makes a check of writes. On a full disk a small write may still find room while others do not, so once any query has
 * failed for want of room, only a write that needs new room can tell that there is some again.
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
