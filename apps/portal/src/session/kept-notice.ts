/** Something to tell on the page that loads next in this tab. */
export interface KeptNotice {
  /** Notes it. */
  readonly leave: () => void;
  /** Whether it was noted; it is told once. */
  readonly take: () => boolean;
}

function area(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a notice over the reload that follows. When storage is blocked or full nothing is kept: the page that comes next
 * shows by itself what has happened.
 *
 * @param storageKey - Where it is kept.
 */
export function keptNotice(storageKey: string): KeptNotice {
  return {
    leave(): void {
      try {
        area()?.setItem(storageKey, 'true');
      } catch {
        // Storage is blocked or full.
      }
    },
    take(): boolean {
      try {
        const isThere = area()?.getItem(storageKey) === 'true';
        area()?.removeItem(storageKey);
        return isThere;
      } catch {
        return false;
      }
    },
  };
}
