import type { Caller } from '../server/caller.ts';
import type { Deps } from '../server/deps.ts';
import type { RequestInfo } from '../server/request-info.ts';

/** A request made on behalf of a user, as handlers receive it. */
export interface Acting {
  readonly deps: Deps;
  readonly caller: Caller;
  readonly request: RequestInfo;
  /** operationId of the contract. */
  readonly operationId: string;
}

/** The real user: in shadow mode, the member of staff behind it. */
export function actorOf(caller: Caller): { readonly id: string; readonly name: string } {
  const { shadow } = caller;
  return shadow === null
    ? { id: caller.userId, name: caller.fullName }
    : { id: shadow.actorId, name: shadow.actorName };
}

/** Whether a user is the caller. */
export function isSelf(caller: Caller, userId: string): boolean {
  return caller.userId === userId;
}
