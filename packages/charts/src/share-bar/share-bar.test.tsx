import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { ChartDataError } from '../core/errors.ts';
import { ShareBar, ShareLegend, type SharePart } from './index.ts';
import { placeParts, shareText } from './share-parts.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const mix: readonly SharePart[] = [
  { key: 'renewable', label: 'Förnybart', value: 6.51, origin: 'renewable' },
  { key: 'nuclear', label: 'kärnkraft', value: 14.68, origin: 'nuclear' },
  { key: 'fossil', label: 'fossilt', value: 78.82, origin: 'fossil' },
];

describe('parts', () => {
  it('fill the bar exactly, although published shares are 100,01 % together', () => {
    const placed = placeParts(mix);
    const last = placed.at(-1);
    expect((last?.from ?? 0) + (last?.length ?? 0)).toBeCloseTo(100, 9);
    expect(placed.map(({ fill }) => fill.pattern)).toEqual(['solid', 'rising', 'dots']);
  });

  it('are said as they are published', () => {
    expect(plain(shareText(mix, 2))).toBe('Förnybart 6,51 %, kärnkraft 14,68 % och fossilt 78,82 %');
    expect(shareText([], 2)).toBe('Det finns inga värden att fördela.');
  });

  it('of nothing make no bar', () => {
    expect(placeParts([])).toEqual([]);
    expect(placeParts([{ key: 'a', label: 'A', value: 0 }])).toEqual([]);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('of %d are refused', (value) => {
    expect(() => placeParts([{ key: 'a', label: 'A', value }])).toThrow(ChartDataError);
  });

  it('with the same key, and too many to be told apart, are refused', () => {
    expect(() => placeParts([...mix, ...mix])).toThrow(ChartDataError);
    const many = Array.from({ length: 11 }, (_, i) => ({ key: String(i), label: 'A', value: 1 }));
    expect(() => placeParts(many)).toThrow(/11 parts/);
  });
});

describe('on the page', () => {
  it('the bar is said in words, and the legend names each part', () => {
    expect(plain(renderToString(<ShareBar parts={mix} />))).toContain('Förnybart 6,51 %');
    expect(renderToString(<ShareLegend parts={mix} />).match(/<li/g)).toHaveLength(3);
  });
});
