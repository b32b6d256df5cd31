const prefix = 'vinrod.draft.';

function area(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * Where what somebody typed waits while it is not saved: in the tab, under the name of who typed it. It outlives a
 * reload and a sign-in that ran out, never the tab, and nobody else who signs in here gets to see it.
 */
export const draftStore = {
  /** What was kept, parsed; undefined when there is nothing or it cannot be read. */
  read(owner: string, form: string): unknown {
    try {
      const text = area()?.getItem(`${prefix}${owner}.${form}`);
      return text === null || text === undefined ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  },

  /** Keeps a value; undefined forgets it. A blocked or full storage keeps it for this page only. */
  write(owner: string, form: string, value: unknown): void {
    try {
      const name = `${prefix}${owner}.${form}`;
      if (value === undefined) area()?.removeItem(name);
      else area()?.setItem(name, JSON.stringify(value));
    } catch {
      // The form itself still holds it.
    }
  },

  /** Forgets what everybody but one typed in this tab: shadow mode is left, and nobody sees another one's drafts. */
  keepOnly(owner: string): void {
    const storage = area();
    if (storage === undefined) return;
    for (const name of Object.keys(storage)) {
      if (name.startsWith(prefix) && !name.startsWith(`${prefix}${owner}.`)) storage.removeItem(name);
    }
  },

  /** Forgets everything that anybody typed in this tab: somebody signed out by choice. */
  clear(): void {
    const storage = area();
    if (storage === undefined) return;
    for (const name of Object.keys(storage)) if (name.startsWith(prefix)) storage.removeItem(name);
  },
};
