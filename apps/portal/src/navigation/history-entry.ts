/** Most entries of the browser's history of which something is kept. */
const mostEntries = 50;

/** Tells the current entry of the browser's history from others; undefined in browsers that do not. */
export function historyEntryKey(): string | undefined {
  return 'navigation' in globalThis ? globalThis.navigation.currentEntry?.key : undefined;
}

/** Keeps something of an entry of the browser's history, in place of what is kept of the one left longest ago. */
export function keepOfEntry<Kept>(entries: Map<string, Kept>, key: string, kept: Kept): void {
  entries.delete(key);
  entries.set(key, kept);
  const [oldest = ''] = entries.keys();
  if (entries.size > mostEntries) entries.delete(oldest);
}
