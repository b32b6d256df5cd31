import { afterEach, expect, it, vi } from 'vitest';

import { Turn } from './yield-to-event-loop.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('keeps a turn for a few milliseconds only, and lets others come before the next', async () => {
  let now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const turn = new Turn();
  now += 5;
  expect(turn.isOver).toBe(false);
  now += 5;
  expect(turn.isOver).toBe(true);

  const done: string[] = [];
  setImmediate(() => done.push('another request'));
  await turn.next();
  done.push('the long work');
  expect(done).toEqual(['another request', 'the long work']);
  expect(turn.isOver).toBe(false);
});
