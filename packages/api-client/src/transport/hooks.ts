import type { Call } from './call.ts';

/** The head of a request, as passed to hooks. The same object is passed before the request and after its response. */
export interface HookRequest {
  readonly method: Call<unknown>['method'];
  /** Path of the contract with unfilled placeholders: `/v1/customers/{id}/`. */
  readonly path: string;
  /** Headers to be sent. A hook before the request may change them. */
  readonly headers: Headers;
}

/** The head of a response, as passed to hooks. */
export interface HookResponse {
  readonly status: number;
  readonly headers: Headers;
}

/**
 * Functions around every request that the client sends, including each retry, the repeat after a refresh, and the
 * refresh itself. They run in sequence, are awaited, and count against the call's timeout. An error thrown by a hook
 * rejects the call as it is; nothing more is sent for that call.
 *
 * Hooks get neither bodies nor filled-in addresses, because those hold passwords, codes, tokens and personal data. If
 * you need them, pass the client your own `fetch`.
 */
export interface Hooks {
  /** Run before a request is sent, and may change its headers. */
  readonly beforeRequest?: readonly ((context: { readonly request: HookRequest }) => void | Promise<void>)[];
  /** Run when a response has arrived, before its body is read. Not run without a response. */
  readonly afterResponse?: readonly ((context: {
    readonly request: HookRequest;
    readonly response: HookResponse;
  }) => void | Promise<void>)[];
}
