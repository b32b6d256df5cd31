import { useOperation } from '#data';
import { useCan } from '#profile';
import { waitsFor } from '#rights';

/** Number of items that wait for the viewer; undefined while it is not known, and for those whom nothing waits for. */
export function useWaitingCount(): number | undefined {
  const can = useCan();
  const mayWork = can('list', 'workItem');
  const { data } = useOperation('listWorkItems', mayWork ? { query: {} } : undefined);
  if (data === undefined) return undefined;
  const count = waitsFor(data.kinds, can).reduce(
    (sum, { count: all, own_count: own }) => sum + (data.is_own ? own : all),
    0,
  );
  return count === 0 ? undefined : count;
}
