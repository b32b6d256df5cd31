import type { Client } from '@vinrod/api-client';
import { createContext, useContext } from 'react';

/** Provides the client of the configured API. */
export const ClientContext = createContext<Client | undefined>(undefined);

/**
 * Client of the API.
 *
 * @throws Error outside the application root, which is a programming error.
 */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (client === undefined) throw new Error('useClient() was called outside the application root.');
  return client;
}
