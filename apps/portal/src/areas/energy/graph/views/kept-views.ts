import { longestName, parseViews, type SavedView } from './saved-view.ts';

/** Where views lay before they followed the person: in the browser, one key per user. */
const prefix = 'vinrod.views.';

/** Longest address that the server keeps, characters (contract, `SavedViewWrite.query`). */
const longestQuery = 8000;

function read(owner: string): string | null {
  try {
    return globalThis.localStorage.getItem(`${prefix}${owner}`);
  } catch {
    return null;
  }
}

/** Views of a user that still lie in this browser and that the server can keep. */
export function keptViews(owner: string): readonly SavedView[] {
  return parseViews(read(owner)).filter(
    ({ name, query }) => name.trim() !== '' && name.length <= longestName && query.length <= longestQuery,
  );
}

/**
 * Moves the views of a user from this browser to the server, once: those that it has already stay as they are there.
 * What is refused, such as a view of a corporate group that the user no longer sees, is let go. When the server cannot
 * be reached, they stay for the next time.
 *
 * @param has - Whether the server has a view of the name already.
 * @param save - Saves one; tells whether the server has answered.
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
    // A blocked storage has nothing to move either.
  }
}
