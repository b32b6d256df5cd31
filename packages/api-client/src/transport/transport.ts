import { activeShadow, actForSame, type Session, type SessionStorage } from '../session/session.ts';
import { createAddresser } from './address.ts';
import type { Call } from './call.ts';
import { exchange, type Fetch, type Outcome } from './exchange.ts';
import type { Hooks } from './hooks.ts';
import { interruptible } from './interruptible.ts';
import { encodePayload, type EncodedPayload } from './payload.ts';
import { createRefresher, type SessionEnd } from './refresher.ts';
import { withRetries } from './retries.ts';

/** What every call takes beside `path`, `query` and `body`. */
export interface CallOptions {
  /** Aborts the call, which then rejects with an error of kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Time for one answer with its body, in ms; that of the client when left out. */
  readonly timeoutMs?: number | undefined;
  /** How often a GET is tried again; that of the client when left out. */
  readonly retries?: number | undefined;
  /** Sends this call in place of the client's own `fetch`; see `uploadProgress`. */
  readonly fetch?: Fetch | undefined;
}

/**
 * Makes a call.
 *
 * @throws ApiError of every kind; TypeError for values that cannot be sent, before anything is sent.
 */
export type Send = <T>(call: Call<T>, options?: CallOptions) => Promise<T>;

/** What `createClient` takes. */
export interface ClientOptions {
  /** API root: absolute, or relative to the page in a browser (`/api`). Tokens go nowhere else. */
  readonly baseUrl: string;
  readonly storage: SessionStorage;
  /** Sends the requests; the global `fetch` when left out. */
  readonly fetch?: Fetch;
  /** Value of `Accept-Language`; `sv` when left out. */
  readonly language?: string;
  /**
   * Told once when the tokens could not be refreshed or the shadow token has ended, after the storage
   * was changed: `session` is signed out, `shadow` has left shadow mode and is still signed in. Not
   * told on `auth.logout` and `shadow.stop`.
   */
  readonly onSessionEnd?: (ended: SessionEnd) => void;
  /** Time for one answer with its body, in ms, 1–2 147 483 647; 30 000 when left out. */
  readonly timeoutMs?: number;
  /**
   * How often a GET is tried again after no answer, 429, 502, 503 or 504, heeding `Retry-After` up to
   * 60 s; 0 when left out.
   */
  readonly retries?: number;
  /** Functions around every request: for tracing, measuring, further headers. */
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
        fetch: options.fetch ?? settings.fetch ?? ((request) => fetch(request)),
        timeoutMs: options.timeoutMs ?? settings.timeoutMs ?? 30_000,
        signal,
        hooks: settings.hooks,
        head,
        read: call.read,
        request: (attemptSignal) =>
          new Request(url, {
            ...head,
            body: payload?.body ?? null,
            // The API never redirects; following would carry the shadow token to wherever it points.
            redirect: 'error',
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

    // Aborting lets this caller go; the refresh goes on for the others.
    await interruptible(() => renew(session), { signal });
    const renewed = storage.get();
    // Signed out, signed in as somebody else or shadow mode changed: the call belongs to the one before.
    if (!renewed || !actForSame(session, renewed)) throw first.error;
    const second = await attempt(renewed);
    if (second.ok) return second.value;
    if (second.status === 401 && activeShadow(renewed)) await renew(renewed, true);
    throw second.error;
  };
}
