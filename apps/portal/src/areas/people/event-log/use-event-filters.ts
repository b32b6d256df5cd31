import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'wouter';

import { readEventQueryParams, writeEventQueryParams, type EventQueryParams } from './event-query-params.ts';

/** Filters of the event log, kept in the address. A change resets to the first page. */
export function useEventFilters(): readonly [EventQueryParams, (change: Partial<EventQueryParams>) => void] {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const filters = useMemo(() => readEventQueryParams(new URLSearchParams(address)), [address]);
  const change = useCallback(
    (next: Partial<EventQueryParams>) => {
      setParams((before) => writeEventQueryParams(before, next), { replace: true });
    },
    [setParams],
  );
  return [filters, change];
}
