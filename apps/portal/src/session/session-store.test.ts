import type { PermissionMap, Profile } from '@vinrod/api-client';
import { createStore } from 'jotai';
import { afterEach, describe, expect, it } from 'vitest';

import { keepPermissions } from './permissions.ts';
import { identityAtom, isSignedInAtom, sessionAtom, sessionStorage } from './session-store.ts';

const session = {
  accessToken: 'access',
  refreshToken: 'refresh',
  user: { uuid: 'u-1', full_name: 'Anna Lindqvist' },
};

function profileWith(permissions: Partial<PermissionMap>): Profile {
  return JSON.parse(JSON.stringify({ permissions }));
}

afterEach(() => sessionStorage.set(null));

describe('the session', () => {
  it('follows the store the client writes to', () => {
    const store = createStore();
    const seen: boolean[] = [];
    const stop = store.sub(isSignedInAtom, () => seen.push(store.get(isSignedInAtom)));
    sessionStorage.set(session);
    expect(store.get(sessionAtom)?.accessToken).toBe('access');
    sessionStorage.set(null);
    expect(seen).toEqual([true, false]);
    stop();
  });

  it('names the identity by user and shadow, not by token', () => {
    const store = createStore();
    store.sub(identityAtom, () => undefined);
    sessionStorage.set(session);
    const own = store.get(identityAtom);
    sessionStorage.set({ ...session, accessToken: 'newer' });
    expect(store.get(identityAtom)).toBe(own);
    sessionStorage.set({ ...session, shadow: { mode: 'user', token: 's' } });
    expect(store.get(identityAtom)).not.toBe(own);
  });
});

describe('keepPermissions', () => {
  it('keeps the keys that are true beside the tokens', () => {
    sessionStorage.set(session);
    keepPermissions(profileWith({ can_view_news: true, can_manage_news: false, can_view_company: true }));
    expect(sessionStorage.get()).toEqual({ ...session, permissions: ['can_view_news', 'can_view_company'] });
  });

  it('does not bring back a session that has ended', () => {
    keepPermissions(profileWith({ can_view_news: true }));
    expect(sessionStorage.get()).toBeNull();
  });
});
