import { createContext, useContext } from 'react';

import type { Route } from './route.ts';

/** Provides the route table to components that link to pages, so that they do not import the pages. */
export const RouteTableContext = createContext<readonly Route[] | undefined>(undefined);

/**
 * Every page of the portal.
 *
 * @throws Error outside the application, which is a programming error.
 */
export function useRouteTable(): readonly Route[] {
  const table = useContext(RouteTableContext);
  if (table === undefined) throw new Error('useRouteTable() was called outside the application.');
  return table;
}
