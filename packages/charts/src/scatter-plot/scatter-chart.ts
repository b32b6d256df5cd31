import { ticks } from 'd3-array';

import { defineChart } from '../chart/define-chart.ts';
import { path, type Mark } from '../chart/marks.ts';
import type { ChartArea, Picture } from '../chart/picture.ts';
import { trackInOrder } from '../chart/steps-in-order.ts';
import { markersPath, type Position } from '../core/path/markers.ts';
import { extentWithin } from '../core/scale/value-scale.ts';
import { textsIn } from '../core/texts-in.ts';
import { labelWidth } from '../core/time/time-axis.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsOf } from '../core/units.ts';
import { fewestDecimals, plotFor, type PlacedText, type Plot } from '../layout/plot-box.ts';
import { tenth } from '../layout/stairs.ts';
import { numberText } from '../text/values.ts';
import { scatterMessages } from './messages.ts';
import { scatterModel, type ScatterContent, type ScatterModel } from './scatter-model.ts';
import {
  celsius,
  scatterColumns,
  scatterLegend,
  scatterSummary,
  scatterTooltip,
  spokenPlace,
  type ScatterFormat,
} from './scatter-words.ts';
import * as styles from './ScatterPlot.css.ts';
import type { AnyLanguage } from '../core/language.ts';

interface ShownScatter {
  readonly model: ScatterModel;
  readonly format: ScatterFormat;
  readonly pointLabel: string;
}

/** Everything that a scatter plot draws, without the cursor. */
export interface ScatterLayout extends Plot {
  readonly labels: readonly PlacedText[];
  readonly points: readonly Position[];
  /** Paths of the line and its band; empty without a line. */
  readonly line: string;
  readonly band: string;
  /** Point closest to a position, px. */
  pointAt(x: number, y: number): number;
  /** Next point above (1) or below (-1) another, among those of similar temperature. */
  pointBeside(index: number, by: 1 | -1): number;
}

const radius = 2.6;
const outlineRadius = 7;
const pxPerTick = 70;
/** Horizontal search distance for a point's neighbours above and below, px. */
const columnReach = 24;
const lineSteps = 80;

/** Temperatures at which the line is evaluated: at even intervals, and at its change points. */
function temperaturesOf({ temperatures, line }: ScatterModel): readonly number[] {
  const [low, high] = [valueAt(temperatures, 0), valueAt(temperatures, temperatures.length - 1)];
  const even = Array.from({ length: lineSteps + 1 }, (_, i) => low + ((high - low) * i) / lineSteps);
  const bends = [line?.heating, line?.cooling].flatMap((slope) => (slope ? [slope.balance] : []));
  return [...even, ...bends].toSorted((a, b) => a - b);
}

function axisLabels(
  { box, x }: Plot,
  { temperatureLabel }: ScatterFormat,
  language: AnyLanguage | undefined,
  domain: readonly [number, number] | null,
): PlacedText[] {
  const count = Math.max(2, Math.floor((box.right - box.left) / (pxPerTick * box.textScale)));
  const marks = domain === null ? [] : ticks(...domain, count);
  const decimals = fewestDecimals(marks);
  const at = box.bottom + 18 * box.textScale;
  const title = `${temperatureLabel}, ${celsius}`;
  return [
    ...marks.map((tick): PlacedText => {
      return { x: x.toX(tick), y: at, text: numberText(tick, decimals, language), anchor: 'middle' };
    }),
    { x: box.right, y: at + 20 * box.textScale, text: title, anchor: 'end' },
  ];
}

/** Lays out points by temperature and value, with the line through them. */
export function scatterLayout(
  { model, format }: Pick<ShownScatter, 'model' | 'format'>,
  { width, height, textScale }: Pick<ChartArea, 'width' | 'height' | 'textScale'>,
): ScatterLayout {
  const { temperatures, values, line } = model;
  const { length } = values;
  const through = line
    ? temperaturesOf(model).map((temperature) => ({ temperature, ...line.at(temperature) }))
    : [];
  const edges = Float64Array.from(through.flatMap(({ low, high }) => [low, high]));
  const coldest = Math.floor((length === 0 ? 0 : valueAt(temperatures, 0)) - 0.5);
  const warmest = Math.ceil((length === 0 ? 1 : valueAt(temperatures, length - 1)) + 0.5);
  const plot = plotFor({
    width,
    height,
    textScale,
    unit: format.unit,
    language: model.language,
    domain: [coldest, warmest],
    extent: extentWithin([
      { values, range: [0, length] },
      { values: edges, range: [0, edges.length] },
    ]),
    footer: 48,
  });
  const { x, y } = plot;
  const points = Array.from(values, (value, i): Position => {
    return { x: x.toX(valueAt(temperatures, i)), y: y.toY(value) };
  });
  const at = (temperature: number, value: number) => `${tenth(x.toX(temperature))} ${tenth(y.toY(value))}`;
  const upper = through.map(({ temperature, high }) => at(temperature, high));
  const lower = through.map(({ temperature, low }) => at(temperature, low)).toReversed();
  return {
    ...plot,
    labels: axisLabels(plot, format, model.language, length === 0 ? null : [coldest, warmest]).filter(
      ({ x: middle, text, anchor }) =>
        anchor === 'end' || middle + (labelWidth(text) * textScale) / 2 <= width,
    ),
    points,
    line:
      through.length === 0
        ? ''
        : `M${through.map(({ temperature, value }) => at(temperature, value)).join('L')}`,
    band: through.length === 0 ? '' : `M${[...upper, ...lower].join('L')}z`,
    pointAt(left, top) {
      let [closest, least] = [0, Number.POSITIVE_INFINITY];
      for (const [i, point] of points.entries()) {
        const distance = (point.x - left) ** 2 + (point.y - top) ** 2;
        if (distance < least) [closest, least] = [i, distance];
      }
      return closest;
    },
    pointBeside(index, by) {
      const own = points[index];
      if (!own) return index;
      let [next, least] = [index, Number.POSITIVE_INFINITY];
      for (const [i, point] of points.entries()) {
        const up = (own.y - point.y) * by;
        if (Math.abs(point.x - own.x) <= columnReach && up > 0 && up < least) [next, least] = [i, up];
      }
      return next;
    },
  };
}

function scatterMarks({ band, line, points }: ScatterLayout): Mark[] {
  return [
    path(styles.points, markersPath('circle', radius, points), { key: 'points' }),
    path(styles.band, band, { key: 'band' }),
    path(styles.line, line, { key: 'line' }),
  ];
}

function drawScatter({ model, format, pointLabel }: ShownScatter, area: ChartArea): Picture {
  const layout = scatterLayout({ model, format }, area);
  const { points } = layout;
  return {
    plot: layout,
    labels: layout.labels,
    marks: scatterMarks(layout),
    cursor: {
      cursorLabel: pointLabel,
      xOf: (index) => points[index]?.x ?? 0,
      indexAt: layout.pointAt,
      stepBeside: layout.pointBeside,
      dotsAt: () => [],
      areaAt: ({ index }) => {
        const { x, y } = points[index] ?? { x: 0, y: 0 };
        return {
          path: markersPath('circle', outlineRadius, [{ x, y }]),
          left: x - outlineRadius,
          right: x + outlineRadius,
          top: y - outlineRadius,
        };
      },
      flagAt: ({ index }) => model.labels[index] ?? '',
      spokenAt: ({ index }, state) => spokenPlace(model, index, state, format),
      tooltipAt: ({ index }) => scatterTooltip(model, index, format),
    },
  };
}

/** Values by outdoor temperature, with a change-point line. */
export const scatter = /* @__PURE__ */ defineChart({
  model({ unit, label, temperatureLabel, pointLabel, points }: ScatterContent, language): ShownScatter {
    const model = scatterModel(points, language);
    const format = { unit, label, temperatureLabel, decimals: Math.min(1, decimalsOf(model.values)) };
    return { model, format, pointLabel };
  },
  shown: (whole): ShownScatter => whole,
  track: ({ model: { values } }) => trackInOrder(values.length, [{ key: 'value', values }]),
  height: { narrow: 300, wide: 400 },
  draw: drawScatter,
  words: ({ model, format }) => ({
    total: null,
    summary: scatterSummary(model, format),
    emptyText: model.values.length === 0 ? textsIn(scatterMessages, model.language)('none') : null,
  }),
  legend: ({ model, format }) => ({ extra: scatterLegend(model, format), place: 'beside' }),
  table: ({ model, format, pointLabel }) => ({
    rowLabel: pointLabel,
    rowCount: model.values.length,
    rowHeadOf: (row) => model.labels[row] ?? '',
    columns: () => scatterColumns(model, format),
  }),
});
