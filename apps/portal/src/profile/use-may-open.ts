import { useCallback } from 'react';

import { mayOpen, useRouteTable } from '#navigation';

import { useCan } from './use-can.ts';

/** Whether the signed-in user gets the page of a path, and not the 403 or the not-found page. */
export type MayOpen = (path: string) => boolean;

/** Checks whether the signed-in user may open a path. */
export function useMayOpen(): MayOpen {
  const table = useRouteTable();
  const can = useCan();
  return useCallback((path) => mayOpen(table, path, can), [table, can]);
}
