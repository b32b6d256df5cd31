import { browserStorage, type Session } from '@vinrod/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { storedByName } from './stored-session.ts';

const own: Session = {
  user: { uuid: 'karin', full_name: 'Karin Åberg' },
  permissions: ['can_view_news', 'can_shadow_user'],
  accessToken: 'access',
  refreshToken: 'refresh',
};
const shadowing: Session = {
  ...own,
  shadow: {
    mode: 'user',
    token: 'shadow',
    target: { uuid: 'anna', name: 'Anna Lindqvist' },
    expiresAt: '2026-11-20T09:00:00+01:00',
  },
};

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

/** Storage of a newly loaded page. */
const open = () => storedByName(browserStorage({ key: 'session' }));

/** Contents of browser storage after storing a session, and the session after a reload. */
function keepAndReload(session: Session) {
  open().set(session);
  const stored: unknown = JSON.parse(kept.get('session') ?? 'null');
  return { stored, read: open().get() };
}

describe('what is persisted locally (spec section 3)', () => {
  it('is the auth state by its names, and that nobody is shadowed', () => {
    const { stored, read } = keepAndReload(own);
    expect(stored).toEqual({
      user: own.user,
      permissions: own['permissions'],
      accessToken: 'access',
      refreshToken: 'refresh',
      shadowMode: false,
    });
    expect(read).toEqual(own);
  });

  it('is in shadow mode its kind and a shadow access token beside the own auth state', () => {
    const { stored, read } = keepAndReload(shadowing);
    expect(stored).toMatchObject({
      accessToken: 'access',
      refreshToken: 'refresh',
      shadowMode: 'user',
      shadowAccessToken: 'shadow',
    });
    expect(read).toEqual(shadowing);
  });

  it('is the same before and after shadow mode', () => {
    const before = keepAndReload(own).stored;
    expect(keepAndReload({ ...shadowing, shadow: { mode: false } }).stored).toEqual(before);
  });

  it('is the same object until something changes, and is told to who listens', () => {
    const storage = open();
    const reported: unknown[] = [];
    const stop = storage.subscribe((session) => reported.push(session));
    storage.set(shadowing);
    expect(storage.get()).toBe(storage.get());
    storage.set(null);
    expect(reported).toEqual([shadowing, null]);
    stop();
  });

  it.each([
    ['nothing', 'null'],
    ['no object', '"access"'],
    ['an unknown kind', '{"accessToken":"a","refreshToken":"r","shadowMode":"king","shadowAccessToken":"s"}'],
    ['a kind without its token', '{"accessToken":"a","refreshToken":"r","shadowMode":"user"}'],
  ])('counts as signed out when it is %s', (_, text) => {
    kept.set('session', text);
    expect(open().get()).toBeNull();
  });
});
