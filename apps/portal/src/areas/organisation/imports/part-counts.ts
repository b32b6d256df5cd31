import { useOperation } from '#data';

import { endStates, underWayStates } from './words/intake-states.ts';

/** Sites that lack values, for their tab; undefined while not known. */
export function useMissingCount(): number | undefined {
  return useOperation('listMissingValues', { query: { limit: 1 } }).data?.count;
}

/** Files under way and those before them, for their tabs. */
export function useIntakeCounts(): {
  readonly underWay: number | undefined;
  readonly history: number | undefined;
} {
  const underWay = useOperation('listIntakes', { query: { state: [...underWayStates], limit: 1 } });
  const history = useOperation('listIntakes', { query: { state: [...endStates], limit: 1 } });
  return { underWay: underWay.data?.count, history: history.data?.count };
}
