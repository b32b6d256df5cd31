import type { Session } from '../session/session.ts';
import type { Fetch } from '../transport/exchange.ts';

/** A request as the server saw it. */
export interface Seen {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly redirect: RequestRedirect;
  readonly bytes: Uint8Array;
  readonly text: string;
}

type Answer = Response | undefined | Promise<Response | undefined>;

/** Response fields that the client's guards check, so that one body serves all calls. */
const result = { uuid: 'u', full_name: 'Anna Lindqvist', permissions: {}, is_favorite: true };

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

export const refusal = (status: number, message = 'Nej.'): Response =>
  json(status, { type: 'non_field_error', details: { message } });

/** A session whose access token the server rejects but whose refresh token it accepts. */
export const expiredSession: Session = {
  accessToken: 'expired',
  refreshToken: 'refresh-0',
  user: { uuid: 'anna', full_name: 'Anna Lindqvist' },
};

/**
 * A strict server: each refresh token works once, and a refresh invalidates the earlier access token at once. `answer`
 * can respond first with an answer of its own.
 */
export function createTokenServer(answer: (seen: Seen) => Answer = () => undefined) {
  const seen: Seen[] = [];
  let generation = 0;

  function refresh(body: unknown): Response {
    const sent = typeof body === 'object' && body !== null && 'refresh' in body ? body.refresh : undefined;
    if (sent !== `refresh-${generation}`) return refusal(401);
    generation += 1;
    return json(200, { access: `access-${generation}`, refresh: `refresh-${generation}` });
  }

  const fetch: Fetch = async (request) => {
    const bytes = new Uint8Array(await request.clone().arrayBuffer());
    const { method, headers, redirect } = request;
    const entry = { method, headers, redirect, bytes, url: new URL(request.url), text: await request.text() };
    seen.push(entry);
    const own = await answer(entry);
    if (own !== undefined) return own;
    if (entry.url.pathname.endsWith('/token/refresh')) return refresh(JSON.parse(entry.text));
    const isCurrent = generation > 0 && headers.get('Authorization') === `Bearer access-${generation}`;
    return isCurrent ? json(200, result) : refusal(401, 'Token expired.');
  };

  return {
    fetch,
    seen,
    /** The calls to `token/refresh`. */
    refreshes: () => seen.filter(isRefresh),
    /** All other calls. */
    calls: () => seen.filter((entry) => !isRefresh(entry)),
  };
}

export const isRefresh = (entry: Seen): boolean => entry.url.pathname.endsWith('/token/refresh');

/** A promise that the test settles. */
export function gate<T = void>() {
  const waiting: ((value: T) => void)[] = [];
  const opened = new Promise<T>((resolve) => {
    waiting.push(resolve);
  });
  return {
    opened,
    open(value: T): void {
      for (const resolve of waiting) resolve(value);
    },
  };
}

/** Runs all pending work that needs no timer. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      const done = () => {
        port1.close();
        resolve();
      };
      port1.addEventListener('message', done, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  }
}
