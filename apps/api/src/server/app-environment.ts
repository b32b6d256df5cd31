import type { Caller } from './caller.ts';
import type { ConnectionBindings } from './client-address.ts';
import type { RequestInfo } from './request-info.ts';

/** Request-scoped variables of Hono. */
export interface AppEnvironment {
  Bindings: ConnectionBindings;
  Variables: {
    request: RequestInfo;
    /** The signed-in caller; null for public operations, undefined before authentication. */
    caller?: Caller | null;
  };
}
