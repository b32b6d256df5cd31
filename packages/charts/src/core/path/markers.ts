import type { MarkerShape } from '../palette.ts';

function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function polygon(...steps: readonly (readonly [dx: number, dy: number])[]): string {
  return `m${steps.map(([dx, dy]) => `${number(dx)} ${number(dy)}`).join(' ')}z`;
}

const drawers: Readonly<Record<MarkerShape, (radius: number) => string>> = {
  circle: (r) => `m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  square: (r) => polygon([-0.9 * r, -0.9 * r], [1.8 * r, 0], [0, 1.8 * r], [-1.8 * r, 0]),
  triangle: (r) => polygon([0, -1.15 * r], [1.1 * r, 2 * r], [-2.2 * r, 0]),
  diamond: (r) =>
    polygon([0, -1.25 * r], [1.25 * r, 1.25 * r], [-1.25 * r, 1.25 * r], [-1.25 * r, -1.25 * r]),
  cross: (r) => {
    const arm = 0.84 * r;
    const reach = 0.73 * r;
    return polygon(
      [-arm / 2, -arm / 2 - reach],
      [arm, 0],
      [0, reach],
      [reach, 0],
      [0, arm],
      [-reach, 0],
      [0, reach],
      [-arm, 0],
      [0, -reach],
      [-reach, 0],
      [0, -arm],
      [reach, 0],
    );
  },
};

/** A position in px. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/**
 * Writes markers at many positions as the data of one path. Shapes are sized to look equally large.
 *
 * @param radius - Radius of a circle, px; the other shapes scale with it.
 */
export function markersPath(shape: MarkerShape, radius: number, positions: readonly Position[]): string {
  const outline = drawers[shape](radius);
  return positions.map(({ x, y }) => `M${number(x)} ${number(y)}${outline}`).join('');
}
