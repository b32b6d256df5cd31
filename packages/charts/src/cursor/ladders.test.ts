import { describe, expect, it } from 'vitest';

import { hourMs } from '@vinrod/locale/clock';
import { fromLocal } from '@vinrod/locale/wall-clock';
import { stepStarts } from '../core/time/steps.ts';
import { valueAt } from '../core/typed-array.ts';
import { cursorIndex, initialCursor, placeOf, type CursorState, type CursorTrack } from './cursor.ts';
import { moveCursor, type CursorMove } from './moves.ts';

function after(track: CursorTrack, state: CursorState, ...moves: CursorMove[]): CursorState {
  return moves.reduce((before, move) => moveCursor(before, move, track), state);
}

function rowOf(track: CursorTrack, state: CursorState) {
  const place = placeOf(state, track);
  if (!place) throw new Error('The cursor has no place.');
  const { level, position, count, index, end } = place;
  return { level, position, count, index, end };
}

const drill: CursorMove = { type: 'drill' };

function ranks(count: number): CursorTrack {
  const starts = Float64Array.from({ length: count }, (_, i) => i);
  return { step: 'rank', starts, series: [{ key: 'a', values: starts.toReversed() }] };
}

function seriesOf(starts: Float64Array) {
  return [{ key: 'a', values: starts }];
}

describe('an order by size', () => {
  it.each([
    [80, 'rank', 80],
    [744, 'ten', 75],
    [8760, 'hundred', 88],
    [35_040, 'thousand', 36],
  ])('of %i values is stepped through by %s, in a row of %i', (count, level, length) => {
    expect(rowOf(ranks(count), initialCursor)).toMatchObject({ level, count: length });
  });

  it('is gone into down to single values, and out again', () => {
    const track = ranks(4417);
    const first = after(track, initialCursor, { type: 'first' }, { type: 'step', by: 1 });
    expect(rowOf(track, first)).toMatchObject({ level: 'hundred', index: 100, end: 200 });
    const inside = after(track, first, drill);
    expect(inside.window).toEqual({ from: 100, to: 199 });
    expect(rowOf(track, inside)).toMatchObject({ level: 'rank', count: 100, position: 0, index: 100 });
    expect(after(track, inside, drill)).toBe(inside);
    const out = after(track, inside, { type: 'out' });
    expect(out.window).toBeNull();
    expect(rowOf(track, out)).toMatchObject({ level: 'hundred', index: 100 });
  });

  it('ends with the values that are left', () => {
    const track = ranks(4417);
    expect(rowOf(track, after(track, initialCursor, { type: 'last' }))).toMatchObject({
      position: 44,
      index: 4400,
      end: 4417,
    });
  });
});

describe('days with hours in them', () => {
  const days = stepStarts('day', fromLocal(2026, 9, 1), fromLocal(2026, 10, 31));
  const hours = stepStarts('hour', fromLocal(2026, 9, 1), fromLocal(2026, 10, 31, 23));
  const byDay: CursorTrack = {
    step: 'day',
    starts: days,
    series: seriesOf(days),
    finer: { step: 'hour', starts: hours },
  };
  const byHour: CursorTrack = { step: 'hour', starts: hours, series: seriesOf(hours) };
  const october25 = days.indexOf(fromLocal(2026, 10, 25));

  it('lead from a day into its hours, 25 of them when the clock goes back', () => {
    const day = after(byDay, initialCursor, { type: 'go', index: october25 }, drill);
    expect(day.window).toEqual({ from: fromLocal(2026, 10, 25), to: fromLocal(2026, 10, 25, 23) });
    expect(rowOf(byHour, day)).toMatchObject({ level: 'hour', count: 25, position: 0 });
  });

  it('lead from a month into its days, and the months of that are whole', () => {
    const quarterYear: CursorTrack = {
      ...byDay,
      starts: stepStarts('day', fromLocal(2026, 7, 1), fromLocal(2026, 10, 31)),
      finer: {
        step: 'hour',
        starts: stepStarts('hour', fromLocal(2026, 7, 1), fromLocal(2026, 10, 31, 23)),
      },
    };
    const month = after(quarterYear, initialCursor, { type: 'first' }, drill);
    expect(rowOf(quarterYear, month)).toMatchObject({ level: 'day', count: 31, position: 0 });
    const next = after(quarterYear, month, { type: 'step', by: 31 });
    expect(next.window).toEqual({ from: fromLocal(2026, 8, 1), to: fromLocal(2026, 8, 31, 23) });
  });

  it('stand on the day that holds an hour of the afternoon', () => {
    const evening: CursorState = { ...initialCursor, time: fromLocal(2026, 9, 2) + 20 * hourMs };
    expect(valueAt(days, cursorIndex(evening, byDay))).toBe(fromLocal(2026, 9, 2));
  });
});
