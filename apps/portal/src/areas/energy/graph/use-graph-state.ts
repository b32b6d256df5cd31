import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'wouter';

import { readGraphState, writeGraphState, type GraphState } from './graph-state.ts';

/** State of the graph report, kept only in the address. */
export function useGraphState(): readonly [GraphState, (change: Partial<GraphState>) => void] {
  const [params, setParams] = useSearchParams();
  const search = params.toString();
  const state = useMemo(() => readGraphState(new URLSearchParams(search)), [search]);
  const change = useCallback(
    (changed: Partial<GraphState>) => {
      setParams((before) => writeGraphState(before, { ...readGraphState(before), ...changed }), {
        replace: true,
      });
    },
    [setParams],
  );
  return [state, change];
}
