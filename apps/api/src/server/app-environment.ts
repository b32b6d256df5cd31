import type { Caller } from './caller.ts';
import type { ConnectionBindings } from './client-address.ts';
import type { RequestInfo } from './request-info.ts';

/** What Hono carries along with a request. */
export interface AppEnvironment {
  Bindings: ConnectionBindings;
  Variables: {
    request: RequestInfo;
    /** Who signed in to call an operation; null for anybody, missing before it is known. */
    caller?: Caller | null;
  };
}
