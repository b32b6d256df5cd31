import { describe, expect, it, vi } from 'vitest';

import { fromLocal } from '@vinrod/locale/wall-clock';
import { stepStarts } from '../../core/time/steps.ts';
import type { CursorTrack } from '../../cursor/cursor.ts';
import { createCursorStore } from '../../cursor/store.ts';
import { commandRunner } from './run-command.ts';

const starts = stepStarts('day', fromLocal(2026, 1, 1), fromLocal(2026, 12, 31));
const track: CursorTrack = {
  step: 'day',
  starts,
  series: ['a', 'b'].map((key) => ({ key, values: Float64Array.from(starts) })),
};
const nothing = { title: '', detail: '', rows: [], currentKey: null, earlierLabel: null, sum: null };

function runner() {
  const store = createCursorStore();
  const say = vi.fn<(text: string) => void>();
  const compare = vi.fn<() => void>();
  const view = {
    xOf: (index: number) => index,
    indexAt: (x: number) => x,
    dotsAt: () => [],
    flagAt: () => '',
    spokenAt: () => 'a place',
    tooltipAt: () => nothing,
    spokenWindow: () => 'a window',
  };
  const run = commandRunner({ id: 'one', store, track, view, actions: { compare }, say });
  return { store, say, compare, run };
}

describe('commands of a chart', () => {
  it('say where a button went, and nothing when a key went there: the cursor says it itself', () => {
    const { run, say } = runner();
    run({ type: 'first' }, 'key');
    expect(say).not.toHaveBeenCalled();
    run({ type: 'step', by: 1 }, 'button');
    expect(say).toHaveBeenLastCalledWith('a place');
  });

  it('say which series a key went to: the cursor stays at its step, of which a screen reader hears nothing', () => {
    const { run, say } = runner();
    run({ type: 'first' }, 'key');
    run({ type: 'series', by: 1 }, 'key');
    expect(say).toHaveBeenLastCalledWith('a place');
    say.mockClear();
    run({ type: 'series', by: 1 }, 'pointer');
    expect(say).not.toHaveBeenCalled();
  });

  it('say what is shown when that changes', () => {
    const { run, say } = runner();
    run({ type: 'zoom', factor: 0.5 }, 'key');
    expect(say).toHaveBeenLastCalledWith('a window');
  });

  it('say when there is nothing more to find', () => {
    const { run, say } = runner();
    run({ type: 'find', by: 1 }, 'key');
    expect(say).toHaveBeenLastCalledWith(expect.stringContaining('inga fler'));
  });

  it('close the box first, then go out level by level, then leave Esc to others', () => {
    const { run, store } = runner();
    run({ type: 'first' }, 'key');
    run({ type: 'drill' }, 'key');
    expect(store.get()).toMatchObject({ isOpen: true, window: { from: starts[0] } });
    expect(run({ type: 'escape' }, 'key')).toBe(true);
    expect(store.get()).toMatchObject({ isOpen: false, window: { from: starts[0] } });
    expect(run({ type: 'escape' }, 'key')).toBe(true);
    expect(store.get().window).toBeNull();
    expect(run({ type: 'escape' }, 'key')).toBe(false);
  });

  it('do what the chart can and refuse the rest', () => {
    const { run, compare } = runner();
    expect(run({ type: 'compare' }, 'key')).toBe(true);
    expect(compare).toHaveBeenCalledTimes(1);
    expect(run({ type: 'listen' }, 'key')).toBe(false);
  });

  it('name the chart that moved the cursor', () => {
    const { run, store } = runner();
    run({ type: 'first' }, 'pointer');
    expect(store.get().source).toBe('one');
  });
});
