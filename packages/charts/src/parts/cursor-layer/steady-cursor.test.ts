import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createCursorStore } from '../../cursor/store.ts';
import { createSteadyCursor, type Urgency } from './steady-cursor.ts';

const track = { starts: Float64Array.of(0, 1, 2, 3), lanes: [] };

function steady(urgency: Urgency) {
  const store = createCursorStore();
  const cursor = createSteadyCursor(store);
  const told: (number | null)[] = [];
  const stop = cursor.subscribe(() => told.push(cursor.get().time));
  cursor.decideBy(() => urgency);
  const hover = (index: number) => store.move({ type: 'hover', index }, track);
  return { cursor, told, hover, stop };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('tells of every move at once', () => {
  const { told, hover } = steady('now');
  hover(1);
  hover(2);
  expect(told).toEqual([1, 2]);
});

it('tells only where the cursor comes to rest', () => {
  const { cursor, told, hover } = steady('atRest');
  hover(1);
  vi.advanceTimersByTime(100);
  hover(2);
  vi.advanceTimersByTime(100);
  expect(told).toEqual([]);
  expect(cursor.get().time).toBeNull();
  vi.advanceTimersByTime(100);
  expect(told).toEqual([2]);
});

it('holds back what is shown without it, until it is asked', () => {
  const { cursor, told, hover } = steady('never');
  hover(3);
  vi.runAllTimers();
  expect(told).toEqual([]);
  cursor.catchUp();
  cursor.catchUp();
  expect(told).toEqual([3]);
});

it('tells nothing more when nobody listens', () => {
  const { told, hover, stop } = steady('atRest');
  hover(1);
  stop();
  vi.runAllTimers();
  hover(2);
  expect(told).toEqual([]);
});
