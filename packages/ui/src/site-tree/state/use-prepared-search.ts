import { useEffect } from 'react';

import type { TreeIndex } from './tree-index.ts';

/** How long after the first paint the search is prepared. */
const SEARCH_DELAY_MS = 100;

/** Nodes that are prepared at a time: a slow computer takes some milliseconds for them. */
const STEP = 1000;

/** Prepares a tree for searching, after it is seen and before the reader has typed a letter, in steps that block nothing. */
export function usePreparedSearch({ prepareSearch }: TreeIndex): void {
  useEffect(() => {
    let timer = setTimeout(step, SEARCH_DELAY_MS);
    function step(): void {
      if (!prepareSearch(STEP)) timer = setTimeout(step);
    }
    return () => clearTimeout(timer);
  }, [prepareSearch]);
}
