import { treeSearchMatcher } from '../../format/tree-search.ts';
import type { TreeIndex } from './tree-index.ts';

/** Result of a search in a tree; arrays are indexed by place, 1 is yes. */
export interface TreeFilter {
  /** Matches, their ancestors, and the descendants of a matching branch. */
  readonly isVisible: Uint8Array;
  /** Branches with a match below them: expanded automatically. */
  readonly opens: Uint8Array;
  /** Visible sites; no duplicates. */
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
    // Computed on demand: a letter that thousands of sites match must not cost a set of them.
    get siteIds() {
      siteIds ??= new Set(
        nodes.filter(({ type }, place) => type === 'site' && isVisible[place] === 1).map(({ uuid }) => uuid),
      );
      return siteIds;
    },
  };
}
