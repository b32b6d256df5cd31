import { activeShadow, actForSame, type Session, type SessionStorage } from '../session/session.ts';
import type { ErrorReader } from '../errors/error-body.ts';
import { createAddresser } from './address.ts';
import type { Call } from './call.ts';
import { exchange, type Fetch, type Outcome } from './exchange.ts';
import type { Hooks } from './hooks.ts';
import { interruptible } from './interruptible.ts';
import { encodePayload, type EncodedPayload } from './payload.ts';
import { createRefresher, type SessionEnd } from './refresher.ts';
import { withRetries } from './retries.ts';

/** Options of every call besides `path`, `query` and `body`. */
export interface CallOptions {
  /** Aborts the call, which then rejects with an error of kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Time for one response with its body, in ms; the client's when omitted. */
  readonly timeoutMs?: number | undefined;
  /** How often a GET is retried; the client's when omitted. */
  readonly retries?: number | undefined;
  /** Sends this call instead of the client's own `fetch`; see `uploadProgress`. */
  readonly fetch?: Fetch | undefined;
}

/**
 * Makes a call.
 *
 * @throws ApiError of every kind; TypeError for values that cannot be sent, before anything is sent.
 */
export type Send = <T>(call: Call<T>, options?: CallOptions) => Promise<T>;

/** Options of `createClient`. */
export interface ClientOptions {
  /** API root: absolute, or relative to the page in a browser (`/api`). Tokens are sent nowhere else. */
  readonly baseUrl: string;
  readonly storage: SessionStorage;
  /** Sends the requests; the global `fetch` when omitted. */
  readonly fetch?: Fetch;
  /** Value of `Accept-Language`; `sv` when omitted. */
  readonly language?: string;
  /**
   * Called once when the tokens could not be refreshed or the shadow token has expired, after the storage was updated:
   * `session` means signed out, `shadow` means out of shadow mode and still signed in. Not called on `auth.logout` and
   * `shadow.stop`.
   */
  readonly onSessionEnd?: (ended: SessionEnd) => void;
  /** Time for one response with its body, in ms, 1–2 147 483 647; 30 000 when omitted. */
  readonly timeoutMs?: number;
  /**
   * How often a GET is retried after no response, 429, 502, 503 or 504, respecting `Retry-After` up to 60 s; 0 when
   * omitted.
   */
  readonly retries?: number;
  /**
   * Reads error bodies that are not as the specification has them (section 8), for a back end that has its own. What it
   * throws is what the call rejects with.
   */
  readonly readError?: ErrorReader;
  /** Functions around every request: for tracing, metrics, extra headers. */
  readonly hooks?: Hooks;
}

/** Sends calls with language, tokens and timeouts, and refreshes expired tokens (specification, section 4). */
export function createTransport(settings: ClientOptions): Send {
  const { storage } = settings;
  const addressOf = createAddresser(settings.baseUrl);

  function headersOf(session: Session | null, payload: EncodedPayload | undefined): Headers {
    const headers = new Headers({
      'Accept-Language': settings.language ?? 'sv',
    });
    if (payload?.contentType) headers.set('Content-Type', payload.contentType);
    if (session) {
      headers.set('Authorization', `Bearer ${session.accessToken}`);
      const shadow = activeShadow(session);
      if (shadow) headers.set(`X-Shadow-${shadow.mode}`, shadow.token);
    }
    return headers;
  }

  async function prepare<T>(
    call: Call<T>,
    options: CallOptions,
  ): Promise<(session: Session | null) => Promise<Outcome<T>>> {
    const { signal } = options;
    const url = addressOf(call);
    const payload = call.body === undefined ? undefined : await encodePayload(call.body);
    const { method, path } = call;
    const once = (session: Session | null) => {
      const head = { method, path, headers: headersOf(session, payload) };
      return exchange({
        ...settings,
        fetch: options.fetch ?? settings.fetch ?? ((request) => fetch(request)),
        timeoutMs: options.timeoutMs ?? settings.timeoutMs ?? 30_000,
        signal,
        head,
        read: call.read,
        request: (attemptSignal) =>
          new Request(url, {
            ...head,
            body: payload?.body ?? null,
            // The API never redirects; following one would send the shadow token to its target.
            redirect: 'manual',
            signal: attemptSignal,
          }),
      });
    };
    const retries = method === 'GET' ? (options.retries ?? settings.retries ?? 0) : 0;
    return (session) => withRetries(() => once(session), retries, signal);
  }

  const renew = createRefresher(
    storage,
    async (call) => (await prepare(call, {}))(null),
    settings.onSessionEnd,
  );

  return async (call, options = {}) => {
    const { signal } = options;
    const attempt = await prepare(call, options);
    const session = call.isPublic ? null : storage.get();
    const first = await attempt(session);
    if (first.ok) return first.value;
    if (first.status !== 401 || !session) throw first.error;

    // Aborting releases this caller; the refresh goes on for the others.
    await interruptible(() => renew(session), { signal });
    const renewed = storage.get();
    // Signed out, signed in as somebody else or shadow mode changed: the call belongs to the previous session.
    if (!renewed || !actForSame(session, renewed)) throw first.error;
    const second = await attempt(renewed);
    if (second.ok) return second.value;
    if (second.status === 401 && activeShadow(renewed)) await renew(renewed, true);
    throw second.error;
  };
}
