/** One-time notice for the next page loaded in this tab. */
export interface KeptNotice {
  /** Stores the notice. */
  readonly leave: () => void;
  /** Removes the notice; returns whether there was one. */
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
 * Keeps a notice across the following reload. Does nothing when storage is blocked or full: the next page makes it
 * clear what has happened.
 *
 * @param storageKey - Storage key.
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
