import { browserStorage, type Session } from '@vinrod/api-client';
import { atom } from 'jotai';

import { storedByName } from './stored-session.ts';

/**
 * Where the auth state (user, permissions, accessToken, refreshToken) and the shadow state are persisted
 * (spec section 3). The client reads and writes the same store, so there is one source of truth.
 */
export const sessionStorage = storedByName(browserStorage({ key: 'vinrod.session' }));

const mirroredSessionAtom = atom<Session | null>(sessionStorage.get());
mirroredSessionAtom.onMount = (set) => {
  set(sessionStorage.get());
  return sessionStorage.subscribe(set);
};

/** The session as it is now, also when another tab changed it; null when signed out. It is read at the first render. */
export const sessionAtom = atom((get) => get(mirroredSessionAtom));

/** Whether somebody is signed in. */
export const isSignedInAtom = atom((get) => get(sessionAtom) !== null);

/**
 * Names whose eyes the portal is seen through: the user, and in shadow mode the one who is shadowed. Empty when nobody is
 * signed in.
 */
export function identityOf(session: Session | null): string {
  if (session === null) return '';
  const { user, shadow } = session;
  return [
    user?.uuid ?? '',
    ...(shadow === undefined || shadow.mode === false ? [] : [shadow.mode, shadow.token]),
  ].join(' ');
}

/** The identity of the session as it is now. Everything that was loaded for one is dropped when it changes. */
export const identityAtom = atom((get) => identityOf(get(sessionAtom)));
