import type { FillPatternName, FillStyle } from '../core/fills.ts';
import * as styles from './Fill.css.ts';
import type { Key } from './key.ts';
import { path, rect, type Mark } from './marks.ts';

/** Lines on a tile of 8 × 8 px. */
const linesOf: Readonly<Record<Exclude<FillPatternName, 'solid'>, string>> = {
  rising: 'M-2 2l4-4M0 8l8-8M6 10l4-4',
  dots: 'M1.2 2h1.6M5.2 6h1.6',
  falling: 'M-2 6l4 4M0 0l8 8M6-2l4 4',
  horizontal: 'M0 2h8M0 6h8',
  vertical: 'M2 0v8M6 0v8',
  grid: 'M0 4h8M4 0v8',
  diamonds: 'M4 0l4 4-4 4-4-4z',
  rings: 'M2 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
  steps: 'M0 6h4V2h4',
};

const size = 8;

/** The id of a fill's tile within its picture. */
export function tileName({ color, pattern }: FillStyle): string {
  return `${pattern}${color.replaceAll(/[^\w-]/g, '')}`;
}

/**
 * The fill of an area, as a tile: its colour, and over it a pattern in the surface colour, drawn when `Fill.css.ts`
 * decides.
 */
export function fillTile(fill: FillStyle): Mark {
  const { color, pattern } = fill;
  const ground = { x: 0, y: 0, width: size, height: size };
  return {
    tag: 'pattern',
    key: tileName(fill),
    attributes: { id: tileName(fill), width: size, height: size, patternUnits: 'userSpaceOnUse' },
    marks:
      pattern === 'solid'
        ? [rect(styles.solid, ground, { color })]
        : [rect(styles.ground, ground, { color }), path(styles.lines, linesOf[pattern])],
  };
}

/** The legend key of a fill. */
export function fillKey(fill: FillStyle): Key {
  return { kind: 'fill', tile: fillTile(fill) };
}
