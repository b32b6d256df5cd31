import { browserStorage, type Session } from '@vinrod/api-client';
import { atom } from 'jotai';

import { storedByName } from './stored-session.ts';

/**
 * Persists the auth state (user, permissions, accessToken, refreshToken) and the shadow state (spec section 3). The
 * client reads and writes the same store, so there is one source of truth.
 */
export const sessionStorage = storedByName(browserStorage({ key: 'vinrod.session' }));

const mirroredSessionAtom = atom<Session | null>(sessionStorage.get());
mirroredSessionAtom.onMount = (set) => {
  set(sessionStorage.get());
  return sessionStorage.subscribe(set);
};

/** Current session, also when another tab changes it; null when signed out. Read at the first render. */
export const sessionAtom = atom((get) => get(mirroredSessionAtom));

export const isSignedInAtom = atom((get) => get(sessionAtom) !== null);

/** Identifies the current view: the user and, in shadow mode, the shadowed user. Empty when signed out. */
export function identityOf(session: Session | null): string {
  if (session === null) return '';
  const { user, shadow } = session;
  return [
    user?.uuid ?? '',
    ...(shadow === undefined || shadow.mode === false ? [] : [shadow.mode, shadow.token]),
  ].join(' ');
}

/** Identity of the current session. Everything loaded for one identity is dropped when it changes. */
export const identityAtom = atom((get) => identityOf(get(sessionAtom)));
