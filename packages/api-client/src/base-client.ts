import type { Client } from './client.ts';
import { authResource } from './resources/auth.ts';
import { businessResources } from './resources/business.ts';
import { organisationResources } from './resources/organisation.ts';
import { peopleResources } from './resources/people.ts';
import { publishingResources } from './resources/publishing.ts';
import type { reportsResources } from './resources/reports.ts';
import { shadowResource } from './resources/shadow.ts';
import { createEndpoints } from './transport/endpoints.ts';
import { type ClientOptions, createTransport } from './transport/transport.ts';

/** A client without the calls of figures and reports, which can be added. */
export type BaseClient = Omit<Client, keyof ReturnType<typeof reportsResources>>;

/**
 * Creates a client for a page that signs in, which does not load the calls of figures and reports: those are added with `withResources`
 * once they are needed, or some of them used with `client.with`.
 *
 * @throws TypeError when `baseUrl` is not an http(s) address.
 */
export function createBaseClient(options: ClientOptions): BaseClient {
  const { storage } = options;
  const send = createTransport(options);
  const endpoints = createEndpoints(send);
  return {
    auth: authResource(send, endpoints, storage),
    ...peopleResources(endpoints),
    ...organisationResources(endpoints),
    ...businessResources(endpoints),
    ...publishingResources(endpoints),
    shadow: shadowResource(endpoints, storage),
    with: (calls) => calls(endpoints),
  };
}
