import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { createSeries } from '../core/series.ts';
import { cutStarts } from '../core/time/covered.ts';
import { fromLocal } from '@vinrod/locale/wall-clock';
import { stepStarts, type StepKind } from '../core/time/steps.ts';
import { seriesPeriod } from '../text/series-period.ts';
import { dayModel, weekModel } from '../day-bar-graph/day-model.ts';
import { placeLabel } from '../text/place-label.ts';
import { chartCsv } from '../export/csv.ts';
import { LineGraph } from './index.ts';
import { drawn, pathOf } from '../chart/drawn.fixture.ts';
import { lines as lineKind } from './line-chart.ts';
import { lineModel, type LineGraphSeries } from './line-model.ts';
import { legendExtras, lineRowHead, type ShownLines, type ValueFormat } from './line-words.ts';

const format: ValueFormat = { unit: 'kWh', decimals: 0, hasSum: true, earlierLabel: '2025' };
/** From Friday 1 May to Saturday 31 October 2026: the first week has three days, the last six. */
const half = { start: '2026-05-01', end: '2026-10-31' } as const;
const weekStarts = stepStarts('week', fromLocal(2026, 4, 27), fromLocal(2026, 10, 26));

function line(step: StepKind, starts: Float64Array, values: readonly number[]): LineGraphSeries {
  return { key: 'a', label: 'Bageri', data: createSeries({ step, starts, values }) };
}

/** Weeks of 700 kWh; the first and last have only the values of their days. */
const weeks = [
  line(
    'week',
    weekStarts,
    [...weekStarts].map((_, i) => (i === 0 ? 300 : i === weekStarts.length - 1 ? 600 : 700 + i)),
  ),
];

function shownOf(series: readonly LineGraphSeries[], covers?: typeof half): ShownLines {
  const model = lineModel(series, covers);
  return { model, visible: model.lines, format, annotations: [] };
}

/** Path of the line. */
function path(width: number, covers?: typeof half): string {
  const content = { unit: 'kWh', series: weeks, ...(covers ? { covers } : {}) };
  return pathOf(drawn(lineKind, content, { width })?.marks ?? [], 'a');
}

/** Where a path starts. */
function start(d: string): string {
  return d.slice(0, d.indexOf(' '));
}

describe('figures 4: a week that the period cuts', () => {
  const shown = shownOf(weeks, half);
  const head = lineRowHead(shown.model);

  it('is named by the days that are asked for, in table, tooltip and speech', () => {
    expect(head(0)).toBe('v. 18 2026 (1–3 maj 2026, del av vecka)');
    expect(head(1)).toBe('v. 19 2026');
    expect(head(weekStarts.length - 1)).toBe('v. 44 2026 (26–31 oktober 2026, del av vecka)');
    const first = placeLabel(shown.model, { level: 'week', index: 0, end: 1 });
    expect(first).toMatchObject({
      title: 'Vecka 18',
      detail: '1–3 maj 2026 · del av vecka',
      spoken: 'del av vecka 18, 1–3 maj 2026',
    });
  });

  it('is explained in the legend, whatever the width', () => {
    expect(legendExtras(shown).map(({ label }) => label)).toEqual(['del av vecka']);
    expect(legendExtras(shownOf(weeks))).toEqual([]);
  });

  it.each([320, 700, 1_400])('has no line to it at %i px', (width) => {
    expect(path(width, half)).not.toBe('');
    expect(path(width)).not.toBe('');
    expect(start(path(width, half))).not.toBe(start(path(width)));
  });

  it('is neither the highest nor the lowest', () => {
    const html = renderToString(<LineGraph title="Vecka" unit="kWh" series={weeks} covers={half} />);
    expect(html.replaceAll('\u00A0', ' ')).toContain('Lägst: 701,0 kWh, vecka 19');
    expect(html).toContain('1 maj – 31 oktober 2026');
  });

  it('starts and ends in files with the days that are asked for', () => {
    const csv = chartCsv(
      { caption: 'v', unit: 'kWh', rowCount: weekStarts.length, rowHeadOf: head, columns: () => [] },
      {
        first: 0,
        end: weekStarts.length,
        time: { step: 'week', starts: weekStarts, covered: shown.model.covered },
      },
    );
    const lines = csv.slice(1).trimEnd().split('\r\n');
    expect(lines.slice(0, 3)).toEqual(['Start;Slut', '2026-05-01;2026-05-03', '2026-05-04;2026-05-10']);
    expect(lines.at(-1)).toBe('2026-10-26;2026-10-31');
  });

  it('is the same week in the narrow graph of days', () => {
    const days = [...stepStarts('day', fromLocal(2026, 5, 1), fromLocal(2026, 10, 31))];
    const model = weekModel(
      dayModel(
        days.map((day) => ({
          date: new Date(day + 43_200_000).toISOString().slice(0, 10),
          value: 100,
          previousValue: null,
        })),
        'Förbrukning',
      ),
    );
    expect(placeLabel(model, { level: 'week', index: 0, end: 1 })).toEqual(
      placeLabel(shown.model, { level: 'week', index: 0, end: 1 }),
    );
    expect(model.isTinted[0]).toBe(1);
    expect(seriesPeriod({ step: 'day', starts: Float64Array.from(days) })).toBe('1 maj – 31 oktober 2026');
  });
});

it('figures 4: months and years are cut by the same rule, whole ones are not', () => {
  const months = stepStarts('month', fromLocal(2026, 2, 1), fromLocal(2026, 4, 1));
  expect(cutStarts('month', months, { from: fromLocal(2026, 2, 10), to: fromLocal(2026, 5, 1) })).toEqual([
    fromLocal(2026, 2, 1),
  ]);
  expect(cutStarts('month', months, { from: fromLocal(2026, 2, 1), to: fromLocal(2026, 5, 1) })).toEqual([]);
  const years = stepStarts('year', fromLocal(2024, 1, 1), fromLocal(2026, 1, 1));
  const covered = { from: fromLocal(2024, 1, 1), to: fromLocal(2026, 11, 21) };
  expect(cutStarts('year', years, covered)).toEqual([fromLocal(2026, 1, 1)]);
  expect(
    placeLabel({ step: 'year', starts: years, covered }, { level: 'year', index: 2, end: 3 }),
  ).toMatchObject({
    title: '2026',
    detail: '1 januari – 20 november 2026 · del av år',
  });
  expect(placeLabel({ step: 'year', starts: years, covered }, { level: 'year', index: 0, end: 1 }).row).toBe(
    '2024',
  );
});

it('figures issue 9: years are drawn one by one', () => {
  const years = stepStarts('year', fromLocal(2023, 1, 1), fromLocal(2025, 1, 1));
  const html = renderToString(
    <LineGraph title="Förbrukning per år" unit="kWh" series={[line('year', years, [10, 30, 20])]} />,
  );
  expect(html).toContain('1 januari 2023 – 31 december 2025');
  expect(html.replaceAll('\u00A0', ' ')).toContain('Högst: 30,00 kWh, 2024. Lägst: 10,00 kWh, 2023.');
  expect(html).toContain('per år');
});
