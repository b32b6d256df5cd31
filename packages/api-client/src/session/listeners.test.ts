import { describe, expect, it, vi } from 'vitest';
import { createListeners } from './listeners.ts';

describe('createListeners', () => {
  it('tells the others when one throws, and lets the error be seen', async () => {
    const uncaught = vi.fn<(callback: () => void) => void>();
    vi.stubGlobal('queueMicrotask', uncaught);
    const listeners = createListeners();
    const second = vi.fn<() => void>();
    listeners.add(() => {
      throw new Error('broken listener');
    });
    listeners.add(second);
    listeners.notify(null);
    vi.unstubAllGlobals();
    expect(second).toHaveBeenCalledOnce();
    expect(() => uncaught.mock.calls[0]?.[0]()).toThrow('broken listener');
  });

  it('removes only what was added, even when a listener removes itself while it is told', () => {
    const listeners = createListeners();
    const again = vi.fn<() => void>();
    const stop = listeners.add(() => stop());
    listeners.add(again);
    listeners.notify(null);
    expect(listeners.size()).toBe(1);
    expect(again).toHaveBeenCalledOnce();
  });
});
