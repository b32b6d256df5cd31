import { markersPath, type Position } from '../core/path/markers.ts';
import { extentWithin } from '../core/scale/value-scale.ts';
import { labelWidth } from '../core/time/time-axis.ts';
import { valueAt } from '../core/typed-array.ts';
import { plotFor, type PlacedText, type Plot } from '../layout/plot-box.ts';
import { tenth } from '../layout/stairs.ts';
import { numberText } from '../text/values.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import type { CategoryModel } from './category-model.ts';

/** Room of a line over categories, and how its values are written. */
export interface CategoryLayoutOptions extends InLanguage {
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly textScale: number;
  readonly unit: string;
  readonly decimals: number;
}

/** Everything that a line over categories draws, without the cursor. */
export interface CategoryLayout extends Plot {
  readonly labels: readonly PlacedText[];
  /** Between values that follow on each other. */
  readonly line: string;
  /** From the last value before missing ones to the first after: dotted, for nothing is known there. */
  readonly missingLinks: string;
  readonly markers: string;
  /** Beside the markers; empty where they would run into each other. */
  readonly valueLabels: readonly PlacedText[];
  /** "saknas", where values are missing between others. */
  readonly missingLabels: readonly PlacedText[];
}

const markerSize = 4;

interface Point extends Position {
  readonly index: number;
}

function through(points: readonly Point[], isLink: (from: Point, to: Point) => boolean): string {
  return points
    .slice(1)
    .map((to, i) => {
      const from = points[i];
      if (!from || !isLink(from, to)) return '';
      return `M${tenth(from.x)} ${tenth(from.y)}L${tenth(to.x)} ${tenth(to.y)}`;
    })
    .join('');
}

function isNeighbour(from: Point, to: Point): boolean {
  return to.index === from.index + 1;
}

/** Lays out values over equally wide categories, each in the middle of its own. */
export function categoryLayout(
  { categories, values }: CategoryModel,
  { width, height, textScale, unit, decimals, language }: CategoryLayoutOptions,
): CategoryLayout {
  const { length } = values;
  const plot = plotFor({
    width,
    height,
    textScale,
    unit,
    domain: [0, Math.max(1, length)],
    extent: extentWithin([{ values, range: [0, length] }]),
    footer: 28,
  });
  const { box, x, y } = plot;
  const pitch = (box.right - box.left) / Math.max(1, length);
  const middle = (index: number) => x.toX(index + 0.5);
  const points = [...values.keys()]
    .filter((index) => !Number.isNaN(valueAt(values, index)))
    .map((index): Point => ({ index, x: middle(index), y: y.toY(valueAt(values, index)) }));
  const texts = points.map(({ index }) => numberText(valueAt(values, index), decimals));
  const widestText = Math.max(0, ...texts.map(labelWidth)) * textScale;
  const widestLabel = Math.max(1, ...categories.map(({ label }) => labelWidth(label))) * textScale;
  const every = Math.max(1, Math.ceil((widestLabel + 6) / pitch));
  const above = 10 * textScale;
  return {
    ...plot,
    labels: categories.flatMap(({ label }, i): PlacedText[] =>
      i % every === 0
        ? [{ x: middle(i), y: box.bottom + 18 * textScale, text: label, anchor: 'middle' }]
        : [],
    ),
    line: through(points, isNeighbour),
    missingLinks: through(points, (from, to) => !isNeighbour(from, to)),
    markers: markersPath('circle', markerSize, points),
    valueLabels:
      widestText + 4 > pitch
        ? []
        : points.map(({ x: at, y: top }, i): PlacedText => {
            // Under a value where the line bends upwards: over it the figure would lie on the line.
            const [before, after] = [points[i - 1], points[i + 1]];
            const bendsUp = before !== undefined && after !== undefined && top - after.y > before.y - top;
            const below = top + above + 8 * textScale;
            return { x: at, y: bendsUp ? below : top - above, text: texts[i] ?? '', anchor: 'middle' };
          }),
    missingLabels: points.slice(1).flatMap((to, i): PlacedText[] => {
      const from = points[i];
      if (!from || isNeighbour(from, to)) return [];
      const at = (from.y + to.y) / 2 + 20 * textScale;
      return [
        {
          x: (from.x + to.x) / 2,
          y: at,
          text: textsIn(chartMessages, language)('missing'),
          anchor: 'middle',
        },
      ];
    }),
  };
}
