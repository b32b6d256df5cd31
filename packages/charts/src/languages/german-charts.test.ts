// @vitest-environment jsdom
import { ENGLISH_MONTH_NAMES, MONTH_NAMES, SHORT_WEEKDAY_NAMES, WEEKDAY_NAMES } from '@vinrod/ui/format';
import { describe, expect, it, vi } from 'vitest';

import * as charts from '../core.ts';
import { chartsPage } from '../parts/chart-shell/charts-page.fixture.ts';
import { demoSeries, demoSite, withEstimates, withValues } from '../stories/demo-series.fixture.ts';
import { allMessages, wordsOf } from './all-messages.fixture.ts';
import { germanTexts } from './german-texts.fixture.ts';
import { german } from './german.fixture.ts';

const { page, createChart } = chartsPage(900);

/** Every form of a text, without its values. */
function formsOf(text: unknown): string {
  if (typeof text !== 'function') return String(text);
  const values: unknown = new Proxy({}, { get: () => '' });
  const rules = { plural: (_: number, forms: object) => Object.values(forms).join(' '), number: () => '' };
  return String(text(values, rules));
}

const inGerman = new Set(
  Object.values(germanTexts).flatMap((texts) =>
    Object.values(texts).flatMap((text) => wordsOf(formsOf(text))),
  ),
);
const days = Array.from({ length: 365 }, (_, day) => ({ year: 2026, month: 1, day: day + 1 }));
const germanNames = days.flatMap((day) =>
  (['long', 'short'] as const).flatMap((style) => [
    ...wordsOf(german.date(day, { month: style })),
    ...wordsOf(german.date(day, { weekday: style })),
  ]),
);
const names = [...MONTH_NAMES, ...ENGLISH_MONTH_NAMES, ...WEEKDAY_NAMES, ...SHORT_WEEKDAY_NAMES].flatMap(
  wordsOf,
);
/** German too: names of months and days, and the unit. */
const alsoGerman = new Set([...germanNames, 'kr']);
const foreign = new Set(
  [
    ...(await allMessages()).flatMap(({ sv, en }) =>
      [sv, en].flatMap((texts) => Object.values(texts).flatMap(wordsOf)),
    ),
    ...names,
  ].filter((word) => word.length > 1 && !inGerman.has(word) && !alsoGerman.has(word)),
);

/** Words of Swedish or English in a text, and numbers grouped as in Swedish. */
function foreignIn(text: string): readonly string[] {
  const numbers = text.match(/\d+\u00A0\d{3}\b/g) ?? [];
  return [...new Set([...wordsOf(text).filter((word) => foreign.has(word)), ...numbers])];
}

/** Visible and spoken text of the page. */
function said(): string {
  const attributes = ['aria-label', 'aria-valuetext', 'title', 'placeholder'];
  const heard = [...page.querySelectorAll('*')].flatMap((one) =>
    attributes.flatMap((name) => one.getAttribute(name) ?? []),
  );
  const shown = [...page.querySelectorAll('*')].flatMap((one) =>
    [...one.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
  );
  return [...shown, ...heard].join('\n');
}

const hours = withEstimates(
  withValues(demoSeries(demoSite(0), 'hour', [2026, 10, 1], [2026, 10, 31]), (value, i) =>
    i > 312 && i < 316 ? Number.NaN : value,
  ),
  (i) => i >= 336 && i < 341,
);
const weeks = [0, 1].map((i) => ({
  key: `Z${i}`,
  label: `Z${i}`,
  data: demoSeries(demoSite(i), 'week', [2026, 5, 4], [2026, 10, 26]),
}));
const october = Array.from({ length: 31 }, (_, i) => ({
  date: `2026-10-${String(i + 1).padStart(2, '0')}`,
  value: 900 + 10 * i,
  previousValue: 1000,
}));
const months = ['2026-08', '2026-09', '2026-10', '2026-11'].map((month, i) => ({
  month,
  value: [13_100, null, 19_300, 11_200][i] ?? null,
  previousValue: 15_000,
  state: i === 3 ? ('ongoing' as const) : ('past' as const),
}));
const years = [2019, 2021, 2022].map((year) => ({ key: String(year), label: String(year) }));
const labels = { currentLabel: '2026', previousLabel: '2025' };
const frame = { title: 'Z', period: '2026', language: german };

const kinds: readonly (readonly [string, () => { exportAs(format: 'csv'): Promise<Blob> }])[] = [
  [
    'lineGraph',
    () =>
      createChart(page, {
        ...frame,
        kind: charts.lineGraph,
        unit: 'kr',
        series: weeks,
        covers: { start: '2026-05-06', end: '2026-11-01' },
        thresholds: [{ key: 'z', label: 'Z', value: 9000 }],
      }),
  ],
  [
    'smallMultiples',
    () => createChart(page, { ...frame, kind: charts.smallMultiples, unit: 'kWh', series: weeks }),
  ],
  [
    'dayBarGraph',
    () =>
      createChart(page, {
        ...frame,
        kind: charts.dayBarGraph,
        quantity: 'Z',
        unit: 'kWh',
        days: october,
        ...labels,
      }),
  ],
  [
    'monthBarGraph',
    () => createChart(page, { ...frame, kind: charts.monthBarGraph, unit: 'kWh', months, ...labels }),
  ],
  [
    'heatMap',
    () => createChart(page, { ...frame, kind: charts.heatMap, label: 'Z', unit: 'kWh', data: hours }),
  ],
  [
    'durationCurve',
    () =>
      createChart(page, {
        ...frame,
        kind: charts.durationCurve,
        unit: 'kW',
        data: hours,
        subscribedPower: 50,
      }),
  ],
  [
    'usageProfile',
    () => createChart(page, { ...frame, kind: charts.usageProfile, unit: 'kWh', data: hours }),
  ],
  [
    'dayProfile',
    () =>
      createChart(page, {
        ...frame,
        kind: charts.dayProfile,
        unit: 'kW',
        data: hours,
        highLoad: { from: 6, to: 22 },
      }),
  ],
  [
    'stackedBarGraph',
    () =>
      createChart(page, {
        ...frame,
        kind: charts.stackedBarGraph,
        unit: '%',
        categoryLabel: 'Jahr',
        categories: years,
        series: [{ key: 'z', label: 'Z', values: [46.52, null, 63.94] }],
      }),
  ],
  [
    'categoryLineGraph',
    () =>
      createChart(page, {
        ...frame,
        kind: charts.categoryLineGraph,
        label: 'Z',
        unit: 'g/kWh',
        categoryLabel: 'Jahr',
        values: years.map((year, i) => ({ ...year, value: [338.53, null, 467.62][i] ?? null })),
      }),
  ],
  [
    'pieChart',
    () =>
      createChart(page, {
        ...frame,
        kind: charts.pieChart,
        unit: '%',
        slices: [
          { key: 'y', label: 'Y', value: 31.79 },
          { key: 'z', label: 'Z', value: 68.21 },
        ],
      }),
  ],
  [
    'waterfallChart',
    () =>
      createChart(page, {
        ...frame,
        kind: charts.waterfallChart,
        unit: 'kWh',
        partLabel: 'Z',
        start: { label: '2025', value: 1000 },
        end: { label: '2026', value: 1250 },
        parts: [
          { key: 'x', label: 'X', value: 150 },
          { key: 'y', label: 'Y', value: -20 },
        ],
      }),
  ],
  [
    'bulletChart',
    () =>
      createChart(page, {
        ...frame,
        kind: charts.bulletChart,
        unit: 'kr',
        rowLabel: 'Z',
        rows: [
          { key: 'x', label: 'X', value: 1200, budget: 1000, previous: 900 },
          { key: 'y', label: 'Y', value: 800, budget: 1000, previous: 900 },
        ],
      }),
  ],
  [
    'scatterPlot',
    () =>
      createChart(page, {
        ...frame,
        kind: charts.scatterPlot,
        unit: 'kWh',
        label: 'Z',
        temperatureLabel: 'Außentemperatur',
        pointLabel: 'Z',
        points: Array.from({ length: 60 }, (_, i) => ({
          key: String(i),
          label: `Z${i}`,
          temperature: i - 30,
          value: i === 30 ? null : 100 + Math.max(0, 12 - (i - 30)) * 20,
        })),
      }),
  ],
  [
    'comparedBars',
    () =>
      createChart(page, {
        ...frame,
        kind: charts.comparedBars,
        unit: 'kWh',
        earlierLabel: '2025',
        series: [
          { key: 'y', label: '2026', data: demoSeries(demoSite(0), 'month', [2026, 1, 1], [2026, 10, 1]) },
          {
            key: 'z',
            label: '2025',
            data: demoSeries(demoSite(0), 'month', [2025, 1, 1], [2025, 10, 1]),
            comparesWith: 'y',
          },
        ],
      }),
  ],
];

describe('charts in German', () => {
  it('have words to look for that are Swedish or English', () => {
    expect(foreignIn('Visar 3 av 9 veckor, lördag')).toEqual(['visar', 'av', 'veckor', 'lördag']);
    expect(foreignIn('Showing 3 of 9 weeks, Saturday')).toEqual(['showing', 'of', 'weeks']);
    expect(foreignIn('12\u00A0345 kWh')).toEqual(['12\u00A0345']);
    expect(foreignIn('Zeigt 3 von 9 Wochen, Samstag, 12.345 kWh')).toEqual([]);
  });

  it.each(kinds)(
    '%s has no other word in its picture, speech, commands, table and file',
    async (_, create) => {
      const chart = create();
      const slider = page.querySelector<HTMLInputElement>('input[type=range]');
      slider?.focus();
      for (const key of ['Home', 'ArrowRight', 'm', 'g']) {
        slider?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        await vi.waitFor(() => expect(slider?.getAttribute('aria-valuetext')).toBeTruthy());
        expect(foreignIn(said())).toEqual([]);
      }
      const press = (name: string) =>
        [...page.querySelectorAll('button')]
          .find((one) => [one.textContent, one.getAttribute('aria-label')].includes(name))
          ?.click();
      press('Weitere Werkzeuge');
      await vi.waitFor(() => expect(said()).toContain('Nächster Höchstwert'));
      expect(foreignIn(said())).toEqual([]);
      press('Tabelle');
      await vi.waitFor(() => expect(page.querySelector('table')).not.toBeNull());
      expect(foreignIn(said())).toEqual([]);
      const file = await chart.exportAs('csv');
      expect(foreignIn(await file.text())).toEqual([]);
    },
  );
});
