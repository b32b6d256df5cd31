import type { TokenPair } from '../contract.ts';
import { detached } from '../session/detached.ts';
import { activeShadow, type Session, type SessionStorage } from '../session/session.ts';
import type { Outcome } from './exchange.ts';
import { json, objectWith } from './readers.ts';
import type { Call } from './transport.ts';

/** What ended because the tokens could not be refreshed: the sign-in, or only the shadow view. */
export type SessionEnd = 'session' | 'shadow';

/**
 * Sees to it that the storage holds newer tokens than those of a session that got a 401.
 *
 * Resolves when there is nothing more to try; whether newer tokens are there stands in the storage.
 *
 * @throws ApiError when the refresh could not be made (offline, server down): the session is kept.
 */
export type Renew = (failed: Session) => Promise<void>;

/**
 * How long a refused refresh waits for the tokens of another tab, in ms. The other tab's answer
 * left the server before the refusal did, so it is at most a little late.
 */
const otherTabMs = 500;

const readTokens = json(
  (value): value is TokenPair =>
    objectWith<TokenPair>('access')(value) &&
    [value.access, value.refresh ?? value.access].every((token) => typeof token === 'string' && token !== ''),
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
    // Somebody signed out, signed in or refreshed meanwhile: what stands there now is not ours to end.
    if (!now || now.refreshToken !== from.refreshToken) return;
    const inShadow = activeShadow(now);
    storage.set(inShadow ? { ...now, shadow: { mode: false } } : null);
    detached(() => onSessionEnd?.(inShadow ? 'shadow' : 'session'));
  }

  async function refresh(from: Session): Promise<void> {
    const outcome = await exchangeTokens({
      method: 'POST',
      path: '/v1/token/refresh',
      payload: { refresh: from.refreshToken },
      isPublic: true,
      read: readTokens,
    });
    if (!outcome.ok) {
      if (outcome.status !== 400 && outcome.status !== 401) throw outcome.error;
      if (storage.get()?.refreshToken === from.refreshToken) await otherTabMoved(from);
      return end(from);
    }
    const now = storage.get();
    // Commit guard: tokens of a sign-in that is no longer the current one are dropped.
    if (!now || now.refreshToken !== from.refreshToken) return;
    const { access, refresh: next } = outcome.value;
    storage.set({ ...now, accessToken: access, refreshToken: next ?? from.refreshToken });
  }

  return (failed) => {
    const current = storage.get();
    if (!current || current.accessToken !== failed.accessToken) return Promise.resolve();
    if (underWay?.refreshToken !== current.refreshToken) {
      const done = refresh(current).finally(() => {
        if (underWay?.done === done) underWay = undefined;
      });
      underWay = { refreshToken: current.refreshToken, done };
    }
    return underWay.done;
  };
}
