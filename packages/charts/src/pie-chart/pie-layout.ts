import { timeScale } from '../core/scale/time-scale.ts';
import { valueScale } from '../core/scale/value-scale.ts';
import { isNarrowFor, type Plot } from '../layout/plot-box.ts';
import type { PiePart } from './pie-model.ts';

/** A row of the list beside the pie: its mark, name and share. */
export interface PieRow {
  readonly key: string;
  /** Upper edge, px. */
  readonly y: number;
  readonly height: number;
}

/** Everything that a pie chart draws, without the cursor. */
export interface PieLayout {
  readonly plot: Plot;
  readonly slices: readonly { readonly key: string; readonly path: string }[];
  readonly rows: readonly PieRow[];
  /** Left and right edge of the rows, px. */
  readonly list: { readonly left: number; readonly right: number };
  /** Part at a position, px; the closest row where there is no slice. */
  partAt(x: number, y: number): number;
}

const rowHeight = 34;
const widestPie = 240;
const listWidth = 340;
const between = 32;

function point(cx: number, cy: number, radius: number, turn: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(cx + radius * Math.cos(angle)).toFixed(2)} ${(cy + radius * Math.sin(angle)).toFixed(2)}`;
}

/** Outline of a slice; a slice that is everything is a circle, one that is nothing draws nothing. */
export function slicePath(
  cx: number,
  cy: number,
  radius: number,
  { from, to }: Pick<PiePart, 'from' | 'to'>,
): string {
  if (!(to > from)) return '';
  if (to - from > 0.999_999) {
    return `M${point(cx, cy, radius, 0)}A${radius} ${radius} 0 1 1 ${point(cx, cy, radius, 0.5)}A${radius} ${radius} 0 1 1 ${point(cx, cy, radius, 0)}z`;
  }
  const isLarge = to - from > 0.5 ? 1 : 0;
  return `M${cx} ${cy}L${point(cx, cy, radius, from)}A${radius} ${radius} 0 ${isLarge} 1 ${point(cx, cy, radius, to)}z`;
}

interface Measures {
  readonly isNarrow: boolean;
  readonly diameter: number;
  readonly row: number;
}

function measures(width: number, textScale: number): Measures {
  const isNarrow = isNarrowFor(width, textScale);
  const diameter = Math.max(40, Math.min(widestPie, isNarrow ? width - 24 : width * 0.4));
  return { isNarrow, diameter, row: rowHeight * textScale };
}

/** Height of a pie chart with some number of parts, px. */
export function pieHeight(count: number, width: number, textScale: number): number {
  const { isNarrow, diameter, row } = measures(width, textScale);
  const list = count * row;
  return Math.ceil(isNarrow ? diameter + 16 + list : Math.max(diameter, list)) + 8;
}

/** Lays out a pie with a list of its parts beside it, or under it where that is too narrow. */
export function pieLayout(parts: readonly PiePart[], width: number, textScale: number): PieLayout {
  const { isNarrow, diameter, row } = measures(width, textScale);
  const height = pieHeight(parts.length, width, textScale);
  const radius = diameter / 2;
  const cx = isNarrow ? width / 2 : radius + 4;
  const cy = isNarrow ? radius + 4 : height / 2;
  const left = isNarrow ? 0 : diameter + between;
  const right = isNarrow ? width : Math.min(width, left + listWidth * textScale);
  const top = isNarrow ? diameter + 16 : (height - parts.length * row) / 2;
  const rows = parts.map(({ key }, i) => ({ key, y: top + i * row, height: row }));
  return {
    plot: {
      box: { width, height, left: 0, right: width, top: 0, bottom: height, textScale },
      x: timeScale([0, Math.max(1, parts.length - 1)], [0, width]),
      y: valueScale(null, height, 0),
      gridLines: [],
      unit: { x: 0, y: 0, text: '', anchor: 'start' },
    },
    slices: parts.map((part) => ({ key: part.key, path: slicePath(cx, cy, radius, part) })),
    rows,
    list: { left, right },
    partAt(x, y) {
      const [dx, dy] = [x - cx, y - cy];
      if (Math.hypot(dx, dy) <= radius) {
        const turn = (Math.atan2(dx, -dy) / (2 * Math.PI) + 1) % 1;
        const hit = parts.findIndex(({ from, to }) => turn >= from && turn < to);
        if (hit >= 0) return hit;
      }
      return Math.max(0, Math.min(parts.length - 1, Math.floor((y - top) / row)));
    },
  };
}
