import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ChartDataError } from '../core/errors.ts';
import { createSeries } from '../core/series.ts';
import { stepStarts } from '../core/time/steps.ts';
import { fromLocal } from '@vinrod/locale/wall-clock';
import { dayBars } from '../day-bar-graph/day-chart.ts';
import { lines } from '../line-graph/line-chart.ts';
import { monthBars } from '../month-bar-graph/month-chart.ts';
import { createStages, type FrameContent, type ReaderChoice } from './chart-stages.ts';
import { defineChart } from './define-chart.ts';

const starts = stepStarts('day', fromLocal(2026, 5, 1), fromLocal(2026, 5, 20));
const data = createSeries({ step: 'day', starts, values: starts.map((_, i) => i) });
const series = ['a', 'b'].map((key) => ({ key, label: key, data }));
const content = { title: 'Förbrukning', unit: 'kWh', series };
const reader: ReaderChoice = { width: 700, textScale: 1, window: null, isCompared: true };
const none: ReadonlySet<string> = new Set();

/** A line graph that counts how often each stage runs. */
const asked = {
  model: vi.fn<() => void>(),
  shown: vi.fn<() => void>(),
  draw: vi.fn<() => void>(),
  words: vi.fn<() => void>(),
};
const counted = defineChart<
  typeof content & Partial<FrameContent>,
  ReturnType<typeof lines.model>,
  ReturnType<typeof lines.shown>
>({
  ...lines,
  model(given, language) {
    asked.model();
    return lines.model(given, language);
  },
  shown(model, choice) {
    asked.shown();
    return lines.shown(model, choice);
  },
  draw(shown, area) {
    asked.draw();
    return lines.draw(shown, area);
  },
  words(shown) {
    asked.words();
    return lines.words(shown);
  },
});

beforeEach(() => vi.clearAllMocks());

function counts(): readonly number[] {
  return [asked.model, asked.shown, asked.draw, asked.words].map(({ mock }) => mock.calls.length);
}

describe('a chart goes only through the stages that have something new', () => {
  const stages = createStages(counted);
  const show = (given: typeof content, hidden = none, choice = reader) =>
    stages.state(stages.model(given, 'sv'), given, hidden, choice);

  it('all of them at first, and none for the same again', () => {
    show(content);
    expect(counts()).toEqual([1, 1, 1, 1]);
    expect(show({ ...content })).toEqual(show(content));
    expect(counts()).toEqual([1, 1, 1, 1]);
  });

  it('none for another title, which its table has', () => {
    expect(show({ ...content, title: 'Effekt' }).table.caption).toBe('Effekt, kWh');
    expect(counts()).toEqual([0, 0, 0, 0]);
  });

  it('the picture for another width or window', () => {
    show(content, none, { ...reader, width: 600 });
    show(content, none, { ...reader, window: { from: fromLocal(2026, 5, 3), to: fromLocal(2026, 5, 9) } });
    expect(counts()).toEqual([0, 0, 2, 0]);
  });

  it('everything but the model for a hidden series', () => {
    show(content, new Set(['a']));
    expect(counts()).toEqual([0, 1, 1, 1]);
  });

  it('everything for other data', () => {
    show({ ...content, series: series.slice(0, 1) });
    expect(counts()).toEqual([1, 1, 1, 1]);
  });
});

it('has no picture before it has a width, and refuses a height that is none', () => {
  const stages = createStages(counted);
  const model = stages.model(content, 'sv');
  expect(stages.state(model, content, none, { ...reader, width: 0 }).picture).toBeNull();
  expect(() => stages.state(model, { ...content, height: 0 }, none, reader)).toThrow(ChartDataError);
});

it('a chart without levels shows everything, whatever window it shares', () => {
  const years = { unit: 'kWh', currentLabel: '2026', previousLabel: '2025' };
  const months = [{ month: '2026-05', value: 1, previousValue: 2 }] as const;
  const stages = createStages(monthBars);
  const given = { ...years, months };
  const window = { from: 0, to: 1 };
  const state = stages.state(stages.model(given, 'sv'), given, none, { ...reader, window });
  expect(state.window).toBeNull();
});

it('a chart whose steps follow the window has the same track for the same steps', () => {
  const days = Array.from({ length: 90 }, (_, i) => ({
    date: new Date(Date.UTC(2026, 4, 1 + i)).toISOString().slice(0, 10),
    value: i,
    previousValue: null,
  }));
  const given = { unit: 'kWh', quantity: 'F', days, currentLabel: '2026', previousLabel: '2025' };
  const stages = createStages(dayBars);
  const trackAt = (width: number) =>
    stages.state(stages.model(given, 'sv'), given, none, { ...reader, width }).track;
  const byDay = trackAt(900);
  expect(trackAt(880)).toBe(byDay);
  expect(trackAt(240).step).toBe('week');
  expect(trackAt(900).step).toBe('day');
});
