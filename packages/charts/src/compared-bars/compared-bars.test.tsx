import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { createSeries } from '../core/series.ts';
import type { CoveredDays } from '../core/time/covered.ts';
import { initialCursor } from '../cursor/cursor.ts';
import { fromLocal } from '@vinrod/locale/wall-clock';
import type { LineContent } from '../line-graph/line-model.ts';
import { comparedBars } from './compared-chart.ts';
import { ComparedBars } from './index.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

function months(year: number, values: readonly number[]) {
  const starts = values.map((_, month) => fromLocal(year, month + 1, 1));
  return createSeries({ step: 'month', starts, values, name: String(year) });
}

function contentOf(now: readonly number[], before: readonly number[]): LineContent {
  return {
    unit: 'kWh',
    earlierLabel: '2025',
    series: [
      { key: 'sum', label: '2026', data: months(2026, now) },
      { key: 'before', label: '2025', data: months(2025, before), comparesWith: 'sum' },
    ],
  };
}

function shownOf(content: LineContent) {
  const model = comparedBars.model(content, 'sv');
  return comparedBars.shown(model, { isVisible: () => true, isCompared: true });
}

const area = { width: 800, textScale: 1, height: 408, window: null };

describe('the strip', () => {
  it('has a bar where there is more and where there is less, and none without both values', () => {
    const shown = shownOf(contentOf([120, 80, 100, 100], [100, 100, 100, Number.NaN]));
    const { marks } = comparedBars.draw(shown, area);
    const [more, less] = marks.slice(-2).map(({ attributes }) => String(attributes['d']));
    expect(more?.match(/[Mm]/g)).toHaveLength(1);
    expect(less?.match(/[Mm]/g)).toHaveLength(1);
  });

  it.each([
    [[105_000, 98_000], [100_000, 100_000], 'skillnad, MWh'],
    [[100_008, 99_995], [100_000, 100_000], 'skillnad, kWh'],
  ])('is in the unit of the bars, unless it is much smaller: %j', (now, before, title) => {
    const { labels, plot } = comparedBars.draw(shownOf(contentOf(now, before)), area);
    expect(labels.map(({ text }) => text)).toContain(title);
    const ticks = plot.gridLines.map(({ label }) => label?.text ?? '').filter((text) => text.startsWith('+'));
    expect(ticks.length).toBeGreaterThan(0);
    for (const tick of ticks) expect(tick).toMatch(/^\+\d{1,2}$/);
  });

  it('is not there without a comparison', () => {
    const { series } = contentOf([120, 80], []);
    const shown = shownOf({ unit: 'kWh', series: series.slice(0, 1) });
    const { labels, plot } = comparedBars.draw(shown, area);
    expect(labels.some(({ text }) => text.startsWith('skillnad'))).toBe(false);
    expect(plot.box.bottom).toBeGreaterThan(350);
  });
});

it('numbers weeks over their months where there is room for both', () => {
  const starts = Array.from({ length: 10 }, (_, week) => fromLocal(2026, 1, 5 + 7 * week));
  const data = createSeries({ step: 'week', starts, values: starts.map(() => 100), name: '2026' });
  const shown = shownOf({ unit: 'kWh', series: [{ key: 'sum', label: '2026', data }] });
  const labelsAt = (width: number) =>
    comparedBars.draw(shown, { ...area, width }).labels.map(({ text }) => text);
  expect(labelsAt(800)).toEqual(expect.arrayContaining(['vecka', '2', '4', 'februari']));
  expect(labelsAt(320)).not.toContain('vecka');
});

/** The path of the line through the earlier values. */
function lineOf(covers?: CoveredDays): string {
  const content = contentOf([100, 100, 100, 40], [100, 100, 100, 30]);
  const { marks } = comparedBars.draw(shownOf(covers === undefined ? content : { ...content, covers }), area);
  return String(marks[4]?.attributes['d']);
}

it('joins the earlier values of whole steps only', () => {
  const whole = lineOf();
  const cut = lineOf({ start: '2026-01-01', end: '2026-04-10' });
  expect(whole.startsWith(cut)).toBe(true);
  expect(cut.length).toBeLessThan(whole.length);
  expect(lineOf({ start: '2026-01-01', end: '2026-04-30' })).toBe(whole);
});

/** The place of one month. */
const at = (index: number) => ({
  level: 'month' as const,
  index,
  end: index + 1,
  position: index,
  count: 2,
  indexAt: () => index,
});

describe('the values at a place', () => {
  it('end with the difference', () => {
    const { cursor } = comparedBars.draw(shownOf(contentOf([1200, 800], [1000, 1000])), area);
    const { sum } = cursor.tooltipAt(at(1), initialCursor);
    expect(plain(`${sum?.label} ${sum?.value}`)).toBe('Skillnad, kWh −200');
  });

  it('have no difference where a value is missing', () => {
    const { cursor } = comparedBars.draw(shownOf(contentOf([120, Number.NaN], [100, 100])), area);
    expect(cursor.tooltipAt(at(1), initialCursor).sum).toBeNull();
  });
});

it('does not hatch steps that only the longer earlier period has', () => {
  const { gaps } = comparedBars.draw(shownOf(contentOf([120, 80], [100, 100, 100])), area);
  expect(gaps).toEqual([]);
});

it('says what the line graph says', () => {
  const html = renderToString(<ComparedBars title="Förbrukning" {...contentOf([1200, 800], [1000, 1000])} />);
  expect(plain(html)).toContain('Högst: 1 200 kWh, januari 2026.');
});
