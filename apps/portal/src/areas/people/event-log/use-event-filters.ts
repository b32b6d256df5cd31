import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'wouter';

import { readEventAddress, writeEventAddress, type EventAddress } from './event-address.ts';

/** Which events are shown, kept in the address; another choice begins at the first page. */
export function useEventFilters(): readonly [EventAddress, (change: Partial<EventAddress>) => void] {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const filters = useMemo(() => readEventAddress(new URLSearchParams(address)), [address]);
  const change = useCallback(
    (next: Partial<EventAddress>) => {
      setParams((before) => writeEventAddress(before, next), { replace: true });
    },
    [setParams],
  );
  return [filters, change];
}
