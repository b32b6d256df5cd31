import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { ChartDataError } from '../core/errors.ts';
import { roundedShares } from '../core/shares.ts';
import { initialCursor } from '../cursor/cursor.ts';
import { drawn } from '../chart/drawn.fixture.ts';
import { pie, pieHeight, pieLayout, slicePath } from './pie-chart.ts';
import { pieModel, type PieSlice } from './pie-model.ts';
import { pieSummary, spokenPart, type PieFormat } from './pie-words.ts';
import { PieChart } from './index.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const format: PieFormat = { unit: '%', decimals: 2, shareDecimals: 2 };

/** Nordic residual mix of 2024 (Energimarknadsinspektionen). */
const mix: readonly PieSlice[] = [
  { key: 'renewable', label: 'Förnybart', value: 10.18, origin: 'renewable' },
  { key: 'nuclear', label: 'Kärnkraft', value: 21.61, origin: 'nuclear' },
  { key: 'fossil', label: 'Fossilt', value: 68.21, origin: 'fossil' },
];

function many(count: number): PieSlice[] {
  return Array.from({ length: count }, (_, i) => ({ key: `k${i}`, label: `Del ${i}`, value: i + 1 }));
}

describe('shares', () => {
  it('are exactly 100 together, whatever the parts', () => {
    expect(roundedShares([1, 1, 1], 2)).toEqual([33.34, 33.33, 33.33]);
    expect(roundedShares([6.51, 14.68, 78.82], 2).reduce((sum, one) => sum + one, 0)).toBeCloseTo(100, 9);
    expect(roundedShares([10.18, 21.61, 68.21], 2)).toEqual([10.18, 21.61, 68.21]);
    expect(roundedShares([5, 0], 0)).toEqual([100, 0]);
  });

  it('do not exist of nothing', () => {
    expect(roundedShares([0, 0], 2)).toEqual([Number.NaN, Number.NaN]);
    expect(pieModel([], 2).sum).toBeNaN();
    expect(pieModel([{ key: 'a', label: 'A', value: 0 }], 2).sum).toBeNaN();
  });
});

describe('parts', () => {
  it('go once around in their order', () => {
    const { parts } = pieModel(mix, 2);
    expect(parts[0]?.from).toBe(0);
    expect(parts[2]?.to).toBeCloseTo(1, 12);
    expect(parts[1]?.from).toBe(parts[0]?.to);
  });

  it('have the fill of their origin, and no two the same', () => {
    const { parts } = pieModel(mix, 2);
    expect(parts.map(({ fill }) => fill.pattern)).toEqual(['solid', 'rising', 'dots']);
    const ten = pieModel(many(10), 2).parts.map(({ fill }) => fill.pattern);
    expect(new Set(ten).size).toBe(10);
  });

  it('beyond ten become nine and the rest', () => {
    const { parts, sum } = pieModel(many(12), 2);
    expect(parts).toHaveLength(10);
    expect(parts.at(-1)).toMatchObject({ label: 'Övriga (3)', value: 6 });
    expect(sum).toBe(78);
    expect(parts[0]?.label).toBe('Del 3');
  });

  it('are refused when no whole can be made of them', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, -1]) {
      expect(() => pieModel([{ key: 'a', label: 'A', value }], 2)).toThrow(ChartDataError);
    }
    expect(() => pieModel([...mix, ...mix], 2)).toThrow('Two slices have the key renewable.');
  });
});

describe('layout', () => {
  it('draws a circle for the whole and nothing for nothing', () => {
    expect(slicePath(50, 50, 40, { from: 0, to: 1 }).match(/A/g)).toHaveLength(2);
    expect(slicePath(50, 50, 40, { from: 0.3, to: 0.3 })).toBe('');
    expect(slicePath(50, 50, 40, { from: 0, to: 0.25 })).toBe('M50 50L50.00 10.00A40 40 0 0 1 90.00 50.00z');
  });

  it('finds the slice under the pointer, and the row beside it', () => {
    const { parts } = pieModel(mix, 2);
    const layout = pieLayout(parts, 700, 1);
    expect(layout.partAt(124, layout.plot.box.height / 2 + 60)).toBe(2);
    expect(layout.partAt(130, layout.plot.box.height / 2 - 60)).toBe(0);
    expect(layout.partAt(600, 0)).toBe(0);
    expect(layout.partAt(600, 999)).toBe(2);
  });

  it('shortens a name before it meets its share, and no other', () => {
    const name = 'Kontorshus Älvgatan 12, hus B';
    const slices = [{ ...mix[0], key: 'long', label: name, value: 50 }, ...mix];
    const namesAt = (width: number, textScale: number) =>
      drawn(pie, { unit: '%', slices }, { width, textScale })
        ?.marks.flatMap(({ marks = [] }) => marks)
        .filter(({ tag, attributes }) => tag === 'text' && attributes['text-anchor'] === 'start')
        .map(({ text }) => text);
    expect(namesAt(900, 1)).toEqual([name, 'Förnybart', 'Kärnkraft', 'Fossilt']);
    const [long, ...others] = namesAt(300, 1) ?? [];
    expect(long).toMatch(/^Kontorshus Älvgatan.*…$/);
    expect(others).toEqual(['Förnybart', 'Kärnkraft', 'Fossilt']);
    expect(namesAt(300, 2)?.[0]?.length).toBeLessThan(long?.length ?? 0);
  });

  it('puts the list under the pie where it is narrow', () => {
    expect(pieHeight(3, 276, 1)).toBeGreaterThan(pieHeight(3, 700, 1));
    expect(pieLayout(pieModel(mix, 2).parts, 276, 1).list).toEqual({ left: 0, right: 276 });
    expect(pieLayout(pieModel(mix, 2).parts, 700, 2).list.right).toBeLessThanOrEqual(700);
  });
});

describe('in words', () => {
  const model = pieModel(mix, 2);

  it('every part is named, largest first', () => {
    expect(plain(pieSummary(model, format))).toBe(
      'Störst är Fossilt 68,21 %, Kärnkraft 21,61 % och Förnybart 10,18 %. Tillsammans 100 %.',
    );
    expect(pieSummary(pieModel([], 2), format)).toBe('Det finns inga värden att fördela.');
  });

  it('a part is spoken share first', () => {
    expect(spokenPart(model, 1, initialCursor, format)).toBe('21,61 procent, Kärnkraft, del 2 av 3');
    const found = { ...initialCursor, found: { kind: 'highest', place: 1 } as const };
    expect(plain(spokenPart(model, 2, found, { ...format, unit: 'MWh' }))).toBe(
      'Störst, nummer 1: 68,21 procent, Fossilt, 68,21 MWh, del 3 av 3',
    );
  });

  it('is there before the picture', () => {
    const html = plain(
      renderToString(<PieChart title="Elens ursprung" unit="%" period="2024" slices={mix} />),
    );
    expect(html).toContain('Störst är Fossilt 68,21 %');
    expect(html).toContain('2024');
  });
});
