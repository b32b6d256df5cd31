import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { ChartDataError } from '../core/errors.ts';
import { createSeries, type TimeSeries } from '../core/series.ts';
import { fromLocal, toLocal } from '@vinrod/locale/wall-clock';
import { stepStarts, type StepKind } from '../core/time/steps.ts';
import { initialCursor } from '../cursor/cursor.ts';
import { drawn } from '../chart/drawn.fixture.ts';
import { dayProfile, dayProfileLayout } from './day-profile-chart.ts';
import { checkHighLoad, dayProfileModel } from './day-profile-model.ts';
import { dayProfileSummary, hourTooltip, spokenHour, type DayProfileFormat } from './day-profile-words.ts';
import { DayProfile } from './index.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const format: DayProfileFormat = { unit: 'kW', decimals: 0, highLoad: { from: 6, to: 22 } };
const area = { width: 700, height: 300, textScale: 1 };

/** Two weeks from Monday 4 May 2026; Thursday 14 May is Ascension Day. */
function weeks(value: (start: number, index: number) => number, step: StepKind = 'hour'): TimeSeries {
  const end = fromLocal(2026, 5, 17, 23, step === 'quarter' ? 45 : 0);
  const starts = stepStarts(step, fromLocal(2026, 5, 4), end);
  return createSeries({ step, starts, values: starts.map(value) });
}

const office = weeks((start) => {
  const { weekday, hour } = toLocal(start);
  return weekday > 5 ? 20 : hour >= 8 && hour < 17 ? 100 + hour : 40;
});

/** The average day off of one Sunday whose hours count from 0. */
function sunday(month: number, date: number) {
  const starts = stepStarts('hour', fromLocal(2026, month, date), fromLocal(2026, month, date, 23));
  const data = createSeries({ step: 'hour', starts, values: starts.map((_, i) => i) });
  return dayProfileModel(data, false).days[1];
}

describe('hours of the day', () => {
  it('are means of working days and days off, with the highest value that they hide', () => {
    const { days } = dayProfileModel(office, false);
    const [weekday, dayOff] = days;
    expect([weekday?.mean[10], weekday?.counts[10], weekday?.max[10]]).toEqual([110, 9, 110]);
    expect([weekday?.mean[3], dayOff?.counts[3]]).toEqual([40, 5]);
  });

  it('count Ascension Day, a Thursday, as a day off', () => {
    const [, dayOff] = dayProfileModel(office, false).days;
    expect(dayOff?.mean[10]).toBe((4 * 20 + 110) / 5);
  });

  it('follow the Swedish clock on days of 23 and 25 hours', () => {
    expect([sunday(10, 25)?.counts[2], sunday(10, 25)?.mean[2]]).toEqual([2, 2.5]);
    expect(sunday(3, 29)?.mean[2]).toBeNaN();
  });

  it('add up quarters of energy, average those of power, and leave out hours with a missing quarter', () => {
    const quarters = weeks((_, i) => (i === 5 ? Number.NaN : 2), 'quarter');
    expect(dayProfileModel(quarters, true).days[0]?.mean[0]).toBe(8);
    expect(dayProfileModel(quarters, false).days[0]?.mean[0]).toBe(2);
    expect(dayProfileModel(quarters, true).missing).toBe(1);
  });

  it('cannot be made of days', () => {
    const day = createSeries({ step: 'day', starts: [fromLocal(2026, 5, 4)], values: [1] });
    expect(() => dayProfileModel(day, false)).toThrow(ChartDataError);
  });
});

describe('hours of high load', () => {
  it.each([
    [22, 6],
    [-1, 6],
    [6, 25],
    [6.5, 22],
    [Number.NaN, 22],
  ])('from %d to %d are refused', (from, to) => {
    expect(() => checkHighLoad({ from, to })).toThrow(ChartDataError);
  });

  it('may be left out, or be all of the day', () => {
    expect(checkHighLoad(undefined)).toBeNull();
    expect(checkHighLoad({ from: 0, to: 24 })).toEqual({ from: 0, to: 24 });
  });
});

/** Where the name of the high load stands with lines at a value: 0 is the top of the plot, 1 its bottom. */
function nameHeightAt(value: number): number {
  const data = weeks((_, i) => value + (i === 0 ? 1 : 0));
  const picture = drawn(dayProfile, { unit: 'kW', data, highLoad: { from: 6, to: 22 } }, { width: 700 });
  const name = picture?.marks[0]?.marks?.find(({ tag }) => tag === 'text');
  const { top = 0, bottom = 0 } = picture?.plot.box ?? {};
  return (Number(name?.attributes['y']) - top) / (bottom - top);
}

describe('layout', () => {
  const { days } = dayProfileModel(office, false);

  it('draws a staircase per day, and the band where the high load is', () => {
    const layout = dayProfileLayout({ ...area, unit: 'kW', days, highLoad: format.highLoad });
    expect(layout.lines.map(({ key }) => key)).toEqual(['weekday', 'dayOff']);
    expect(layout.lines[0]?.path.match(/H/g)).toHaveLength(24);
    expect(layout.highLoad?.x).toBeCloseTo(layout.x.toX(6), 6);
    expect(layout.labels.at(-1)).toMatchObject({ text: '24', anchor: 'end' });
  });

  it('breaks the line at hours without values, and hatches them when no day has any', () => {
    const gappy = dayProfileModel(
      weeks((start) => (toLocal(start).hour === 3 ? Number.NaN : 5)),
      false,
    );
    const layout = dayProfileLayout({ ...area, unit: 'kW', days: gappy.days, highLoad: null });
    expect(layout.lines[0]?.path.match(/M/g)).toHaveLength(2);
    expect(layout.gaps).toHaveLength(1);
  });

  it('names the band where no line is: at its top, or at its bottom when the top is full', () => {
    // The axis ends at 60.
    expect(nameHeightAt(59)).toBeGreaterThan(0.9);
    expect(nameHeightAt(50)).toBeLessThan(0.1);
  });

  it('draws nothing without a width, and nothing of nothing', () => {
    for (const width of [0, -5])
      expect(drawn(dayProfile, { unit: 'kW', data: office }, { width })).toBeNull();
    expect(dayProfileLayout({ ...area, unit: 'kW', days: [], highLoad: null }).gaps).toEqual([]);
  });
});

describe('in words', () => {
  const model = dayProfileModel(office, false);

  it('names the extremes of each day and the difference', () => {
    expect(plain(dayProfileSummary(model, format))).toMatch(
      /^Vardag: högst i medel kl\. 16–17 \(116 kW\), lägst kl\. 00–01 \(40 kW\)\. Helg: .* Helg mot vardag: −[\d,]+ %\. Högsta enskilda värde: 116 kW, vardag kl\. 16–17\.$/,
    );
    const none = dayProfileModel(
      weeks(() => Number.NaN),
      false,
    );
    expect(dayProfileSummary(none, format)).toBe('Det finns inga mätvärden för perioden.');
  });

  it('speaks the mean first, and what it hides', () => {
    expect(spokenHour(model.days, 'weekday', 10, initialCursor, format)).toBe(
      '110 kilowatt i medel, vardag, klockan 10 till 11, som högst 110, höglasttid',
    );
    expect(spokenHour(model.days, 'dayOff', 3, initialCursor, format)).toMatch(
      /^\d+ kilowatt i medel, helg, /,
    );
    expect(spokenHour([], null, 3, initialCursor, format)).toBe('Alla serier är dolda. klockan 3 till 4');
  });

  it('shows both days in the box', () => {
    const { title, detail, rows } = hourTooltip(model.days, 10, initialCursor, format);
    expect([title, detail]).toEqual(['kl. 10–11', 'höglasttid']);
    expect(rows.map(({ label, value, note }) => [label, value, note])).toEqual([
      ['vardag', '110', 'högst 110'],
      ['helg', '38', 'högst 110'],
    ]);
  });

  it('is there before the picture', () => {
    const html = plain(renderToString(<DayProfile title="Medeldygn" unit="kW" data={office} />));
    expect(html).toContain('Vardag: högst i medel kl. 16–17');
    expect(html).toContain('4–17 maj 2026');
  });
});
