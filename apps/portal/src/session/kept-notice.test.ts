import { afterEach, expect, it, vi } from 'vitest';

import { keptNotice } from './kept-notice.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

afterEach(() => vi.unstubAllGlobals());

it('is told once, and only what was noted', () => {
  vi.stubGlobal('sessionStorage', memory());
  const shadow = keptNotice('shadow');
  const session = keptNotice('session');
  shadow.leave();
  expect(session.take()).toBe(false);
  expect(shadow.take()).toBe(true);
  expect(shadow.take()).toBe(false);
});

it('tells nothing, and throws nothing, where storage is blocked', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const notice = keptNotice('session');
  expect(() => notice.leave()).not.toThrow();
  expect(notice.take()).toBe(false);
});
