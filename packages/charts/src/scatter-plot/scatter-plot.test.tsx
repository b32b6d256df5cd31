import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { ChartDataError } from '../core/errors.ts';
import { valueAt } from '../core/typed-array.ts';
import { initialCursor } from '../cursor/cursor.ts';
import { demoDays } from './demo-days.fixture.ts';
import { scatter, scatterLayout } from './scatter-chart.ts';
import { scatterModel } from './scatter-model.ts';
import {
  scatterColumns,
  scatterLegend,
  scatterSummary,
  scatterTooltip,
  spokenPlace,
  type ScatterFormat,
} from './scatter-words.ts';
import { ScatterPlot } from './index.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const format: ScatterFormat = {
  unit: 'kWh',
  label: 'Förbrukning',
  temperatureLabel: 'Utetemperatur',
  decimals: 0,
};
const exact = demoDays({ base: 400, cold: 20, below: 12, spread: 0 });
const model = scatterModel(exact);
const point = { key: 'a', label: 'a', temperature: 1, value: 2 };

describe('points', () => {
  it('stand in the order of their temperature, and those without a place are counted', () => {
    const { labels, missing } = scatterModel([
      { key: 'a', label: 'a', temperature: 5, value: 1 },
      { key: 'b', label: 'b', temperature: -3, value: 2 },
      { key: 'c', label: 'c', temperature: null, value: 3 },
      { key: 'd', label: 'd', temperature: 4, value: null },
    ]);
    expect(labels).toEqual(['b', 'a']);
    expect(missing).toBe(2);
  });

  it('are refused when they cannot be drawn truthfully', () => {
    expect(() => scatterModel([point, point])).toThrow('Two points have the key a.');
    expect(() => scatterModel([{ ...point, value: Number.POSITIVE_INFINITY }])).toThrow(ChartDataError);
  });
});

describe('layout', () => {
  const layout = scatterLayout({ model, format }, { width: 700, textScale: 1, height: 400 });

  it('finds the point closest in both directions', () => {
    for (const index of [0, 100, 364]) {
      const { x = 0, y = 0 } = layout.points[index] ?? {};
      const found = layout.points[layout.pointAt(x + 0.1, y - 0.1)];
      expect(Math.hypot((found?.x ?? 0) - x, (found?.y ?? 0) - y)).toBeLessThan(0.3);
    }
  });

  it('goes up and down among points that lie above each other, and stays at the end', () => {
    const { points, pointBeside } = layout;
    const start = 150;
    const above = pointBeside(start, 1);
    expect(points[above]?.y).toBeLessThan(points[start]?.y ?? 0);
    const highest = [...points.keys()].reduce((kept, i) =>
      (points[i]?.y ?? 0) < (points[kept]?.y ?? 0) ? i : kept,
    );
    expect(pointBeside(highest, 1)).toBe(highest);
  });

  it('keeps points, line and band inside the plot', () => {
    const { box, points, line, band } = layout;
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(box.left);
      expect(x).toBeLessThanOrEqual(box.right);
      expect(y).toBeLessThanOrEqual(box.bottom);
    }
    expect(line.startsWith('M')).toBe(true);
    expect(band.endsWith('z')).toBe(true);
  });

  it('has every temperature once on its axis, however narrow their range', () => {
    for (const range of [0.2, 1, 3, 12, 40]) {
      for (const width of [320, 700, 1400]) {
        const points = Array.from({ length: 5 }, (_, i) => {
          return { key: `${i}`, label: `${i}`, temperature: -3 + (range * i) / 4, value: i };
        });
        const { labels } = scatterLayout(
          { model: scatterModel(points), format },
          { width, textScale: 1, height: 300 },
        );
        const texts = labels.map(({ text }) => text);
        expect(new Set(texts).size).toBe(texts.length);
      }
    }
  });

  it('draws nothing of nothing', () => {
    const empty = scatterLayout(
      { model: scatterModel([]), format },
      { width: 300, textScale: 1, height: 200 },
    );
    expect([empty.line, empty.band, empty.points]).toEqual(['', '', []]);
    expect(empty.labels.map(({ text }) => text)).toEqual(['Utetemperatur, °C']);
  });
});

describe('in words', () => {
  it('the summary says what a degree costs and how much the line explains', () => {
    expect(plain(scatterSummary(model, format))).toMatch(
      /^Under 12,0 °C: 20,0 kWh mer per grad kallare\. Oberoende av utetemperatur: 400 kWh\. Linjen förklarar 100 % av variationen mellan 365 värden\.$/,
    );
  });

  it('a building that does not feel the weather has no slope', () => {
    expect(scatterSummary(scatterModel(demoDays({ base: 400, spread: 40 })), format)).toBe(
      'Inget samband med utetemperatur syns i 365 värden.',
    );
  });

  it('too few points have no line, and say so', () => {
    const few = scatterModel(exact.slice(0, 19));
    expect(few.line).toBeNull();
    expect(scatterSummary(few, format)).toBe('Det finns för få värden för en linje: 19 av minst 20.');
    expect(scatterLegend(few, format)).toHaveLength(1);
    expect(scatterColumns(few, format)).toHaveLength(2);
    expect(spokenPlace(few, 0, initialCursor, format)).not.toContain('linjen');
    const lost = scatterModel([...exact, { ...point, value: null }]);
    expect(scatterSummary(lost, format)).toMatch(/ Ett värde saknas\.$/);
    expect(scatterSummary(scatterModel([]), format)).toBe('Det finns inga värden att jämföra.');
  });

  it('a point is spoken with its temperature and its distance from the line', () => {
    const odd = scatterModel([...exact, { key: 'odd', label: '1 jan. 2026', temperature: -20, value: 1540 }]);
    expect(plain(spokenPlace(odd, 0, initialCursor, format))).toMatch(
      /^1 540 kilowattimmar, 1 jan\. 2026, −20,0 °C, \+4\d\d mot linjen, 1 av 366$/,
    );
    const { title, detail, rows } = scatterTooltip(odd, 0, format);
    expect([title, detail].map(plain)).toEqual(['1 jan. 2026', '−20,0 °C']);
    expect(rows.map(({ label }) => label)).toEqual(['Förbrukning', 'Enligt linjen', 'Avvikelse']);
    expect(plain(rows[0]?.value ?? '')).toBe('1 540 kWh');
  });

  it('the table has what the line says, and the difference', () => {
    const columns = scatterColumns(model, format);
    expect(columns.map(({ label }) => label)).toEqual([
      'Utetemperatur',
      'Förbrukning',
      'Enligt linjen',
      'Avvikelse',
    ]);
    const [temperature, value, fitted] = columns.map((column) => column.valueOf(0));
    expect(temperature).toBe(valueAt(model.temperatures, 0));
    expect(Math.abs((value ?? 0) - (fitted ?? 0))).toBeLessThan(1);
  });

  it('is there before the picture, in English too', () => {
    const content = {
      unit: 'kWh',
      label: 'Consumption',
      temperatureLabel: 'Outdoor temperature',
      pointLabel: 'Day',
      points: exact,
    };
    const html = plain(renderToString(<ScatterPlot title="Signature" period="2025" {...content} />));
    expect(html).toContain('Under 12,0 °C');
    const english = scatter.words(
      scatter.shown(scatter.model(content, 'en'), { isVisible: () => true, isCompared: true }),
    );
    expect(plain(english.summary)).toContain('Below 12,0 °C: 20,0 kWh more per degree colder.');
  });
});
