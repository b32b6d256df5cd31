import { longestName, parseViews, type SavedView } from './saved-view.ts';

/** Storage key prefix of views from before they moved to the server; one key per user. */
const prefix = 'vinrod.views.';

/** Longest query that the server stores, characters (contract, `SavedViewWrite.query`). */
const longestQuery = 8000;

function read(owner: string): string | null {
  try {
    return globalThis.localStorage.getItem(`${prefix}${owner}`);
  } catch {
    return null;
  }
}

/** Views of a user that are still in this browser and that the server can store. */
export function keptViews(owner: string): readonly SavedView[] {
  return parseViews(read(owner)).filter(
    ({ name, query }) => name.trim() !== '' && name.length <= longestName && query.length <= longestQuery,
  );
}

/**
 * Moves a user's views from this browser to the server, once. Views that the server already has stay as they are there.
 * Refused ones, such as a view of a corporate group that the user no longer sees, are dropped. When the server cannot
 * be reached, they stay for next time.
 *
 * @param has - Whether the server already has a view with the name.
 * @param save - Saves one; resolves to whether the server answered.
 */
export async function moveKeptViews(
  owner: string,
  has: (view: SavedView) => boolean,
  save: (view: SavedView) => Promise<'saved' | 'refused' | 'unreachable'>,
): Promise<void> {
  if (read(owner) === null) return;
  for (const view of keptViews(owner)) {
    if (!has(view) && (await save(view)) === 'unreachable') return;
  }
  try {
    globalThis.localStorage.removeItem(`${prefix}${owner}`);
  } catch {
    // Blocked storage: nothing to move.
  }
}
