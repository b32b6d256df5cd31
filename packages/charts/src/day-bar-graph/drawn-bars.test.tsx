import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { ChartDataError } from '../core/errors.ts';
import { createSeries } from '../core/series.ts';
import { localDate } from '../core/time/step-label.ts';
import { fromLocal } from '@vinrod/locale/wall-clock';
import { stepStarts } from '../core/time/steps.ts';
import { initialCursor, placeOf, type CursorState } from '../cursor/cursor.ts';
import { moveCursor, type CursorMove } from '../cursor/moves.ts';
import { drawn } from '../chart/drawn.fixture.ts';
import { dayBars } from './day-chart.ts';
import { dayModel, type DayBarDay } from './day-model.ts';
import { dayColumns, dayLegend, type DayFormat } from './day-words.ts';
import { barModels, barsWithin, barTrack, drawnModel, type BarModels } from './drawn-bars.ts';
import { DayBarGraph } from './index.ts';

const format: DayFormat = { unit: 'kWh', decimals: 0, currentLabel: '2026', previousLabel: '2025' };
const starts = stepStarts('day', fromLocal(2026, 8, 1), fromLocal(2026, 10, 31));
const days: DayBarDay[] = Array.from(starts, (start, i) => ({
  date: localDate(start),
  value: i,
  previousValue: null,
}));
const hourStarts = stepStarts('hour', fromLocal(2026, 8, 1), fromLocal(2026, 10, 31, 23));
const hours = createSeries({ step: 'hour', starts: hourStarts, values: hourStarts.map((_, i) => i % 24) });
const models = barModels(dayModel(days, 'Förbrukning'), hours);
const area = { width: 900, height: 300, textScale: 1 };
const content = {
  unit: 'kWh',
  quantity: 'Förbrukning',
  days,
  hours,
  currentLabel: '2026',
  previousLabel: '2025',
};

/** The state after moves, each on the track of the bars drawn at that point. */
function after(all: BarModels, ...moves: CursorMove[]): CursorState {
  return moves.reduce(
    (state, move) => moveCursor(state, move, barTrack(drawnModel(all, state.window, area.width), all)),
    initialCursor,
  );
}

const first: CursorMove = { type: 'first' };
const drill: CursorMove = { type: 'drill' };

describe('bars', () => {
  it('have no scale where there are none, even if there is something to compare with', () => {
    const none = days.map((day) => ({ ...day, value: null, previousValue: 900 }));
    const empty = drawn(dayBars, { ...content, days: none }, area);
    expect(empty?.plot.gridLines.map(({ label }) => label.text)).toEqual(['0']);
  });

  it('are no wider than 96 px where they are few', () => {
    const one = drawn(dayBars, { ...content, days: days.slice(0, 1) }, area);
    const paths = one?.marks.map(({ attributes }) => String(attributes['d'] ?? '')) ?? [];
    expect(paths.some((d) => /^M418 \d+v\d+h96v-?\d+z$/.test(d))).toBe(true);
  });

  it('are days, weeks where days are too thin, and hours within a day or two', () => {
    expect(drawnModel(models, null, 900).step).toBe('day');
    expect(drawnModel(models, null, 240).step).toBe('week');
    expect(drawnModel(models, null, 0).step).toBe('day');
    const month = { from: fromLocal(2026, 9, 1), to: fromLocal(2026, 9, 30, 23) };
    expect(drawnModel(models, month, 240).step).toBe('day');
    const day = { from: fromLocal(2026, 9, 1), to: fromLocal(2026, 9, 1, 23) };
    expect(drawnModel(models, day, 240).step).toBe('hour');
    expect(drawnModel({ ...models, hour: null }, day, 240).step).toBe('day');
  });

  it('are gone into: month, day and the hours of the day, and out the same way', () => {
    const month = after(models, first, drill);
    expect(drawnModel(models, month.window, 900).step).toBe('day');
    const day = after(models, first, drill, { type: 'step', by: 2 }, drill);
    expect(day.window).toEqual({ from: fromLocal(2026, 8, 3), to: fromLocal(2026, 8, 3, 23) });
    const byHour = drawnModel(models, day.window, 900);
    expect(placeOf(day, barTrack(byHour, models))).toMatchObject({ level: 'hour', count: 24 });
    const out = moveCursor(day, { type: 'out' }, barTrack(byHour, models));
    expect(out.window).toEqual({ from: fromLocal(2026, 8, 1), to: fromLocal(2026, 8, 31, 23) });
  });

  it('without hours end at the days', () => {
    const none = barModels(dayModel(days, 'Förbrukning'), undefined);
    const day = after(none, first, drill, drill);
    expect(drawnModel(none, day.window, 900).step).toBe('day');
    expect(day.window).toEqual({ from: fromLocal(2026, 8, 1), to: fromLocal(2026, 8, 31) });
  });

  it('of hours have no year before', () => {
    const { hour } = models;
    if (!hour) throw new Error('There are hours.');
    expect(dayLegend(hour, format).map(({ key }) => key)).toEqual(['current']);
    expect(dayColumns(hour, format)).toHaveLength(1);
  });

  it('are those of the window, under the right pointer', () => {
    const window = { from: fromLocal(2026, 9, 1), to: fromLocal(2026, 9, 30, 23) };
    expect(barsWithin(models.day, [31, 61]).values[0]).toBe(31);
    const chart = drawn(dayBars, content, { ...area, window });
    expect(chart?.cursor.indexAt(0, 0)).toBe(31);
    expect(chart?.cursor.indexAt(900, 0)).toBe(60);
    expect(chart?.cursor.xOf(31)).toBeLessThan(chart?.cursor.xOf(60) ?? 0);
    expect(chart?.shownText).toBe('Visar 1–30 september 2026');
    expect(chart?.cursor.spokenWindow?.(window).replaceAll('\u00A0', ' ')).toBe(
      'Visar 1 till 30 september 2026, dygnsvärden. Summa 1 365 kWh.',
    );
  });
});

describe('bad input', () => {
  it('hours that are no hours are refused', () => {
    const quarters = createSeries({ step: 'quarter', starts: [0, 900_000], values: [1, 2] });
    expect(() => barModels(models.day, quarters)).toThrow(ChartDataError);
  });

  it('no width draws nothing, and a negative height is refused', () => {
    for (const width of [0, -10, Number.NaN]) {
      expect(drawn(dayBars, content, { ...area, width })).toBeNull();
    }
    const graph = (
      <DayBarGraph
        quantity="Förbrukning"
        unit="kWh"
        days={days}
        currentLabel="2026"
        previousLabel="2025"
        height={-1}
      />
    );
    expect(() => renderToString(graph)).toThrow(ChartDataError);
  });

  it('tells a change only between periods that the app calls whole', () => {
    const compared = days.map((day, i) => ({ ...day, value: 90, previousValue: 100 + (i % 2) }));
    const graph = (isComparable: boolean) =>
      renderToString(
        <DayBarGraph
          quantity="Förbrukning"
          unit="kWh"
          days={compared}
          currentLabel="2026"
          previousLabel="2025"
          isComparable={isComparable}
        />,
      );
    expect(graph(true)).toContain('mot 2025');
    expect(graph(false)).not.toContain('mot 2025');
  });
});
