import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hourMs } from '@vinrod/locale/clock';
import { fromLocal } from '@vinrod/locale/wall-clock';
import { stepStarts } from '../core/time/steps.ts';
import { valueAt } from '../core/typed-array.ts';
import { initialCursor, type CursorTrack } from './cursor.ts';
import { moveCursor, type CursorMove } from './moves.ts';
import {
  clipWindow,
  fitWindow,
  parentWindow,
  stepsWithin,
  unitWindow,
  windowWith,
  zoomWindow,
} from './window.ts';

const starts = stepStarts('hour', fromLocal(2026, 1, 1), fromLocal(2026, 12, 31, 23));
const steps = { starts, step: 'hour' as const };
const whole = { from: valueAt(starts, 0), to: valueAt(starts, starts.length - 1) };

describe('window', () => {
  it('is nothing when it would show everything', () => {
    expect(fitWindow(whole, steps)).toBeNull();
    expect(fitWindow({ from: whole.from - hourMs, to: whole.to + hourMs }, steps)).toBeNull();
    expect(zoomWindow(null, 2, whole.from, steps)).toBeNull();
  });

  it('is moved rather than cut at the ends of the data', () => {
    const week = 7 * 24 * hourMs;
    expect(fitWindow({ from: whole.from - week, to: whole.from + week }, steps)).toEqual({
      from: whole.from,
      to: whole.from + 2 * week,
    });
  });

  it('of an app is cut to the data, and is everything where there is no data', () => {
    const week = 7 * 24 * hourMs;
    expect(clipWindow({ from: whole.from - week, to: whole.from + week }, starts)).toEqual({
      from: whole.from,
      to: whole.from + week,
    });
    expect(clipWindow({ from: whole.to + 1, to: whole.to + week }, starts)).toBeNull();
  });

  it('never shows less than a few steps', () => {
    const window = zoomWindow(null, 1e-9, fromLocal(2026, 6, 1), steps);
    expect(window && window.to - window.from).toBe(4 * hourMs);
    const [first, end] = stepsWithin(starts, window);
    expect(end - first).toBeGreaterThanOrEqual(4);
  });

  it('keeps the instant under the pointer in its place', () => {
    const at = fromLocal(2026, 3, 1);
    const share = (at - whole.from) / (whole.to - whole.from);
    const window = zoomWindow(null, 0.25, at, steps);
    expect(window && (at - window.from) / (window.to - window.from)).toBeCloseTo(share, 9);
  });

  it('is a month from its first hour to its last, also when the clock changes in it', () => {
    const march = unitWindow('month', fromLocal(2026, 3, 12), steps);
    const [first, end] = stepsWithin(starts, march);
    expect(end - first).toBe(743);
    expect(parentWindow(unitWindow('day', fromLocal(2026, 3, 12), steps), steps)).toEqual(march);
    expect(parentWindow(march, steps)).toBeNull();
  });

  it('follows an instant by whole months, or by part of its length', () => {
    const march = unitWindow('month', fromLocal(2026, 3, 12), steps);
    expect(windowWith(march, fromLocal(2026, 4, 1), steps)).toEqual(
      unitWindow('month', fromLocal(2026, 4, 5), steps),
    );
    const odd = { from: fromLocal(2026, 3, 3), to: fromLocal(2026, 3, 9) };
    const moved = windowWith(odd, fromLocal(2026, 3, 12), steps);
    expect(moved?.to).toBeGreaterThan(fromLocal(2026, 3, 12));
    expect(moved && moved.to - moved.from).toBe(odd.to - odd.from);
  });

  it('stays inside the data and in order after any moves', () => {
    const track: CursorTrack = {
      ...steps,
      series: [{ key: 'a', values: Float64Array.from(starts, (_, i) => i) }],
    };
    const move: fc.Arbitrary<CursorMove> = fc.oneof(
      fc.record({
        type: fc.constant('zoom' as const),
        factor: fc.double({ min: 0.01, max: 50, noNaN: true }),
      }),
      fc.record({ type: fc.constant('pan' as const), share: fc.double({ min: -3, max: 3, noNaN: true }) }),
      fc.record({ type: fc.constant('step' as const), by: fc.integer({ min: -40, max: 40 }) }),
      fc.record({ type: fc.constant('go' as const), index: fc.integer({ min: -5, max: 9000 }) }),
      fc.constantFrom<CursorMove>(
        { type: 'drill' },
        { type: 'out' },
        { type: 'first' },
        { type: 'last' },
        { type: 'extreme', kind: 'highest' },
        { type: 'find', by: 1 },
        { type: 'leave' },
      ),
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        const { window, time } = moves.reduce((state, one) => moveCursor(state, one, track), initialCursor);
        const shown = window ?? whole;
        expect(starts.includes(time ?? whole.from)).toBe(true);
        expect(shown.from).toBeGreaterThanOrEqual(whole.from);
        expect(shown.to).toBeLessThanOrEqual(whole.to);
        expect(shown.to).toBeGreaterThan(shown.from);
      }),
      { seed: 20261120, numRuns: 300 },
    );
  });
});
