import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  createStaleChunkGuard,
  decideChunkFailure,
  healthyAfter,
  reloadWindow,
} from './stale-chunk-guard.ts';

const start = Date.UTC(2026, 10, 20, 8);

/** A browser tab: session storage and clock outlive a reload, the guard does not. */
function openTab() {
  const stored = new Map<string, string>();
  const tab = { now: start, build: 'build-a', reachable: true, blocked: false, reload: vi.fn<() => void>() };
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const load = () =>
    createStaleChunkGuard({
      storage: () => {
        if (tab.blocked) throw new Error('storage is blocked');
        return storage;
      },
      now: () => tab.now,
      isReachable: async () => tab.reachable,
      reload: tab.reload,
      build: tab.build,
    });
  return { tab, load };
}

describe('security 26: a failed chunk', () => {
  let { tab, load } = openTab();
  beforeEach(() => {
    ({ tab, load } = openTab());
  });

  it('reloads once, then shows the error page', async () => {
    expect(await load().handleFailure()).toBe(true);
    tab.now += 800;
    expect(await load().handleFailure()).toBe(false);
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('counts several chunks failing together as one failure', async () => {
    const guard = load();
    const failures = [guard.handleFailure(), guard.handleFailure(), guard.handleFailure()];
    expect(await Promise.all(failures)).toEqual([true, true, true]);
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload again for the same build, however late', async () => {
    await load().handleFailure();
    tab.now += 3_600_000;
    expect(await load().handleFailure()).toBe(false);
  });

  it('does not loop when every reload brings another build', async () => {
    await load().handleFailure();
    tab.now += reloadWindow - 1;
    tab.build = 'build-b';
    expect(await load().handleFailure()).toBe(false);
  });

  it('heals again after a second deploy an hour later', async () => {
    await load().handleFailure();
    tab.build = 'build-b';
    tab.now += 3_600_000;
    expect(await load().handleFailure()).toBe(true);
    expect(tab.reload).toHaveBeenCalledTimes(2);
  });

  it('forgets the reload after a healthy life, so the same build may heal later', async () => {
    await load().handleFailure();
    tab.now += healthyAfter;
    const guard = load();
    guard.markHealthy();
    expect(await guard.handleFailure()).toBe(true);
  });

  it('does not forget it while the reload is still on its way', async () => {
    const guard = load();
    await guard.handleFailure();
    guard.markHealthy();
    tab.now += 800;
    expect(await load().handleFailure()).toBe(false);
  });

  it('never reloads when storage is blocked or the server is away', async () => {
    tab.blocked = true;
    expect(await load().handleFailure()).toBe(false);
    tab.blocked = false;
    tab.reachable = false;
    expect(await load().handleFailure()).toBe(false);
    expect(() => load().markHealthy()).not.toThrow();
    expect(tab.reload).not.toHaveBeenCalled();
  });
});

describe('a server that was away', () => {
  it('heals when it is back', async () => {
    const { tab, load } = openTab();
    const guard = load();
    tab.reachable = false;
    expect(await guard.handleFailure()).toBe(false);
    tab.reachable = true;
    expect(await guard.handleFailure()).toBe(true);
  });
});

describe('decideChunkFailure', () => {
  it('survives a clock that was set back', () => {
    expect(decideChunkFailure({ at: start, build: 'a' }, start - 3_600_000, 'b')).toBe('reload');
    expect(decideChunkFailure({ at: start, build: 'a' }, start - 1, 'b')).toBe('show-error');
  });
});
