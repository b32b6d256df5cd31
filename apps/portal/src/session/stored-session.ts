import type { Session, SessionStorage } from '@vinrod/api-client';

/**
 * Stored form of a session, with the names of spec section 3: the auth state with `user`, `permissions`, `accessToken`
 * and `refreshToken`, and the shadow state with `shadowMode` (false, or the kind) and the shadow access token. The
 * shadowed user and the expiry are stored for the banner, which shows before anything has loaded.
 */
function toStored({ shadow = { mode: false }, ...auth }: Session): Session {
  return {
    ...auth,
    shadowMode: shadow.mode,
    ...(shadow.mode === false
      ? {}
      : { shadowAccessToken: shadow.token, shadowTarget: shadow.target, shadowExpiresAt: shadow.expiresAt }),
  };
}

function targetOf(value: unknown): { readonly uuid: string; readonly name: string } | undefined {
  if (typeof value !== 'object' || value === null || !('uuid' in value) || !('name' in value))
    return undefined;
  const { uuid, name } = value;
  return typeof uuid === 'string' && typeof name === 'string' ? { uuid, name } : undefined;
}

/** Stored session; null when its shadow state is invalid, which must not pass for the user's own view. */
function fromStored(stored: Session): Session | null {
  const { shadowMode, shadowAccessToken, shadowTarget, shadowExpiresAt, ...auth } = stored;
  if (shadowMode === undefined || shadowMode === false) return auth;
  const isKind = shadowMode === 'user' || shadowMode === 'group';
  if (!isKind || typeof shadowAccessToken !== 'string' || !/^[\x21-\x7e]+$/.test(shadowAccessToken))
    return null;
  const target = targetOf(shadowTarget);
  return {
    ...auth,
    shadow: {
      mode: shadowMode,
      token: shadowAccessToken,
      ...(target === undefined ? {} : { target }),
      ...(typeof shadowExpiresAt === 'string' ? { expiresAt: shadowExpiresAt } : {}),
    },
  };
}

/**
 * Stores sessions with the names of spec section 3.
 *
 * @param storage - Underlying storage.
 */
export function storedByName(storage: SessionStorage): SessionStorage {
  let lastStored: Session | null = null;
  let lastSession: Session | null = null;

  function read(stored: Session | null): Session | null {
    if (stored !== lastStored) {
      lastStored = stored;
      lastSession = stored === null ? null : fromStored(stored);
    }
    return lastSession;
  }

  return {
    get: () => read(storage.get()),
    set: (session) => storage.set(session === null ? null : toStored(session)),
    subscribe: (listener) => storage.subscribe((stored) => listener(read(stored))),
  };
}
