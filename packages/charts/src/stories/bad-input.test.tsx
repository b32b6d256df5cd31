import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { ChartDataError } from '../core/errors.ts';
import { createSeries, type TimeSeries } from '../core/series.ts';
import { fromLocal } from '@vinrod/locale/wall-clock';
import { stepStarts } from '../core/time/steps.ts';
import { parseTime } from '../core/points.ts';
import { CategoryLineGraph } from '../category-line-graph/index.ts';
import { categoryLayout, categoryLine } from '../category-line-graph/category-chart.ts';
import { drawn } from '../chart/drawn.fixture.ts';
import { dayBars } from '../day-bar-graph/day-chart.ts';
import { categoryModel } from '../category-line-graph/category-model.ts';
import { DayBarGraph, type DayBarDay } from '../day-bar-graph/index.ts';
import { dayProfile, dayProfileLayout } from '../day-profile/day-profile-chart.ts';
import { dayProfileModel } from '../day-profile/day-profile-model.ts';
import { DayProfile } from '../day-profile/index.ts';
import { duration } from '../duration-curve/duration-chart.ts';
import { DurationCurve } from '../duration-curve/index.ts';
import { heatMap } from '../heat-map/heat-chart.ts';
import { heatLayout } from '../heat-map/heat-layout.ts';
import { heatRows, hourMeans } from '../heat-map/heat-model.ts';
import { HeatMap } from '../heat-map/index.ts';
import { PieChart } from '../pie-chart/index.ts';
import { pie as pieKind } from '../pie-chart/pie-chart.ts';
import { lines } from '../line-graph/line-chart.ts';
import { monthBars } from '../month-bar-graph/month-chart.ts';
import { Sparkline } from '../sparkline/index.ts';
import { StackedBarGraph } from '../stacked-bar-graph/index.ts';
import { stackedBars } from '../stacked-bar-graph/stack-chart.ts';
import { UsageProfile } from '../usage-profile/index.ts';
import { usageProfile } from '../usage-profile/profile-chart.ts';
import { profileModel } from '../usage-profile/profile-model.ts';

/** Issue "Bad input", for every kind of chart: a clear error for the developer, or a truthful drawing. */

const starts = stepStarts('hour', fromLocal(2026, 5, 4), fromLocal(2026, 5, 10, 23));

/** Kinds that draw a series of hours. */
const ofHours: readonly (readonly [string, (data: TimeSeries) => ReactElement])[] = [
  ['DurationCurve', (data) => <DurationCurve title="T" unit="kW" data={data} />],
  ['UsageProfile', (data) => <UsageProfile title="T" unit="kWh" data={data} />],
  ['DayProfile', (data) => <DayProfile title="T" unit="kW" data={data} />],
  ['HeatMap', (data) => <HeatMap title="T" label="L" unit="kWh" data={data} />],
  ['Sparkline', (data) => <Sparkline unit="kWh" data={data} />],
];

function hours(values: ArrayLike<number>, times: ArrayLike<number> = starts): TimeSeries {
  return createSeries({ step: 'hour', starts: times, values, name: 'Butik' });
}

const noise = starts.map((_, i) => 20 + (i % 24));

describe.each(ofHours)('%s', (_, render) => {
  const html = (data: TimeSeries) => renderToString(render(data)).replaceAll('\u00A0', ' ');

  it('says that values are missing when all are NaN, and when there are none', () => {
    expect(html(hours(starts.map(() => Number.NaN)))).toContain('Det finns inga mätvärden för perioden.');
    expect(html(hours([], []))).toContain('Det finns inga mätvärden för perioden.');
  });

  it('never calls NaN zero', () => {
    const html0 = html(hours(noise.map((value, i) => (i === 50 ? Number.NaN : value))));
    expect(html0).not.toMatch(/NaN|(?<![\d,  ])0,0{1,3} k/);
  });

  it('keeps a spike of a hundred times', () => {
    expect(html(hours(noise.map((value, i) => (i === 50 ? 12_345 : value))))).toContain('12 345');
  });

  it.each([
    ['infinite values', () => hours(noise.map((value, i) => (i === 3 ? Number.POSITIVE_INFINITY : value)))],
    ['unsorted times', () => hours(noise, starts.toReversed())],
    ['duplicate times', () => hours([1, 2], [0, 0])],
    ['columns of unequal length', () => hours([1, 2, 3])],
    ['times that are no instants', () => hours([1, 2], [0, Number.NaN])],
  ])('is never reached by %s', (__, make) => {
    expect(() => render(make())).toThrow(ChartDataError);
  });
});

const day = (date: string, value: number): DayBarDay => ({ date, value, previousValue: null });
const bars = (days: readonly DayBarDay[]) => (
  <DayBarGraph quantity="F" unit="kWh" days={days} currentLabel="2026" previousLabel="2025" />
);
const stack = (values: readonly (number | null)[]) => (
  <StackedBarGraph
    title="T"
    unit="kWh"
    categoryLabel="År"
    period=""
    categories={[
      { key: 'a', label: 'A' },
      { key: 'b', label: 'B' },
    ]}
    series={[{ key: 's', label: 'S', values }]}
  />
);
const pie = (value: number) => (
  <PieChart title="T" unit="%" period="" slices={[{ key: 'a', label: 'A', value }]} />
);
const line = (values: readonly (number | null)[]) => (
  <CategoryLineGraph
    title="T"
    label="L"
    unit="g"
    categoryLabel="År"
    period=""
    values={values.map((value, i) => ({ key: String(i), label: String(i), value }))}
  />
);

describe('kinds without a series of hours', () => {
  it.each<[string, ReactElement]>([
    ['DayBarGraph: infinite', bars([day('2026-05-01', Number.POSITIVE_INFINITY)])],
    ['DayBarGraph: unsorted', bars([day('2026-05-02', 1), day('2026-05-01', 2)])],
    ['DayBarGraph: duplicate', bars([day('2026-05-01', 1), day('2026-05-01', 2)])],
    ['DayBarGraph: unknown zone', bars([day('2026-05-01T00:00 Mars/Base', 1)])],
    ['DayBarGraph: no such day', bars([day('2026-02-30', 1)])],
    ['StackedBarGraph: infinite', stack([1, Number.NEGATIVE_INFINITY])],
    ['StackedBarGraph: unequal length', stack([1, 2, 3])],
    ['PieChart: infinite', pie(Number.POSITIVE_INFINITY)],
    ['PieChart: NaN', pie(Number.NaN)],
    ['PieChart: negative', pie(-1)],
    ['CategoryLineGraph: infinite', line([1, Number.POSITIVE_INFINITY])],
  ])('%s is refused', (_, element) => {
    expect(() => renderToString(element)).toThrow(ChartDataError);
  });

  it.each<[string, ReactElement]>([
    ['DayBarGraph', bars([day('2026-05-01', Number.NaN)])],
    ['StackedBarGraph', stack([Number.NaN, null])],
    ['CategoryLineGraph', line([Number.NaN, null])],
  ])('%s takes NaN for missing', (_, element) => {
    expect(renderToString(element)).toContain('Det finns inga mätvärden för perioden.');
  });
});

describe('sizes that cannot be drawn', () => {
  const data = hours(noise);
  const daily = dayProfileModel(data, false);
  const categories = [{ key: 'a', label: 'A' }];
  const years = { currentLabel: '2026', previousLabel: '2025' };
  const october = { month: '2026-10', value: 1, previousValue: 2 } as const;

  it.each([0, -40, Number.NaN])('a width of %d draws nothing, whatever the kind', (width) => {
    const room = { width };
    expect([
      drawn(lines, { unit: 'kWh', series: [{ key: 's', label: 'S', data }] }, room),
      drawn(dayBars, { unit: 'kWh', quantity: 'F', days: [day('2026-05-01', 1)], ...years }, room),
      drawn(monthBars, { unit: 'kWh', months: [october], ...years }, room),
      drawn(heatMap, { label: 'F', unit: 'kWh', data }, room),
      drawn(usageProfile, { unit: 'kWh', data }, room),
      drawn(dayProfile, { unit: 'kW', data }, room),
      drawn(duration, { unit: 'kW', data }, room),
      drawn(
        stackedBars,
        { unit: 'kWh', categoryLabel: 'År', categories, series: [{ key: 's', label: 'S', values: [1] }] },
        room,
      ),
      drawn(categoryLine, { label: 'L', unit: 'g', categoryLabel: 'År', values: [] }, room),
      drawn(pieKind, { unit: '%', slices: [{ key: 'a', label: 'A', value: 1 }] }, room),
    ]).toEqual(Array.from({ length: 10 }, () => null));
  });

  it.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])('a height of %d is refused', (height) => {
    for (const element of [
      <DurationCurve key="d" title="T" unit="kW" data={data} height={height} />,
      <UsageProfile key="u" title="T" unit="kWh" data={data} height={height} />,
      <DayProfile key="p" title="T" unit="kW" data={data} height={height} />,
      <StackedBarGraph
        key="s"
        title="T"
        unit="kWh"
        categoryLabel="År"
        period=""
        categories={[]}
        series={[]}
        height={height}
      />,
    ]) {
      expect(() => renderToString(element)).toThrow(ChartDataError);
    }
  });

  it('a place too small for its axis draws finite paths', () => {
    const area = { width: 30, height: 20, textScale: 2 };
    const chart = dayProfileLayout({ ...area, unit: 'kW', days: daily.days, highLoad: { from: 6, to: 22 } });
    const yearly = categoryLayout(categoryModel([{ key: 'a', label: 'A', value: 5 }]), {
      ...area,
      unit: 'g',
      decimals: 0,
    });
    expect(JSON.stringify([chart.lines, yearly.line, yearly.markers])).not.toMatch(/NaN|Infinity|null/);
  });
});

describe('a million points', () => {
  const many = stepStarts('quarter', fromLocal(1998, 1), fromLocal(1998, 1) + 999_999 * 900_000);
  const values = Float64Array.from(many, (_, i) => (i === 654_321 ? 1000 : 5 + Math.sin(i / 96)));
  const data = createSeries({ step: 'quarter', starts: many, values });

  it('become a duration curve whose path is bounded by the width, with the peak in it', () => {
    const chart = drawn(duration, { unit: 'kW', data }, { width: 900 });
    expect(chart?.plot.y.domain[1]).toBeGreaterThanOrEqual(1000);
    expect(chart?.cursor.indexAt(0, 0)).toBe(0);
  });

  it('become profiles of the week and of the day, with the peak in the highest values', () => {
    expect(Math.max(...profileModel(data, false).max)).toBeGreaterThan(250);
    const [weekday] = dayProfileModel(data, false).days;
    expect(weekday?.mean).toHaveLength(24);
  });

  it('are refused by a heat map, whose rows could not be told apart', () => {
    expect(() => renderToString(<HeatMap title="T" label="L" unit="kWh" data={data} />)).toThrow(
      /A heat map of 10417 days cannot be read/,
    );
  });
});

describe('five years of hours', () => {
  it('become a heat map with a path per colour', () => {
    const five = stepStarts('hour', fromLocal(2021, 1), fromLocal(2025, 12, 31, 23));
    const data = hours(
      five.map((_, i) => (i === 20_000 ? 1000 : 5)),
      five,
    );
    const layout = heatLayout({
      width: 900,
      textScale: 1,
      step: 'hour',
      starts: five,
      values: data.values,
      quality: data.quality,
      rows: heatRows(five, [0, five.length]),
      extent: [5, 1000],
      means: hourMeans({ starts: five, values: data.values, step: 'hour' }, [0, five.length], true),
      sumOf: null,
      unit: 'kWh',
    });
    expect(layout.classes[0]?.match(/M/g)).toHaveLength(five.length - 1);
    expect(layout.classes[7]?.match(/M/g)).toHaveLength(1);
  });
});

describe('unknown zones', () => {
  it.each(['2026-05-01T10:00', '2026-05-01T10:00[Mars/Base]', '2026-05-01 10:00 CET'])(
    'a time whose offset is not known is refused: %s',
    (text) => {
      expect(() => parseTime(text)).toThrow(ChartDataError);
    },
  );
});
