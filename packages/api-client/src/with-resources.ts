import type { BaseClient } from './base-client.ts';
import type { Client } from './client.ts';
import { reportsResources } from './resources/reports.ts';

/** Adds the calls that `createClient` has, for the same session: one refresh of its tokens serves them all. */
export function withResources(client: BaseClient): Client {
  return client.with((endpoints) => ({
    ...reportsResources(endpoints),
    ...client,
  }));
}
