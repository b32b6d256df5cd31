const storageKey = 'vinrod.shadow-ended';

function area(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** That shadow mode ended by itself, kept over the reload that follows: nobody may believe they still are in it. */
export const shadowNotice = {
  /** Notes it for the page that loads next in this tab. */
  leave(): void {
    try {
      area()?.setItem(storageKey, 'true');
    } catch {
      // Storage is blocked or full: the banner is gone, which says it too.
    }
  },

  /** Whether it was noted; it is told once. */
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
