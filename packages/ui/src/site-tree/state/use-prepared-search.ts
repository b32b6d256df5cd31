import { useEffect } from 'react';

import type { TreeIndex } from './tree-index.ts';

/** Delay after the first paint before the search is prepared. */
const searchDelayMs = 100;

/** Nodes prepared per step: a few milliseconds on a slow computer. */
const stepSize = 1000;

/** Prepares a tree for searching, after the first paint and before the user types, in non-blocking steps. */
export function usePreparedSearch({ prepareSearch }: TreeIndex): void {
  useEffect(() => {
    let timer = setTimeout(step, searchDelayMs);
    function step(): void {
      if (!prepareSearch(stepSize)) timer = setTimeout(step);
    }
    return () => clearTimeout(timer);
  }, [prepareSearch]);
}
