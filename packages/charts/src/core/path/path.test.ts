import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { penUp } from '../decimate/m4.ts';
import { markersPath } from './markers.ts';
import { barsPath, denseLinePath, linePath } from './relative.ts';

/** Reads path data of M, l, h and v back as the points it visits, one list per stroke. */
function read(path: string): [number, number][][] {
  const strokes: [number, number][][] = [];
  let x = 0;
  let y = 0;
  for (const [, command = '', text = ''] of path.matchAll(/([Mlhvz])([^Mlhvz]*)/g)) {
    const [a = 0, b = 0] = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === 'M') {
      [x, y] = [a, b];
      strokes.push([]);
    } else if (command === 'l') [x, y] = [x + a, y + b];
    else if (command === 'h') x += a;
    else if (command === 'v') y += a;
    strokes.at(-1)?.push([x, y]);
  }
  return strokes;
}

/** Spread evenly: random doubles would nearly all lie close to zero. */
const px = fc.integer({ min: -3_000_000, max: 3_000_000 }).map((thousandths) => thousandths / 1000);

describe('line path', () => {
  it('visits every point within a twentieth of a px, however many there are', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(px, px), { minLength: 2, maxLength: 400 }), (points) => {
        const selection = Int32Array.from(points.keys());
        const [stroke = []] = read(
          linePath(
            selection,
            (i) => points[i]?.[0] ?? 0,
            (i) => points[i]?.[1] ?? 0,
          ),
        );
        expect(stroke).toHaveLength(points.length);
        for (const [i, [x, y]] of points.entries()) {
          expect(Math.abs((stroke[i]?.[0] ?? Number.NaN) - x)).toBeLessThan(0.0501);
          expect(Math.abs((stroke[i]?.[1] ?? Number.NaN) - y)).toBeLessThan(0.0501);
        }
      }),
      { seed: 1120 },
    );
  });

  it('starts a new stroke after a gap and shows a lonely value', () => {
    const path = linePath(
      Int32Array.of(0, 1, penUp, 3, penUp, 5, 6),
      (i) => i * 10,
      (i) => i,
    );
    expect(path).toBe('M0 0l10 1M29 3h2M50 5l10 1');
  });

  it('uses h and v where it can', () => {
    expect(
      linePath(
        Int32Array.of(0, 1, 2),
        (i) => (i === 2 ? 4.5 : 4),
        (i) => (i === 0 ? 1 : 0.5),
      ),
    ).toBe('M4 1v-.5h.5');
  });

  it('is empty without samples', () => {
    expect(linePath(new Int32Array(0), Number, Number)).toBe('');
  });
});

describe('bars path', () => {
  it('draws closed bars up from and down from the base', () => {
    const path = barsPath([
      { x: 1, width: 2, y0: 100, y1: 60.5 },
      { x: 4, width: 2, y0: 100, y1: 110 },
    ]);
    expect(path).toBe('M1 100v-39.5h2v39.5zM4 100v10h2v-10z');
  });
});

describe('markers', () => {
  it('are closed shapes at their positions', () => {
    const path = markersPath('square', 5, [
      { x: 10, y: 20 },
      { x: 30.126, y: 1 },
    ]);
    expect(path).toBe('M10 20m-4.5 -4.5 9 0 0 9 -9 0zM30.13 1m-4.5 -4.5 9 0 0 9 -9 0z');
  });

  it('stand around their position', () => {
    for (const shape of ['square', 'triangle', 'diamond', 'cross'] as const) {
      const steps = (markersPath(shape, 4, [{ x: 0, y: 0 }]).match(/-?[\d.]+/g) ?? []).map(Number).slice(2);
      const xs: number[] = [];
      for (let i = 0; i < steps.length; i += 2) xs.push((xs.at(-1) ?? 0) + (steps[i] ?? 0));
      expect(Math.min(...xs) + Math.max(...xs)).toBeCloseTo(0, 1);
    }
  });
});

describe('a dense line', () => {
  const heights = [0, 3, 9, 4, 4, 6, 2, 1, 0, 8];
  const draw = (spacing: number) =>
    read(
      denseLinePath(
        Int32Array.from(heights.keys()),
        (i) => i * spacing,
        (i) => heights[i] ?? 0,
      ),
    )[0]?.map(([, y]) => y);

  it('leaves out what it passes on its way up or down within one px', () => {
    expect(draw(0.3)).toEqual([0, 9, 4, 6, 0, 8]);
  });

  it('leaves out nothing where samples are further apart', () => {
    expect(draw(0.6)).toEqual(heights);
  });

  it('keeps the samples beside gaps', () => {
    const selection = Int32Array.of(0, 1, penUp, 3, 4, penUp, 6);
    const path = denseLinePath(
      selection,
      (i) => i / 10,
      (i) => i,
    );
    expect(path).toBe('M0 0l.1 1M.3 3l.1 1M-.4 6h2');
  });
});
