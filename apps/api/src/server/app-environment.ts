import type { ConnectionBindings } from './client-address.ts';
import type { RequestInfo } from './request-info.ts';

/** What Hono carries along with a request. */
export interface AppEnvironment {
  Bindings: ConnectionBindings;
  Variables: { request: RequestInfo };
}
