const prefix = 'vinrod.draft.';

function area(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * Stores unsaved drafts per tab and user. They survive a reload and an expired sign-in, but not the tab, and other
 * users who sign in here cannot see them.
 */
export const draftStore = {
  /** Parsed draft; undefined when there is none or it is unreadable. */
  read(owner: string, form: string): unknown {
    try {
      const text = area()?.getItem(`${prefix}${owner}.${form}`);
      return text === null || text === undefined ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  },

  /** Stores a value; undefined removes it. When storage is blocked or full, it lasts only as long as this page. */
  write(owner: string, form: string, value: unknown): void {
    try {
      const name = `${prefix}${owner}.${form}`;
      if (value === undefined) area()?.removeItem(name);
      else area()?.setItem(name, JSON.stringify(value));
    } catch {
      // The form itself still holds it.
    }
  },

  /**
   * Clears the drafts of all other users in this tab: shadow mode has ended, and nobody may see another user's drafts.
   */
  keepOnly(owner: string): void {
    const storage = area();
    if (storage === undefined) return;
    for (const name of Object.keys(storage)) {
      if (name.startsWith(prefix) && !name.startsWith(`${prefix}${owner}.`)) storage.removeItem(name);
    }
  },

  /** Clears every draft in this tab: the user signed out. */
  clear(): void {
    const storage = area();
    if (storage === undefined) return;
    for (const name of Object.keys(storage)) if (name.startsWith(prefix)) storage.removeItem(name);
  },
};
