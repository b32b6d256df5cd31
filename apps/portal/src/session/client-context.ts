import type { Client } from '@vinrod/api-client';
import { createContext, useContext } from 'react';

/** Carries the client that was made for the configured API. */
export const ClientContext = createContext<Client | undefined>(undefined);

/**
 * The client of the API.
 *
 * @throws Error outside the application root, which is a mistake of the program.
 */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (client === undefined) throw new Error('useClient() was called outside the application root.');
  return client;
}
