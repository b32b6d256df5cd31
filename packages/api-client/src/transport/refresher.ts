import type { TokenPair } from '../contract.ts';
import { isRecord } from '../record.ts';
import { detached } from '../session/detached.ts';
import { activeShadow, actForSame, isToken, type Session, type SessionStorage } from '../session/session.ts';
import type { Outcome } from './exchange.ts';
import { json } from './readers.ts';
import type { Call } from './call.ts';

/** What ended because the tokens could not be refreshed: the sign-in, or only the shadow view. */
export type SessionEnd = 'session' | 'shadow';

/**
 * Sees to it that the storage holds newer tokens than those of a session that got a 401.
 *
 * Resolves when there is nothing more to try; whether newer tokens are there stands in the storage.
 *
 * @param isRenewed - The session had newer tokens already and got a 401 all the same. In shadow mode its
 *   shadow token has then ended while the sign-in lives, and the shadow view is left.
 * @throws ApiError when the refresh could not be made (offline, server down): the session is kept.
 */
export type Renew = (failed: Session, isRenewed?: boolean) => Promise<void>;

/**
 * How long a refused refresh waits for the tokens of another tab, in ms. The other tab's answer
 * left the server before the refusal did, so it is at most a little late.
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
    // Somebody signed out, signed in, refreshed or changed the view meanwhile: what stands there now is not
    // ours to end.
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
    // Commit guard: tokens of a sign-in that is no longer the current one are dropped.
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
