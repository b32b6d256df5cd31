import { describe, expect, it, vi } from 'vitest';

import { cursorIndex, initialCursor, ranked, type CursorTrack } from './cursor.ts';
import { commandForKey } from './keys.ts';
import { moveCursor, type CursorMove } from './moves.ts';
import { createCursorStore } from './store.ts';

const missing = Number.NaN;
const track: CursorTrack = {
  starts: Float64Array.of(100, 200, 300, 400),
  series: [
    { key: 'a', values: Float64Array.of(1, 5, 3, 5) },
    { key: 'b', values: Float64Array.of(9, 2, missing, 0) },
    { key: 'c', values: Float64Array.of(4, 4, 4, 4) },
  ],
};

function after(...moves: CursorMove[]) {
  return moves.reduce((state, move) => moveCursor(state, move, track), initialCursor);
}

describe('cursor', () => {
  it('starts at the newest step', () => {
    expect(cursorIndex(initialCursor, track)).toBe(3);
    expect(after({ type: 'step', by: -1 }).time).toBe(300);
  });

  it('starts at the newest value when the newest steps lie ahead, and at the end without any value', () => {
    const ahead = { ...track, series: [{ key: 'a', values: Float64Array.of(1, 5, missing, missing) }] };
    expect(cursorIndex(initialCursor, ahead)).toBe(1);
    const empty = { ...track, series: [{ key: 'a', values: new Float64Array(4).fill(missing) }] };
    expect(cursorIndex(initialCursor, empty)).toBe(3);
  });

  it('stops at the ends', () => {
    expect(after({ type: 'step', by: 10 }).time).toBe(400);
    expect(after({ type: 'first' }, { type: 'step', by: -1 }).time).toBe(100);
    expect(after({ type: 'go', index: 99 }).time).toBe(400);
  });

  it('goes up and down by value at the step, missing values last', () => {
    expect(ranked(track.series, { index: 0, end: 1 }).map(({ key }) => key)).toEqual(['b', 'c', 'a']);
    expect(ranked(track.series, { index: 2, end: 3 }).map(({ key }) => key)).toEqual(['c', 'a', 'b']);
    expect(after({ type: 'first' }, { type: 'series', by: 1 }).seriesKey).toBe('c');
    expect(
      after(
        { type: 'first' },
        { type: 'series', by: 1 },
        { type: 'series', by: 1 },
        { type: 'series', by: 1 },
      ).seriesKey,
    ).toBe('b');
    expect(after({ type: 'first' }, { type: 'series', by: -1 }).seriesKey).toBe('a');
  });

  it('jumps to the highest, then the second highest, and starts over after another move', () => {
    const highest: CursorMove = { type: 'extreme', kind: 'highest' };
    expect(after(highest)).toMatchObject({ time: 200, found: { kind: 'highest', place: 1 } });
    expect(after(highest, highest)).toMatchObject({ time: 400, found: { place: 2 } });
    expect(after(highest, highest, highest, highest, highest)).toMatchObject({
      time: 100,
      found: { place: 4 },
    });
    expect(after(highest, { type: 'step', by: 1 }, highest)).toMatchObject({
      time: 200,
      found: { place: 1 },
    });
    expect(after({ type: 'extreme', kind: 'lowest' })).toMatchObject({
      time: 100,
      found: { kind: 'lowest', place: 1 },
    });
  });

  it('opens with every move and closes when asked', () => {
    expect(after({ type: 'first' }).isOpen).toBe(true);
    expect(after({ type: 'first' }, { type: 'close' })).toMatchObject({ isOpen: false, time: 100 });
  });

  it('stays at its time when the steps change', () => {
    const state = after({ type: 'go', index: 1 });
    expect(cursorIndex(state, { ...track, starts: Float64Array.of(0, 190, 210.5) })).toBe(1);
  });

  it('does nothing where there is nothing', () => {
    const empty: CursorTrack = { starts: new Float64Array(0), series: [] };
    for (const move of [
      { type: 'step', by: 1 },
      { type: 'series', by: 1 },
      { type: 'extreme', kind: 'highest' },
    ] as const) {
      expect(moveCursor(initialCursor, move, empty)).toBe(initialCursor);
    }
    expect(cursorIndex(initialCursor, empty)).toBe(-1);
  });
});

function press(key: string, held: object = {}) {
  return commandForKey({ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...held });
}

describe('keys', () => {
  it.each([
    ['ArrowRight', { type: 'step', by: 1 }],
    ['ArrowUp', { type: 'series', by: 1 }],
    ['PageUp', { type: 'step', by: -10 }],
    ['End', { type: 'last' }],
    ['m', { type: 'extreme', kind: 'highest' }],
    ['Escape', { type: 'escape' }],
    ['Enter', { type: 'drill' }],
    ['+', { type: 'zoom', factor: 0.5 }],
    ['0', { type: 'show', window: null }],
    ['g', { type: 'find', by: 1 }],
    ['c', { type: 'compare' }],
    [' ', { type: 'pin' }],
    ['?', { type: 'commands' }],
    ['Tab', null],
    ['a', null],
  ])('%s', (key, move) => {
    expect(press(key)).toEqual(move);
  });

  it('tells Shift+M from M, also under Caps Lock', () => {
    expect(press('M', { shiftKey: true })).toEqual({ type: 'extreme', kind: 'lowest' });
    expect(press('M')).toEqual({ type: 'extreme', kind: 'highest' });
  });

  it('knows signs by what is written, whichever key it takes', () => {
    expect(press('+', { shiftKey: true })).toEqual({ type: 'zoom', factor: 0.5 });
    expect(press('=')).toEqual({ type: 'zoom', factor: 0.5 });
    expect(press('_', { shiftKey: true })).toEqual({ type: 'zoom', factor: 2 });
    expect(press('?', { shiftKey: true })).toEqual({ type: 'commands' });
  });

  it('reaches the ends of the data and pans with a key held down', () => {
    expect(press('Home', { ctrlKey: true })).toEqual({ type: 'dataFirst' });
    expect(press('ArrowRight', { shiftKey: true })).toEqual({ type: 'pan', share: 0.25 });
  });

  it('leaves shortcuts of the browser alone', () => {
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press('m', { ctrlKey: true })).toBeNull();
    expect(press('Home', { shiftKey: true })).toBeNull();
    expect(press('+', { ctrlKey: true })).toBeNull();
    expect(press('c', { ctrlKey: true })).toBeNull();
  });
});

describe('store', () => {
  it('tells its listeners about changes only, until they leave', () => {
    const store = createCursorStore();
    const listener = vi.fn<() => void>();
    const leave = store.subscribe(listener);
    store.move({ type: 'close' }, track);
    expect(listener).not.toHaveBeenCalled();
    store.move({ type: 'first' }, track);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.get().time).toBe(100);
    leave();
    store.move({ type: 'last' }, track);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
