import type { Call } from './call.ts';

/** What hooks see of a request: its head. The same object comes before the request and after its response. */
export interface HookRequest {
  readonly method: Call<unknown>['method'];
  /** Path of the contract, its placeholders unfilled: `/v1/customers/{id}/`. */
  readonly path: string;
  /** Headers as they will be sent. A hook before the request may change them. */
  readonly headers: Headers;
}

/** What hooks see of a response: its head. */
export interface HookResponse {
  readonly status: number;
  readonly headers: Headers;
}

/**
 * Functions around every request that the client sends: also each of its retries, the one that is repeated after a
 * refresh, and the refresh itself. They run one after the other, are waited for, and count against the call's time.
 * What one throws is what the call rejects with, as it was thrown; nothing more is sent for that call then.
 *
 * Hooks see neither bodies nor filled-in addresses: those hold passwords, codes, tokens and people. Whoever needs
 * them gives the client a `fetch` of their own.
 */
export interface Hooks {
  /** Run before a request is sent, and may change its headers. */
  readonly beforeRequest?: readonly ((context: { readonly request: HookRequest }) => void | Promise<void>)[];
  /** Run when a response has come, before its body is read. They are not run when none came. */
  readonly afterResponse?: readonly ((context: {
    readonly request: HookRequest;
    readonly response: HookResponse;
  }) => void | Promise<void>)[];
}
