/** One key per user: several people may share a browser. The value is a JSON array of `SavedView`. */
const prefix = 'vinrod.views.';

const listeners = new Set<() => void>();

/** Where saved views are kept: in this browser, under the user who saved them. */
export const viewStore = {
  /** What is kept for a user, as text; null when there is nothing, or the storage is blocked. */
  read(owner: string): string | null {
    try {
      return globalThis.localStorage.getItem(`${prefix}${owner}`);
    } catch {
      return null;
    }
  },

  /**
   * Keeps text for a user.
   *
   * @returns Whether it is kept: a full or blocked storage keeps nothing.
   */
  write(owner: string, text: string): boolean {
    try {
      globalThis.localStorage.setItem(`${prefix}${owner}`, text);
    } catch {
      return false;
    }
    for (const listener of listeners) listener();
    return true;
  },

  /** Tells of changes here and in other tabs, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    globalThis.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      globalThis.removeEventListener('storage', listener);
    };
  },
};
