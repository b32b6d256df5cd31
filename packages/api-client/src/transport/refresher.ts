import type { TokenPair } from '../contract.ts';
import { isRecord } from '../record.ts';
import { detached } from '../session/detached.ts';
import { activeShadow, actForSame, isToken, type Session, type SessionStorage } from '../session/session.ts';
import type { Outcome } from './exchange.ts';
import { json } from './readers.ts';
import type { Call } from './call.ts';

/** What ended when the tokens could not be refreshed: the sign-in, or only shadow mode. */
export type SessionEnd = 'session' | 'shadow';

/**
 * Makes sure that the storage holds newer tokens than those of a session that got a 401.
 *
 * Resolves when there is nothing more to try; the storage shows whether newer tokens arrived.
 *
 * @param isRenewed - The session already had newer tokens and still got a 401. In shadow mode the shadow token has then
 * expired while the sign-in is valid, and shadow mode ends.
 * @throws ApiError when the refresh could not be made (offline, server down): the session is kept.
 */
export type Renew = (failed: Session, isRenewed?: boolean) => Promise<void>;

/**
 * How long a refused refresh waits for the tokens of another tab, in ms. The server answered the other tab before it
 * refused this one, so those tokens are at most slightly late.
 */
const otherTabMs = 500;

const readTokens = json(
  (value): value is TokenPair =>
    isRecord(value) && [value['access'], value['refresh'] ?? value['access']].every(isToken),
);

/**
 * Refreshes tokens, one refresh at a time (specification, section 4).
 *
 * @param exchangeTokens - Makes the refresh call: without tokens in the headers, and not aborted with
 *   any caller.
 */
export function createRefresher(
  storage: SessionStorage,
  exchangeTokens: (call: Call<TokenPair>) => Promise<Outcome<TokenPair>>,
  onSessionEnd: ((ended: SessionEnd) => void) | undefined,
): Renew {
  let underWay: { readonly refreshToken: string; readonly done: Promise<void> } | undefined;

  function otherTabMoved(from: Session): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const stop = storage.subscribe(() => {
        if (storage.get()?.refreshToken !== from.refreshToken) done();
      });
      const timer = setTimeout(done, otherTabMs);
    });
  }

  function end(from: Session): void {
    const now = storage.get();
    // The session changed meanwhile (sign-out, sign-in, refresh or shadow mode): the current one is not ours
    // to end.
    if (now?.refreshToken !== from.refreshToken || !actForSame(from, now)) return;
    const inShadow = activeShadow(now);
    storage.set(inShadow ? { ...now, shadow: { mode: false } } : null);
    detached(() => onSessionEnd?.(inShadow ? 'shadow' : 'session'));
  }

  async function refresh(from: Session): Promise<void> {
    const outcome = await exchangeTokens({
      method: 'POST',
      path: '/v1/token/refresh',
      body: { refresh: from.refreshToken },
      isPublic: true,
      read: readTokens,
    });
    if (!outcome.ok) {
      if (outcome.status !== 400 && outcome.status !== 401) throw outcome.error;
      if (storage.get()?.refreshToken === from.refreshToken) await otherTabMoved(from);
      return end(from);
    }
    const now = storage.get();
    // Drop the tokens when their sign-in is no longer the current one.
    if (now?.refreshToken !== from.refreshToken) return;
    const { access, refresh: next } = outcome.value;
    storage.set({ ...now, accessToken: access, refreshToken: next ?? from.refreshToken });
  }

  return async (failed, isRenewed) => {
    const current = storage.get();
    if (current?.accessToken !== failed.accessToken) return;
    if (isRenewed) return end(failed);
    if (underWay?.refreshToken !== current.refreshToken) {
      const done = refresh(current).finally(() => {
        if (underWay?.done === done) underWay = undefined;
      });
      underWay = { refreshToken: current.refreshToken, done };
    }
    await underWay.done;
  };
}
