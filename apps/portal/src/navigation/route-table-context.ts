import { createContext, useContext } from 'react';

import type { Route } from './route.ts';

/** Carries every page of the portal to what leads to them. They themselves know only that there are pages. */
export const RouteTableContext = createContext<readonly Route[] | undefined>(undefined);

/**
 * Every page of the portal.
 *
 * @throws Error outside the application, which is a mistake of the program.
 */
export function useRouteTable(): readonly Route[] {
  const table = useContext(RouteTableContext);
  if (table === undefined) throw new Error('useRouteTable() was called outside the application.');
  return table;
}
