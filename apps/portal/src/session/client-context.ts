import type { BaseClient, Client } from '@vinrod/api-client';
import { createContext, useContext } from 'react';

/** Provides the client of the configured API, with which somebody signs in and out. */
export const BaseClientContext = createContext<BaseClient | undefined>(undefined);

/** Provides the same client behind the sign-in, with the calls of the pages there. */
export const ClientContext = createContext<Client | undefined>(undefined);

/**
 * Client of the API for pages before the sign-in.
 *
 * @throws Error outside the application root, which is a programming error.
 */
export function useBaseClient(): BaseClient {
  const client = useContext(BaseClientContext);
  if (client === undefined) throw new Error('useBaseClient() was called outside the application root.');
  return client;
}

/**
 * Client of the API for pages behind the sign-in.
 *
 * @throws Error outside the signed-in part, which is a programming error.
 */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (client === undefined) throw new Error('useClient() was called outside the signed-in part.');
  return client;
}
