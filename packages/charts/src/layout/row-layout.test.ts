import { describe, expect, it } from 'vitest';

import { labelWidth } from '../core/time/time-axis.ts';
import type { PlacedText } from './plot-box.ts';
import { rowLayout, type RowLayoutOptions } from './row-layout.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const labels = ['Kontorshus Älvgatan 12', 'Butik Kungsgränd 3'];

function axisOf(given: Partial<RowLayoutOptions>): readonly PlacedText[] {
  return rowLayout({
    width: 900,
    textScale: 1,
    unit: 'kWh',
    extent: [0, 410_000],
    labels,
    figures: ['+5,9 %', 'saknas'],
    language: undefined,
    ...given,
  }).labels;
}

function sidesOf({ x, text, anchor }: PlacedText, textScale: number): readonly [left: number, right: number] {
  const width = labelWidth(text) * textScale;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, left + width];
}

describe('numbers on the axis of rows', () => {
  const extents = [
    [0, 410_000],
    [0, 57.5],
    [-3_600, 25_600],
    [-1_234_567, 0],
    [0, 0.004],
    [0, 99_999_999],
  ] as const;

  it.each(extents)('from %d to %d never run into each other or out of the picture', (...extent) => {
    for (const textScale of [1, 2]) {
      for (let width = 220; width <= 1600; width += 20) {
        // The first may begin at the very edge.
        let end = -4.001;
        for (const [left, right] of axisOf({ width, textScale, extent }).map((one) =>
          sidesOf(one, textScale),
        )) {
          expect(left).toBeGreaterThan(end + 4);
          end = right;
        }
        expect(end).toBeLessThanOrEqual(width);
      }
    }
  });

  it('keep the last one at its line, with the unit after it', () => {
    const { toX, labels: axis } = rowLayout({
      width: 900,
      textScale: 1,
      unit: 'kWh',
      extent: [0, 500_000],
      labels,
      figures: ['+5,9 %'],
      language: undefined,
    });
    const last = axis.at(-1);
    expect(plain(last?.text ?? '')).toBe('500 000 kWh');
    expect((last?.x ?? 0) + labelWidth('500 000') / 2).toBeCloseTo(toX(500_000), 6);
  });

  it('are zero alone where all values are zero', () => {
    expect(axisOf({ extent: [0, 0] }).map(({ text }) => plain(text))).toEqual(['0 kWh']);
  });
});
