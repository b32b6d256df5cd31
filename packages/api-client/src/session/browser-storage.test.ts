import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client.ts';
import { createTokenServer } from '../testing/token-server.ts';
import { browserStorage } from './browser-storage.ts';
import type { Session } from './session.ts';

const key = 'vinrod.session';
const session: Session = { accessToken: 'a', refreshToken: 'r', permissions: ['can_view_news'] };

/** localStorage as in a browser, with switchable failures. */
function fakeArea() {
  const items = new Map<string, string>();
  const state: { fail: 'never' | 'write' | 'always' } = { fail: 'never' };
  const guard = (isWrite: boolean) => {
    if (state.fail === 'always' || (state.fail === 'write' && isWrite))
      throw new DOMException('No', 'QuotaExceededError');
  };
  const area: Storage = {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem(name) {
      guard(false);
      return items.get(name) ?? null;
    },
    setItem(name, value) {
      guard(true);
      items.set(name, value);
    },
    removeItem(name) {
      guard(false);
      items.delete(name);
    },
  };
  return { area, items, state };
}

let events: EventTarget;
let local: ReturnType<typeof fakeArea>;

/** Simulates the browser's event when another tab writes. */
function otherTabWrites(value: Session | null, name: string | null = key): void {
  if (value === null) local.items.delete(key);
  else local.items.set(key, JSON.stringify(value));
  events.dispatchEvent(Object.assign(new Event('storage'), { key: name, storageArea: local.area }));
}

beforeEach(() => {
  events = new EventTarget();
  local = fakeArea();
  vi.stubGlobal('localStorage', local.area);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('browserStorage (security checklist, client lines 11 and 12)', () => {
  it('keeps the session over a reload, with the fields it does not know', () => {
    browserStorage({ key }).set(session);
    expect(browserStorage({ key }).get()).toEqual(session);
  });

  it('gives the same object until something changes', () => {
    const storage = browserStorage({ key });
    storage.set(session);
    expect(storage.get()).toBe(storage.get());
  });

  it.each<[string, Session | null, string | null]>([
    ['sign-in', session, key],
    ['sign-out', null, key],
    ['shadow', { ...session, shadow: { mode: 'group', token: 's' } }, key],
    ['clearing of the whole area', null, null],
  ])('11. mirrors the %s of another tab without a network call', (_, value, name) => {
    const server = createTokenServer();
    const storage = browserStorage({ key });
    createClient({ baseUrl: 'https://portal.example/api', storage, fetch: server.fetch });
    const listener = vi.fn<(session: Session | null) => void>();
    storage.subscribe(listener);
    otherTabWrites(value, name);
    expect(listener).toHaveBeenCalledExactlyOnceWith(value);
    expect(storage.get()).toEqual(value);
    expect(server.seen).toEqual([]);
  });

  it('11. does not listen to other keys, nor after it was told to stop', () => {
    const storage = browserStorage({ key });
    const listener = vi.fn<() => void>();
    const removed = vi.spyOn(events, 'removeEventListener');
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
    const stop = storage.subscribe(listener);
    otherTabWrites(session, 'theme');
    expect(listener).not.toHaveBeenCalled();
    stop();
    expect(removed).toHaveBeenCalledOnce();
    otherTabWrites(session);
    expect(listener).not.toHaveBeenCalled();
  });

  it('tells listeners in this tab too', () => {
    const storage = browserStorage({ key });
    const listener = vi.fn<(session: Session | null) => void>();
    storage.subscribe(listener);
    storage.set(session);
    storage.set(null);
    expect(listener.mock.calls).toEqual([[session], [null]]);
  });

  it.each([
    'not JSON',
    '"text"',
    '[]',
    '{"accessToken":"a"}',
    '{"accessToken":"a","refreshToken":7}',
    '{"accessToken":"a\\nb","refreshToken":"r"}',
    '{"accessToken":"a","refreshToken":"r","shadow":{"mode":"king","token":"t"}}',
    '{"accessToken":"a","refreshToken":"r","user":7}',
  ])('12. takes %s in localStorage for signed out, and recovers', (text) => {
    local.items.set(key, text);
    const storage = browserStorage({ key });
    expect(storage.get()).toBeNull();
    storage.set(session);
    expect(storage.get()).toEqual(session);
  });

  it('12. works in memory when localStorage is full, and brings no replaced tokens back', () => {
    const storage = browserStorage({ key });
    storage.set(session);
    local.state.fail = 'write';
    const newer = { ...session, accessToken: 'b', refreshToken: 's' };
    storage.set(newer);
    expect(storage.get()).toEqual(newer);
    expect(local.items.has(key)).toBe(false);
    local.state.fail = 'never';
    storage.set(session);
    expect(browserStorage({ key }).get()).toEqual(session);
  });

  it('12. works in memory when localStorage throws at every touch', () => {
    local.state.fail = 'always';
    const storage = browserStorage({ key });
    expect(storage.get()).toBeNull();
    storage.set(session);
    expect(storage.get()).toEqual(session);
    storage.set(null);
    expect(storage.get()).toBeNull();
  });

  it('12. works in memory when even naming localStorage throws', () => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
    const storage = browserStorage({ key });
    storage.set(session);
    expect(storage.get()).toEqual(session);
  });

  it('works in memory where there is no browser', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('addEventListener', undefined);
    vi.stubGlobal('removeEventListener', undefined);
    const storage = browserStorage({ key });
    const stop = storage.subscribe(() => {});
    storage.set(session);
    expect(storage.get()).toEqual(session);
    stop();
  });
});
