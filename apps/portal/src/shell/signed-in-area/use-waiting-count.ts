import { useOperation } from '#data';
import { useCan } from '#profile';

/** Number of items that wait for the viewer; undefined while it is not known, and for those whom nothing waits for. */
export function useWaitingCount(): number | undefined {
  const mayWork = useCan()('list', 'workItem');
  const { data } = useOperation('listWorkItems', mayWork ? { query: {} } : undefined);
  if (data === undefined) return undefined;
  const count = data.kinds.reduce(
    (sum, { count: all, own_count: own }) => sum + (data.is_own ? own : all),
    0,
  );
  return count === 0 ? undefined : count;
}
