import { memoryStorage, type Session } from '@vinrod/api-client';
import { expect, it, vi } from 'vitest';

import { followShadow } from './follow-shadow.ts';

const karin: Session = {
  accessToken: 'a',
  refreshToken: 'r',
  user: { uuid: 'karin', full_name: 'Karin Åberg' },
};
const asAnna: Session = { ...karin, shadow: { mode: 'user', token: 'shadow-1' } };
const asErik: Session = { ...karin, shadow: { mode: 'user', token: 'shadow-2' } };

function setUp(first: Session | null) {
  const storage = memoryStorage(first);
  const forget = vi.fn<(session: Session) => void>();
  const reload = vi.fn<() => void>();
  const target = new EventTarget();
  const stop = followShadow({ storage, forget, reload, target });
  return { storage, forget, reload, target, stop };
}

it('reloads on entering, on leaving, and from one view to another', () => {
  const { storage, forget, reload } = setUp(karin);
  storage.set(asAnna);
  expect(reload).toHaveBeenCalledTimes(1);
  storage.set(asErik);
  expect(reload).toHaveBeenCalledTimes(2);
  storage.set({ ...karin, shadow: { mode: false } });
  expect(reload).toHaveBeenCalledTimes(3);
  expect(forget).toHaveBeenLastCalledWith({ ...karin, shadow: { mode: false } });
});

it('forgets before it reloads', () => {
  const { storage, forget, reload } = setUp(karin);
  storage.set(asAnna);
  expect(forget.mock.invocationCallOrder[0]).toBeLessThan(reload.mock.invocationCallOrder[0] ?? 0);
});

it('stays where it is when tokens are renewed and when somebody signs in or out', () => {
  const { storage, reload } = setUp(asAnna);
  storage.set({ ...asAnna, accessToken: 'b', refreshToken: 's' });
  storage.set(null);
  storage.set({ ...asAnna, accessToken: 'c' });
  expect(reload).not.toHaveBeenCalled();
});

it('looks for itself when the page comes back from the browser’s memory', () => {
  const silent = memoryStorage(asAnna);
  const reload = vi.fn<() => void>();
  const target = new EventTarget();
  followShadow({
    storage: { ...silent, subscribe: () => () => undefined },
    forget: () => undefined,
    reload,
    target,
  });
  target.dispatchEvent(new Event('pageshow'));
  expect(reload).not.toHaveBeenCalled();
  silent.set({ ...karin, shadow: { mode: false } });
  target.dispatchEvent(new Event('pageshow'));
  expect(reload).toHaveBeenCalledOnce();
});

it('lets go', () => {
  const { storage, reload, target, stop } = setUp(karin);
  stop();
  storage.set(asAnna);
  target.dispatchEvent(new Event('pageshow'));
  expect(reload).not.toHaveBeenCalled();
});
