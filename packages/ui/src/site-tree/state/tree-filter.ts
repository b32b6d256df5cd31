import { treeSearchMatcher } from '../../format/tree-search.ts';
import type { TreeIndex } from './tree-index.ts';

/** What a search leaves of a tree; arrays are read by place, 1 is yes. */
export interface TreeFilter {
  /** Matches, everything above them, and everything below a branch that matches. */
  readonly isVisible: Uint8Array;
  /** Branches with a match below them: they open by themselves. */
  readonly opens: Uint8Array;
  /** Sites that are visible, each once. */
  readonly siteIds: ReadonlySet<string>;
}

/** Filters a tree by a search text; `null` for an empty one. */
export function filterTree(index: TreeIndex, search: string): TreeFilter | null {
  if (search.trim() === '') return null;
  const { nodes, parent, searchTexts } = index;
  const size = nodes.length;
  const isMatch = treeSearchMatcher(search);
  const matches = new Uint8Array(size);
  searchTexts().forEach((text, place) => {
    if (isMatch(text)) matches[place] = 1;
  });

  const opens = new Uint8Array(size);
  for (let place = size - 1; place >= 0; place -= 1) {
    const above = parent[place] ?? -1;
    if (above >= 0 && (matches[place] === 1 || opens[place] === 1)) opens[above] = 1;
  }

  const isBelowMatch = new Uint8Array(size);
  const isVisible = new Uint8Array(size);
  for (let place = 0; place < size; place += 1) {
    const above = parent[place] ?? -1;
    if (above >= 0 && (matches[above] === 1 || isBelowMatch[above] === 1)) isBelowMatch[place] = 1;
    isVisible[place] = matches[place] === 1 || opens[place] === 1 || isBelowMatch[place] === 1 ? 1 : 0;
  }
  let siteIds: ReadonlySet<string> | undefined;
  return {
    isVisible,
    opens,
    // Only when asked for: a letter that thousands of sites match must not cost a set of them.
    get siteIds() {
      siteIds ??= new Set(
        nodes.filter(({ type }, place) => type === 'site' && isVisible[place] === 1).map(({ uuid }) => uuid),
      );
      return siteIds;
    },
  };
}
