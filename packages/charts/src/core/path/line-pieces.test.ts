import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { penUp, selectAll } from '../decimate/m4.ts';
import { linePieces } from './line-pieces.ts';
import { readPath } from './read-path.fixture.ts';

/** A picture in which a time is a position in px, and a value a height below its upper edge. */
const scales = {
  x: { domain: [0, 1], perMs: 1, toX: (time: number) => time },
  y: { perUnit: -1, toY: (value: number) => value },
} as const;

function pieces(
  points: readonly (readonly [x: number, y: number])[],
  { pieceWidth = 256, selection = Int32Array.from(points.keys()) } = {},
) {
  const starts = Float64Array.from(points, ([x]) => x);
  const values = Float64Array.from(points, ([, y]) => y);
  return linePieces({ ...scales, starts, values, selection }, pieceWidth);
}

/** Distances in tenths of a px, which path data holds, far enough apart that nothing is left out. */
const distance = fc.integer({ min: 6, max: 3000 }).map((count) => count / 10);
const height = fc.integer({ min: -2000, max: 2000 }).map((count) => count / 10);

describe('a line in pieces', () => {
  it('visits every sample, in pieces that begin where the one before ends and reach one sample beyond 256 px', () => {
    const step = fc.tuple(distance, height);
    fc.assert(
      fc.property(fc.array(step, { minLength: 2, maxLength: 400 }), (steps) => {
        let along = 0;
        const points = steps.map(([right, y]): readonly [number, number] => [(along += right), y]);
        const strokes = pieces(points).map((piece) => {
          const read = readPath(piece);
          expect(read).toHaveLength(1);
          return read[0] ?? [];
        });
        const before = [undefined, ...strokes];
        for (const [i, stroke] of strokes.entries()) {
          const [firstX = Number.NaN] = stroke[0] ?? [];
          const [beforeLastX = Number.NaN] = stroke.at(-2) ?? [];
          expect(stroke.length).toBeGreaterThan(1);
          expect(Math.floor(beforeLastX / 256)).toBe(Math.floor(firstX / 256));
          expect(firstX).toBeCloseTo(before[i]?.at(-1)?.[0] ?? points[0]?.[0] ?? Number.NaN, 6);
        }
        const visited = strokes.flatMap((stroke, i) => (i === 0 ? stroke : stroke.slice(1)));
        expect(visited).toHaveLength(points.length);
        for (const [i, [x, y]] of points.entries()) {
          expect(visited[i]?.[0]).toBeCloseTo(x, 6);
          expect(visited[i]?.[1]).toBeCloseTo(y, 6);
        }
      }),
      { seed: 1129 },
    );
  });

  it('is in one piece where it is narrow, wherever it lies', () => {
    expect(
      pieces([
        [300, 0],
        [300.1, 5.5],
        [311, 4],
      ]),
    ).toEqual(['M300 0l.1 5.5l10.9-1.5']);
  });

  it('begins no piece inside a gap', () => {
    const points = Array.from({ length: 60 }, (_, i) => [i * 10, i % 2] as const);
    const values = Float64Array.from(points, ([, y], i) => (i > 20 && i < 40 ? Number.NaN : y));
    const out = new Int32Array(200);
    const selection = out.subarray(0, selectAll(values, out));
    const found = pieces(points, { selection });
    expect(found.map((piece) => readPath(piece).map((stroke) => stroke.length))).toEqual([[21], [13], [8]]);
  });

  it('is nothing without samples', () => {
    expect(pieces([])).toEqual([]);
  });

  it('keeps moves that are longer than most', () => {
    expect(
      pieces([
        [0, 0],
        [12.5, 250],
        [13, -250.5],
      ]),
    ).toEqual(['M0 0l12.5 250l.5-500.5']);
  });
});

describe('a line in one piece', () => {
  it('goes through every sample, and shows one between gaps', () => {
    const points = Array.from({ length: 7 }, (_, i) => [i * 100, i] as const);
    const selection = Int32Array.of(0, 1, penUp, 3, penUp, 5, 6);
    expect(pieces(points, { selection, pieceWidth: Number.POSITIVE_INFINITY })).toEqual([
      'M0 0l100 1M299 3h2M500 5l100 1',
    ]);
  });
});

describe('a thinned line', () => {
  const heights = [0, 3, 9, 4, 4, 6, 2, 1, 0, 8];
  const draw = (spacing: number) => {
    const [piece = ''] = pieces(heights.map((y, i) => [i * spacing, y] as const));
    return readPath(piece)[0]?.map(([, y]) => y);
  };

  it('leaves out what it passes on its way up or down within one px', () => {
    expect(draw(0.3)).toEqual([0, 9, 4, 6, 0, 8]);
  });

  it('leaves out nothing where samples are further apart', () => {
    expect(draw(0.6)).toEqual(heights);
  });

  it('keeps the samples beside gaps', () => {
    const points = Array.from({ length: 7 }, (_, i) => [i / 10, i] as const);
    const selection = Int32Array.of(0, 1, penUp, 3, 4, penUp, 6);
    expect(pieces(points, { selection })).toEqual(['M0 0l.1 1M.3 3l.1 1M-.4 6h2']);
  });
});
