import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createLevelLoader, type LevelQuestion } from './level-loader.ts';

interface Open {
  readonly question: LevelQuestion;
  readonly answer: (text: string) => void;
  readonly fail: (reason: unknown) => void;
}

/** A server whose answers come when the test says so. */
function server() {
  const open: Open[] = [];
  const source = (question: LevelQuestion) =>
    new Promise<string>((answer, fail) => {
      open.push({ question, answer, fail });
    });
  return { open, source };
}

const day = 86_400_000;
const week = { from: 70 * day, to: 77 * day };
const otherWeek = { from: 700 * day, to: 707 * day };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('levels from a source', () => {
  it('asks for more than what is shown, in a rounded width, so that short moves need no new answer', async () => {
    const { open, source } = server();
    const levels = createLevelLoader(source);
    levels.show(week, 611);
    await vi.runAllTimersAsync();
    const { window, width } = open[0]?.question ?? {};
    expect(window?.from).toBeLessThanOrEqual(week.from);
    expect(window?.to).toBeGreaterThanOrEqual(week.to);
    expect(width).toBe(800);
    open[0]?.answer('hours');
    levels.show({ from: week.from + 60_000, to: week.to + 60_000 }, 700);
    await vi.runAllTimersAsync();
    expect(open).toHaveLength(1);
    expect(levels.get()).toEqual({ answer: 'hours', isLoading: false, failure: null });
  });

  it('waits for rest, and aborts what is no longer wanted', async () => {
    const { open, source } = server();
    const levels = createLevelLoader(source, { rest: 100 });
    levels.show(null, 800);
    await vi.advanceTimersByTimeAsync(0);
    levels.show(week, 800);
    expect(open.map(({ question: { signal } }) => signal.aborted)).toEqual([true]);
    await vi.advanceTimersByTimeAsync(99);
    levels.show(otherWeek, 800);
    await vi.advanceTimersByTimeAsync(100);
    expect(open).toHaveLength(2);
    open[1]?.answer('the other week');
    open[0]?.answer('everything, too late');
    await vi.runAllTimersAsync();
    expect(levels.get().answer).toBe('the other week');
  });

  it('shows the answer before while the next is awaited, and what it knows at once', async () => {
    const { open, source } = server();
    const levels = createLevelLoader(source);
    levels.show(null, 800);
    await vi.runAllTimersAsync();
    open[0]?.answer('months');
    await vi.runAllTimersAsync();
    levels.show(week, 800);
    expect(levels.get()).toEqual({ answer: 'months', isLoading: true, failure: null });
    await vi.runAllTimersAsync();
    open[1]?.answer('hours');
    await vi.runAllTimersAsync();
    levels.show(null, 800);
    expect(levels.get()).toEqual({ answer: 'months', isLoading: false, failure: null });
    expect(open).toHaveLength(2);
  });

  it('forgets what was shown longest ago', async () => {
    const { open, source } = server();
    const levels = createLevelLoader(source, { kept: 1, rest: 0 });
    for (const window of [null, week, null]) {
      levels.show(window, 800);
      await vi.runAllTimersAsync();
      open.at(-1)?.answer('an answer');
      await vi.runAllTimersAsync();
    }
    expect(open).toHaveLength(3);
  });

  it('says that it failed, keeps what was there, and asks again when told to', async () => {
    const { open, source } = server();
    const levels = createLevelLoader(source);
    const heard = vi.fn<() => void>();
    const stop = levels.subscribe(heard);
    levels.show(null, 800);
    await vi.runAllTimersAsync();
    const failure = new Error('The server is away.');
    open[0]?.fail(failure);
    await vi.runAllTimersAsync();
    expect(levels.get()).toEqual({ answer: null, isLoading: false, failure });
    levels.retry();
    await vi.runAllTimersAsync();
    open[1]?.answer('months');
    await vi.runAllTimersAsync();
    expect(levels.get()).toEqual({ answer: 'months', isLoading: false, failure: null });
    expect(heard).toHaveBeenCalledTimes(4);
    levels.retry();
    stop();
    levels.stop();
    await vi.runAllTimersAsync();
    expect(open).toHaveLength(2);
  });
});
