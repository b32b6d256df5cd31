import { activeShadow, actForSame, type Session, type SessionStorage } from '../session/session.ts';
import type { Addresser, Target } from './address.ts';
import { exchange, type Fetch, type Outcome } from './exchange.ts';
import { interruptible } from './interruptible.ts';
import { encodePayload, type EncodedPayload, type Payload } from './payload.ts';
import type { Reader } from './readers.ts';
import { createRefresher, type SessionEnd } from './refresher.ts';

/** One operation with its values. */
export interface Call<T> extends Target {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly payload?: Payload;
  /** Sent without any token, and its 401 is final: signing in and refreshing. */
  readonly isPublic?: boolean;
  readonly read: Reader<T>;
}

/** What every call takes beside its own values. */
export interface CallOptions {
  /** Aborts the call, which then rejects with an error of kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Makes a call.
 *
 * @throws ApiError of every kind; TypeError for values that cannot be sent, before anything is sent.
 */
export type Send = <T>(call: Call<T>, options?: CallOptions) => Promise<T>;

/** What the transport works with. */
export interface TransportSettings {
  readonly addressOf: Addresser;
  readonly storage: SessionStorage;
  readonly fetch: Fetch;
  readonly language: string;
  readonly timeoutMs: number;
  readonly onSessionEnd: (ended: SessionEnd) => void;
}

const shadowHeaders = { user: 'X-Shadow-User', group: 'X-Shadow-Group' } as const;

/** Sends calls with language, tokens and timeouts, and refreshes expired tokens (specification, section 4). */
export function createTransport(settings: TransportSettings): Send {
  const { addressOf, storage } = settings;

  function headersOf(session: Session | null, payload: EncodedPayload | undefined): Headers {
    const headers = new Headers({
      Accept: 'application/json, */*;q=0.5',
      'Accept-Language': settings.language,
    });
    if (payload?.contentType) headers.set('Content-Type', payload.contentType);
    if (session !== null) {
      headers.set('Authorization', `Bearer ${session.accessToken}`);
      const shadow = activeShadow(session);
      if (shadow !== undefined) headers.set(shadowHeaders[shadow.mode], shadow.token);
    }
    return headers;
  }

  async function prepare<T>(
    call: Call<T>,
    signal: AbortSignal | undefined,
  ): Promise<(session: Session | null) => Promise<Outcome<T>>> {
    const url = addressOf(call);
    const payload = call.payload === undefined ? undefined : await encodePayload(call.payload);
    return (session) =>
      exchange({
        fetch: settings.fetch,
        timeoutMs: settings.timeoutMs,
        signal,
        read: call.read,
        request: (attemptSignal) =>
          new Request(url, {
            method: call.method,
            headers: headersOf(session, payload),
            body: payload?.body ?? null,
            // The API never redirects; following would carry the shadow token to wherever it points.
            redirect: 'error',
            signal: attemptSignal,
          }),
      });
  }

  const renew = createRefresher({
    storage,
    exchangeTokens: async (call) => (await prepare(call, undefined))(null),
    onSessionEnd: settings.onSessionEnd,
  });

  return async (call, { signal } = {}) => {
    const attempt = await prepare(call, signal);
    const session = call.isPublic ? null : storage.get();
    const first = await attempt(session);
    if (first.ok) return first.value;
    if (first.status !== 401 || session === null) throw first.error;

    // Aborting lets this caller go; the refresh goes on for the others.
    await interruptible(() => renew(session), { signal });
    const renewed = storage.get();
    // Signed out, signed in as somebody else or shadow mode changed: the call belongs to the one before.
    if (renewed === null || !actForSame(session, renewed)) throw first.error;
    const second = await attempt(renewed);
    if (second.ok) return second.value;
    throw second.error;
  };
}
