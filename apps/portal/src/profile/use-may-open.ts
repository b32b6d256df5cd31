import { useCallback } from 'react';

import { mayOpen, useRouteTable } from '#navigation';

import { useCan } from './use-can.ts';

/** Whether the signed-in user gets the page of a path, and not the 403 or the not-found page. */
export type MayOpen = (path: string) => boolean;

/** Asks of any path whether the signed-in user may open it. */
export function useMayOpen(): MayOpen {
  const table = useRouteTable();
  const can = useCan();
  return useCallback((path) => mayOpen(table, path, can), [table, can]);
}
