import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createCursorStore } from '../../cursor/store.ts';
import { createSteadyCursor } from './steady-cursor.ts';

const track = { starts: Float64Array.of(0, 1, 2, 3), series: [] };

function steady(isPointed: boolean) {
  const store = createCursorStore();
  const shown: (number | null)[] = [];
  const cursor = createSteadyCursor(
    store,
    () => isPointed,
    () => shown.push(cursor.get().time),
  );
  const hover = (index: number) => store.move({ type: 'hover', index }, track);
  return { cursor, shown, hover };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('tells of every move by keys at once', () => {
  const { shown, hover } = steady(false);
  hover(1);
  hover(2);
  expect(shown).toEqual([1, 2]);
});

it('tells only where the pointer comes to rest', () => {
  const { cursor, shown, hover } = steady(true);
  hover(1);
  vi.advanceTimersByTime(60);
  hover(2);
  vi.advanceTimersByTime(60);
  expect(shown).toEqual([]);
  expect(cursor.get().time).toBeNull();
  vi.advanceTimersByTime(60);
  expect(shown).toEqual([2]);
});

it('takes over what is held back when it is asked to', () => {
  const { cursor, shown, hover } = steady(true);
  hover(3);
  cursor.catchUp();
  cursor.catchUp();
  vi.runAllTimers();
  expect(shown).toEqual([3]);
});

it('tells nothing more when it has been stopped', () => {
  const { cursor, shown, hover } = steady(true);
  hover(1);
  cursor.stop();
  vi.runAllTimers();
  hover(2);
  expect(shown).toEqual([]);
});
