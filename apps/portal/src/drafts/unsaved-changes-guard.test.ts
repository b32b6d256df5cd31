// @vitest-environment jsdom
import { getDefaultStore } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';

import {
  giveUpAndGo,
  guardLeaving,
  leaveWithoutAsking,
  moveOrAsk,
  waitingMoveAtom,
} from './unsaved-changes-guard.ts';

const store = getDefaultStore();

afterEach(() => store.set(waitingMoveAtom, undefined));

function asksBeforeClosing(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('leaving a page', () => {
  it('just moves when nothing is guarded', () => {
    const go = vi.fn<() => void>();
    moveOrAsk('/overview', go);
    expect(go).toHaveBeenCalledOnce();
    expect(store.get(waitingMoveAtom)).toBeUndefined();
  });

  it('asks while a form is not saved, and gives up what was typed when told so', () => {
    const go = vi.fn<() => void>();
    const giveUp = vi.fn<() => void>();
    guardLeaving(giveUp);
    moveOrAsk('/overview', go);
    expect(go).not.toHaveBeenCalled();
    const move = store.get(waitingMoveAtom);
    if (move === undefined) throw new Error('Nothing waits.');
    giveUpAndGo(move);
    expect(giveUp).toHaveBeenCalledOnce();
    expect(go).toHaveBeenCalledOnce();
    moveOrAsk('/analytics', go);
    expect(go).toHaveBeenCalledTimes(2);
  });

  it('does not ask when only the query changes', () => {
    const release = guardLeaving(() => undefined);
    const go = vi.fn<() => void>();
    moveOrAsk(`${globalThis.location.pathname}?page=2`, go);
    expect(go).toHaveBeenCalledOnce();
    release();
  });

  it('asks before the page is closed, and no longer once it is saved', () => {
    const release = guardLeaving(() => undefined);
    expect(asksBeforeClosing()).toBe(true);
    release();
    expect(asksBeforeClosing()).toBe(false);
  });

  it('asks when the browser goes back, and stays until it is answered', async () => {
    globalThis.history.pushState(null, '', '/overview');
    globalThis.history.pushState(null, '', '/profile');
    const giveUp = vi.fn<() => void>();
    guardLeaving(giveUp);
    globalThis.history.replaceState(null, '', '/profile?tab=2');
    globalThis.dispatchEvent(new Event('replaceState'));
    const heard = vi.fn<() => void>();
    globalThis.addEventListener('popstate', heard);

    globalThis.history.back();
    await expect.poll(() => store.get(waitingMoveAtom)).toBeDefined();
    expect(globalThis.location.href).toMatch(/\/profile\?tab=2$/);
    expect(heard).not.toHaveBeenCalled();

    const move = store.get(waitingMoveAtom);
    if (move === undefined) throw new Error('Nothing waits.');
    giveUpAndGo(move);
    await expect.poll(() => heard).toHaveBeenCalledOnce();
    expect(globalThis.location.pathname).toBe('/overview');
    expect(giveUp).toHaveBeenCalledOnce();
    globalThis.removeEventListener('popstate', heard);
  });

  it('goes back freely to another query of the page', async () => {
    globalThis.history.pushState(null, '', '/users?page=1');
    globalThis.history.pushState(null, '', '/users?page=2');
    const release = guardLeaving(() => undefined);
    globalThis.history.back();
    await expect.poll(() => globalThis.location.search).toBe('?page=1');
    expect(store.get(waitingMoveAtom)).toBeUndefined();
    release();
  });

  it('asks nothing and keeps everything when the page must go', () => {
    const giveUp = vi.fn<() => void>();
    const release = guardLeaving(giveUp);
    leaveWithoutAsking();
    expect(asksBeforeClosing()).toBe(false);
    expect(giveUp).not.toHaveBeenCalled();
    release();
  });
});
