import { describe, expect, it } from 'vitest';

import { fromLocal } from '@vinrod/locale/wall-clock';
import { stepStarts, type StepKind } from '../core/time/steps.ts';
import { valueAt } from '../core/typed-array.ts';
import { initialCursor, placeOf, type CursorState, type CursorTrack } from './cursor.ts';
import { moveCursor, type CursorMove } from './moves.ts';

type Day = readonly [year: number, month: number, day: number, hour?: number, minute?: number];

function trackOf(step: StepKind, first: Day, last: Day, values?: (i: number) => number): CursorTrack {
  const starts = stepStarts(step, fromLocal(...first), fromLocal(...last));
  return {
    step,
    starts,
    series: [{ key: 'a', values: Float64Array.from(starts, (_, i) => values?.(i) ?? i) }],
    isSummed: true,
  };
}

function after(track: CursorTrack, ...moves: CursorMove[]): CursorState {
  return moves.reduce((state, move) => moveCursor(state, move, track), initialCursor);
}

function row(track: CursorTrack, state: CursorState) {
  const place = placeOf(state, track);
  if (!place) throw new Error('The cursor has no place.');
  const { level, position, count, index, end } = place;
  return {
    level,
    position,
    count,
    start: new Date(valueAt(track.starts, index)).toISOString(),
    steps: end - index,
  };
}

const year = trackOf('quarter', [2026, 1, 1], [2026, 12, 31, 23, 45]);
const drill: CursorMove = { type: 'drill' };
const first: CursorMove = { type: 'first' };
const next: CursorMove = { type: 'step', by: 1 };

describe('levels of the cursor', () => {
  it('go from the months of a year down to the quarters of an hour', () => {
    const months = after(year, first, next, next);
    expect(row(year, months)).toMatchObject({ level: 'month', position: 2, count: 12, steps: 743 * 4 });
    const days = moveCursor(months, drill, year);
    expect(row(year, days)).toMatchObject({ level: 'day', position: 0, count: 31 });
    const hours = moveCursor(days, drill, year);
    expect(row(year, hours)).toMatchObject({ level: 'hour', position: 0, count: 24 });
    const quarters = moveCursor(hours, drill, year);
    expect(row(year, quarters)).toMatchObject({ level: 'quarter', position: 0, count: 4, steps: 1 });
    expect(moveCursor(quarters, drill, year)).toBe(quarters);
  });

  it('come back out the same way', () => {
    const inside = after(year, first, next, next, drill, drill, drill);
    const levels = [inside];
    for (let i = 0; i < 3; i += 1) levels.push(moveCursor(levels.at(-1) ?? inside, { type: 'out' }, year));
    expect(levels.map((state) => row(year, state).level)).toEqual(['quarter', 'hour', 'day', 'month']);
    expect(levels.at(-1)?.window).toBeNull();
    expect(row(year, levels.at(-1) ?? inside).position).toBe(2);
  });

  it('count 23 hours when summer time starts and 25 when it ends', () => {
    const hours = trackOf('hour', [2026, 1, 1], [2026, 12, 31, 23]);
    const at = (month: number, day: number, hour: number) =>
      after(hours, { type: 'go', index: hours.starts.indexOf(fromLocal(2026, month, day, hour)) });
    expect(row(hours, at(3, 29, 12))).toMatchObject({ level: 'hour', position: 11, count: 23 });
    expect(row(hours, at(10, 25, 12))).toMatchObject({ level: 'hour', position: 13, count: 25 });
  });

  it('never hold a whole long series, whatever the data', () => {
    const long = trackOf('hour', [2022, 1, 1], [2026, 12, 31, 23]);
    expect(row(long, after(long, first))).toMatchObject({ level: 'year', position: 0, count: 5 });
    const zoomed = [0.9, 0.5, 0.2, 0.05, 0.01, 0.001].map((factor) =>
      after(long, { type: 'zoom', factor, at: fromLocal(2024, 6, 1) }),
    );
    for (const state of zoomed) expect(row(long, state).count).toBeLessThanOrEqual(62);
  });

  it('step over the end of a month or day into the next, which the window follows', () => {
    const lastOfMarch = after(year, first, next, next, drill, { type: 'last' });
    expect(row(year, lastOfMarch)).toMatchObject({ level: 'day', position: 30, count: 31 });
    const april = moveCursor(lastOfMarch, next, year);
    expect(row(year, april)).toMatchObject({ level: 'day', position: 0, count: 30 });
    expect(row(year, april).start).toBe(new Date(fromLocal(2026, 4, 1)).toISOString());
  });

  it('stop at the ends of the data', () => {
    expect(row(year, after(year, first, { type: 'step', by: -1 })).position).toBe(0);
    expect(row(year, after(year, { type: 'last' }, next)).position).toBe(11);
    expect(row(year, after(year, first, { type: 'step', by: 100 })).position).toBe(11);
  });

  it('are by ISO year and week for weekly values', () => {
    const weeks = trackOf('week', [2020, 12, 28], [2026, 12, 28]);
    const state = after(weeks, first);
    expect(row(weeks, state)).toMatchObject({ level: 'year', count: 7, steps: 1 });
    expect(row(weeks, moveCursor(state, next, weeks))).toMatchObject({ position: 1, steps: 52 });
  });

  it('are the steps themselves where those are few', () => {
    const weeks = trackOf('week', [2026, 5, 4], [2026, 10, 26]);
    expect(row(weeks, after(weeks, first, next))).toMatchObject({ level: 'week', position: 1, count: 26 });
  });

  it('are the hours of a day after pointing, and those of the window again when the pointer has left', () => {
    const index = year.starts.indexOf(fromLocal(2026, 3, 12, 14, 30));
    const pointed = after(year, { type: 'hover', index });
    expect(row(year, pointed)).toMatchObject({ level: 'quarter', position: 2, count: 4, steps: 1 });
    expect(row(year, moveCursor(pointed, { type: 'leave' }, year))).toMatchObject({
      level: 'month',
      position: 2,
    });
  });

  it('are moved to by the range input itself', () => {
    expect(row(year, after(year, { type: 'position', position: 6 }))).toMatchObject({ position: 6 });
    expect(row(year, after(year, first, drill, { type: 'position', position: 30 }))).toMatchObject({
      level: 'day',
      position: 30,
    });
  });
});

describe('finding', () => {
  const missing = new Set([5, 6, 7, 40]);
  const days = trackOf('day', [2026, 1, 1], [2026, 3, 31], (i) => (missing.has(i) ? Number.NaN : 90 - i));

  it('goes from gap to gap and does not start over', () => {
    const find: CursorMove = { type: 'find', by: 1 };
    const one = after(days, find);
    expect(one).toMatchObject({ found: { kind: 'gap', length: 3 }, time: fromLocal(2026, 1, 6) });
    const two = moveCursor(one, find, days);
    expect(two).toMatchObject({ found: { kind: 'gap', length: 1 }, time: fromLocal(2026, 2, 10) });
    expect(moveCursor(two, find, days)).toBe(two);
    expect(moveCursor(two, { type: 'find', by: -1 }, days)).toMatchObject({ time: fromLocal(2026, 1, 6) });
  });

  it('knows annotations and clock changes', () => {
    const hours = trackOf('hour', [2026, 3, 28], [2026, 3, 30, 23]);
    const marked = { ...hours, marks: [fromLocal(2026, 3, 28, 7, 20)] };
    const found = after(marked, { type: 'find', by: 1 });
    expect(found).toMatchObject({ time: fromLocal(2026, 3, 28, 7), found: { kind: 'mark' } });
    expect(moveCursor(found, { type: 'find', by: 1 }, marked)).toMatchObject({
      time: fromLocal(2026, 3, 29, 3),
      found: { kind: 'clock' },
    });
  });

  it('looks for extremes in what is shown', () => {
    const february = after(
      days,
      { type: 'go', index: 35 },
      { type: 'leave' },
      { type: 'last' },
      {
        type: 'show',
        window: { from: fromLocal(2026, 2, 1), to: fromLocal(2026, 2, 28) },
      },
    );
    const found = moveCursor(february, { type: 'extreme', kind: 'highest' }, days);
    expect(found.time).toBe(fromLocal(2026, 2, 1));
    expect(moveCursor(found, { type: 'extreme', kind: 'lowest' }, days).time).toBe(fromLocal(2026, 2, 28));
  });
});
