import { peopleResources } from './resources/people.ts';
import { organisationResources } from './resources/organisation.ts';
import { reportsResources } from './resources/reports.ts';
import { businessResources } from './resources/business.ts';
import { publishingResources } from './resources/publishing.ts';
import { authResource } from './resources/auth.ts';
import { shadowResource } from './resources/shadow.ts';
import { createEndpoints, type Endpoints } from './transport/endpoints.ts';
import { type ClientOptions, createTransport } from './transport/transport.ts';

/**
 * Creates a client. Every call reads the session from the storage, so several clients and tabs can share one.
 *
 * @throws TypeError when `baseUrl` is not an http(s) address.
 */
export function createClient(options: ClientOptions) {
  const { storage } = options;
  const send = createTransport(options);
  const endpoints = createEndpoints(send);
  return {
    auth: authResource(send, endpoints, storage),
    ...peopleResources(endpoints),
    ...organisationResources(endpoints),
    ...reportsResources(endpoints),
    ...businessResources(endpoints),
    ...publishingResources(endpoints),
    shadow: shadowResource(endpoints, storage),
    /**
     * Calls that few pages use, imported separately so that other pages do not load them:
     * `client.with(certificatePreviewCalls)`.
     */
    with: <T>(calls: (api: Endpoints) => T): T => calls(endpoints),
  };
}

/** The calls of the API. */
export type Client = ReturnType<typeof createClient>;
