import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { ChartDataError } from '../core/errors.ts';
import { initialCursor } from '../cursor/cursor.ts';
import { drawn } from '../chart/drawn.fixture.ts';
import { bulletLayout, bullets } from './bullet-chart.ts';
import { bulletModel, type BulletContent, type BulletRow } from './bullet-model.ts';
import { bulletColumns, bulletLegend, bulletSummary, bulletTooltip, spokenBullet } from './bullet-words.ts';
import { BulletChart } from './index.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const format = { unit: 'kWh', decimals: 0 };

const rows: readonly BulletRow[] = [
  { key: 'a', label: 'Bageri', value: 110, budget: 100, previous: 88 },
  { key: 'b', label: 'Kontor', value: 45, budget: 50, previous: null },
  { key: 'c', label: 'Lager', value: 30, budget: null, previous: 30 },
  { key: 'd', label: 'Matsal', value: null, budget: 20, previous: 25 },
];
const content: BulletContent = { unit: 'kWh', rowLabel: 'Anläggning', previousLabel: '2025', rows };
const model = bulletModel(content);
const all = () => true;

describe('rows', () => {
  it('are refused when they cannot be drawn truthfully', () => {
    const [row] = rows;
    const twice = row ? [row, row] : [];
    expect(() => bulletModel({ ...content, rows: twice })).toThrow('Two rows have the key a.');
    expect(() => bulletModel({ ...content, rows: [{ key: 'a', label: 'A', value: -1, budget: 1 }] })).toThrow(
      'Value -1 of A is negative.',
    );
    expect(() =>
      bulletModel({
        ...content,
        rows: [{ key: 'a', label: 'A', value: 1, budget: Number.POSITIVE_INFINITY }],
      }),
    ).toThrow(ChartDataError);
  });

  it('have no earlier period when none was given', () => {
    const without = rows.map(({ key, label, value, budget }) => ({ key, label, value, budget }));
    expect(bulletModel({ ...content, rows: without }).series).toEqual(['value', 'budget']);
    expect(bulletLegend(model).map(({ label }) => label)).toEqual(['Utfall', 'Budget', '2025']);
  });

  it('stand over one axis that starts at zero and holds every figure', () => {
    for (const width of [360, 800]) {
      const {
        zeroAt,
        toX,
        plot,
        rows: placed,
        rowAt,
      } = bulletLayout({ model, format }, { width, textScale: 1 });
      expect(toX(0)).toBe(zeroAt);
      expect(toX(110)).toBeLessThanOrEqual(plot.box.right);
      expect(placed).toHaveLength(4);
      for (const [i, { top, bottom }] of placed.entries()) expect(rowAt((top + bottom) / 2)).toBe(i);
    }
  });

  it('end with how far they are from their budget', () => {
    const { names } = bulletLayout({ model, format }, { width: 800, textScale: 1 });
    const texts = names.map(({ text }) => plain(text));
    expect(texts).toContain('+10,0 %');
    expect(texts).toContain('−10,0 %');
    expect(texts).toContain('saknas');
  });
});

it('has no axis without values, whatever its budgets', () => {
  const none = rows.map((row) => ({ ...row, value: null }));
  expect(drawn(bullets, { ...content, rows: none }, { width: 800 })?.labels).toEqual([]);
  expect(drawn(bullets, content, { width: 800 })?.labels).not.toEqual([]);
});

describe('in words', () => {
  it('the sum is compared over the rows that have both figures', () => {
    expect(plain(bulletSummary(model, format))).toBe(
      'Utfall 155 kWh, +3,3 % mot Budget 150. 1 över och 1 under Budget. Mest över Budget: Bageri (+10,0 %). ' +
        'Mest under Budget: Kontor (−10,0 %). Värden saknas för Matsal.',
    );
  });

  it('a row is spoken value first, and without what it lacks', () => {
    expect(plain(spokenBullet(model, 0, initialCursor, format))).toBe(
      '110 kilowattimmar, Bageri, +10,0 % mot Budget 100, +25,0 % mot 2025 88, 1 av 4',
    );
    expect(plain(spokenBullet(model, 2, initialCursor, format))).toBe(
      '30 kilowattimmar, Lager, 0,0 % mot 2025 30, 3 av 4',
    );
    expect(plain(spokenBullet(model, 3, initialCursor, format))).toBe('saknas, Matsal, 4 av 4');
  });

  it('the box has what is shown', () => {
    const { rows: shown } = bulletTooltip(model, 0, format, (key) => key !== 'previous');
    expect(shown.map(({ label, value, note }) => plain(`${label} ${value} ${note}`))).toEqual([
      'Utfall 110 kWh null',
      'Budget 100 kWh +10,0 %',
    ]);
    expect(bulletTooltip(model, 3, format, all).rows[0]?.note).toBe('saknas');
  });

  it('the table has every figure and how far the value is from the others', () => {
    const columns = bulletColumns(model, format);
    expect(columns.map(({ label }) => label)).toEqual(['Utfall', 'Budget', 'Mot Budget', '2025', 'Mot 2025']);
    expect(columns.map((column) => plain(column.textOf(0)))).toEqual([
      '110',
      '100',
      '+10,0 %',
      '88',
      '+25,0 %',
    ]);
    expect(columns[0]?.sumOf(0, 4)).toBe('185');
    expect(columns[2]?.sumOf(0, 4)).toBeNull();
  });

  it('is there before the picture, in English too', () => {
    const html = plain(renderToString(<BulletChart title="Utfall mot budget" period="2026" {...content} />));
    expect(html).toContain('mot Budget');
    const english = bullets.shown(bullets.model(content, 'en'), { isVisible: all, isCompared: true });
    expect(plain(bullets.words(english).summary)).toContain('1 above and 1 below Budget.');
  });
});
