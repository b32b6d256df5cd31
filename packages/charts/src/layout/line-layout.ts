import type { InLanguage } from '../core/texts-in.ts';
import { cached } from '../core/cached.ts';
import { pixelColumns } from '../core/decimate/columns.ts';
import { createSelector, isDense } from '../core/decimate/select.ts';
import type { LineStyle } from '../core/palette.ts';
import { markersPath } from '../core/path/markers.ts';
import { linePieces } from '../core/path/line-pieces.ts';
import { stairsPath } from '../core/path/relative.ts';
import { extentOf, extentWithin } from '../core/scale/value-scale.ts';
import type { TimeSeries } from '../core/series.ts';
import { statsOf } from '../core/stats.ts';
import type { TimeWindow } from '../core/time/levels.ts';
import { valueAt } from '../core/typed-array.ts';
import { stepsWithin } from '../cursor/window.ts';
import { commonGaps, type Stretch } from './gaps.ts';
import { keptPath } from './kept-path.ts';
import { estimatedPlaces, markerPlaces, partPlaces } from './marker-places.ts';
import { plotFor, type PlacedText, type Plot } from './plot-box.ts';
import { footerFor, timeLabels } from './time-labels.ts';
import { heldInterval } from './held-interval.ts';

/** Radius of markers on a line, px. */
export const markerRadius = 3.3;
const estimatedRadius = 2.6;

/** A line to draw. */
export interface LineInput {
  readonly key: string;
  /** The series at its own times. */
  readonly data: TimeSeries;
  /** Its values on the steps of the time axis. */
  readonly values: Float64Array;
  readonly style: LineStyle;
  /** Context lines (earlier periods) neither make nor fill gaps. */
  readonly isContext: boolean;
}

/** Path data of one line. */
export interface LineMark {
  readonly key: string;
  readonly style: LineStyle;
  /** Pieces that follow each other; one where the line is not fine. */
  readonly line: readonly string[];
  /** Whether it may rise and fall within 6 px. */
  readonly isFine: boolean;
  readonly markers: string;
  readonly estimated: string;
  /** Values of steps that the period cuts: no line leads to them. */
  readonly parts: string;
}

/** Everything that a line graph draws, without the cursor. */
export interface LineLayout extends Plot {
  readonly timeLabels: readonly PlacedText[];
  readonly lines: readonly LineMark[];
  readonly gaps: readonly Stretch[];
  /** Stretches from the steps that the period cuts to their neighbours. */
  readonly cuts: readonly Stretch[];
  /** Whether several values share a px column, so that the highest and lowest of each are drawn. */
  readonly isReduced: boolean;
  /** Length of the interval over which a value is drawn as constant, px; 0 where lines go from value to value. */
  readonly bandwidth: number;
}

/** What a line layout is made from. */
export interface LineLayoutOptions extends InLanguage {
  readonly width: number;
  readonly height: number;
  readonly unit: string;
  /** Steps of the time axis. */
  readonly starts: Float64Array;
  readonly lines: readonly LineInput[];
  /** Starts of the steps that the period cuts. */
  readonly cut?: readonly number[];
  /** What to show; null is everything. */
  readonly window: TimeWindow | null;
  /** Values that must be on the axis although no line reaches them: thresholds. */
  readonly levels: readonly number[];
  /** Text size relative to the usual; 1 when left out. */
  readonly textScale?: number;
}

type Range = readonly [first: number, end: number];

const tileWidth = 256;
const mostPieces = 5;
const mostLinesInPieces = 10;

/** Samples per px from which a line is fine. */
const fineFrom = 1 / 3;

/** Steps that are shown, plus one on either side so that lines continue past the edges. */
function rangeFor(window: TimeWindow | null): (starts: Float64Array) => Range {
  return cached((starts) => {
    const [first, end] = stepsWithin(starts, window);
    return [Math.max(0, first - 1), Math.min(starts.length, end + 1)];
  });
}

/** Lines whose times are the same array share column bounds. */
function boundsFor(
  plot: Plot,
  rangeOf: (starts: Float64Array) => Range,
): (starts: Float64Array) => Int32Array | null {
  const width = plot.box.right - plot.box.left;
  return cached((starts) => {
    const range = rangeOf(starts);
    return isDense(range[1] - range[0], width) ? pixelColumns(starts, plot.x, range) : null;
  });
}

function extentFor(
  { lines, window, levels }: LineLayoutOptions,
  rangeOf: (starts: Float64Array) => Range,
): readonly [number, number] | null {
  const extent =
    window === null
      ? extentOf(lines.map(({ data }) => data))
      : extentWithin(lines.map(({ data }) => ({ values: data.values, range: rangeOf(data.starts) })));
  return extent && [Math.min(extent[0], ...levels), Math.max(extent[1], ...levels)];
}

/** Whether a line has a value at every step, so that no gap is common to all. */
function isWhole({ data, values }: LineInput): boolean {
  return values === data.values && statsOf(data).missing === 0;
}

/** A series without the values of steps that the period cuts: a line to them would look like a fall. */
function withoutParts(data: TimeSeries, cut: readonly number[]): TimeSeries {
  if (cut.length === 0) return data;
  const isPart = (index: number) => cut.includes(valueAt(data.starts, index));
  return { ...data, values: data.values.map((value, index) => (isPart(index) ? Number.NaN : value)) };
}

/** Stretches from the steps that the period cuts to their neighbours, within the plot. */
function cutStretches(starts: Float64Array, { x }: Plot, cut: readonly number[]): Stretch[] {
  const within = (index: number) => Math.max(x.range[0], Math.min(x.range[1], x.toX(valueAt(starts, index))));
  const last = starts.length - 1;
  return cut.flatMap((start) => {
    const index = start === starts[0] ? 0 : Math.max(0, last - 1);
    const from = within(index);
    const width = within(Math.min(last, index + 1)) - from;
    return width > 0 ? [{ x: from, width }] : [];
  });
}

/**
 * Chromium paints in tiles of 256 px and goes through the whole of every path for each tile that it touches: ten dense
 * lines in pieces are painted in half the time. At most five of each of ten lines: a chart of a year has fewer than 250 elements.
 */
function pieceWidthFor(width: number, lineCount: number): number {
  const tiles = Math.ceil(width / (mostPieces * tileWidth));
  return lineCount > mostLinesInPieces ? Number.POSITIVE_INFINITY : tiles * tileWidth;
}

/** Lays out a line graph: scales over what is visible, then the paths of each line. */
export function lineLayout(options: LineLayoutOptions): LineLayout {
  const { width, height, unit, starts, lines, cut = [], window, textScale = 1 } = options;
  const rangeOf = rangeFor(window);
  const step = lines[0]?.data.step;
  const domain = window
    ? ([window.from, window.to] as const)
    : ([valueAt(starts, 0), valueAt(starts, starts.length - 1)] as const);
  const tail = heldInterval(step, domain, width / textScale);
  const plot = plotFor({
    width,
    height,
    unit,
    language: options.language,
    domain,
    tail,
    extent: extentFor(options, rangeOf),
    footer: footerFor(width, textScale),
    textScale,
  });
  const bandwidth = tail === 0 ? 0 : plot.box.right - plot.x.range[1];
  const bounds = boundsFor(plot, rangeOf);
  const selector = createSelector();
  const finePieceWidth = pieceWidthFor(width, lines.length);
  const main = lines.filter(({ isContext }) => !isContext);
  const marks = lines.map(({ key, data, style, isContext }): LineMark => {
    const { x, y } = plot;
    const range = rangeOf(data.starts);
    const joined = withoutParts(data, cut);
    const columns = bounds(data.starts);
    const isFine = range[1] - range[0] > fineFrom * (plot.box.right - plot.box.left);
    const pieceWidth = isFine ? finePieceWidth : Number.POSITIVE_INFINITY;
    const write = (): readonly string[] => {
      const selection = selector.select(joined.values, columns, range);
      const samples = { ...joined, selection, x, y };
      return bandwidth > 0 ? [stairsPath(samples, bandwidth)] : linePieces(samples, pieceWidth);
    };
    // Both scales are linear: these numbers determine where every value lies.
    const place = [...range, ...x.domain, ...x.range, y.perUnit, y.toY(0), pieceWidth];
    const line = keptPath(joined, place, write);
    const spots = { plot, series: joined, range, shift: bandwidth / 2 };
    const order = isContext ? 0 : main.findIndex((one) => one.key === key);
    const markers =
      style.marker === null
        ? ''
        : markersPath(style.marker.shape, markerRadius, markerPlaces(spots, order, main.length));
    const estimated = markersPath('circle', estimatedRadius, estimatedPlaces(spots));
    return {
      key,
      style,
      line,
      isFine,
      markers,
      estimated,
      parts: markersPath('circle', markerRadius, partPlaces({ ...spots, series: data, shift: 0 }, cut)),
    };
  });
  return {
    ...plot,
    timeLabels: starts.length === 0 ? [] : timeLabels(step ?? 'hour', plot, options.language),
    lines: marks,
    gaps: main.some(isWhole)
      ? []
      : commonGaps(
          starts,
          main.map(({ values }) => values),
          plot.x,
          rangeOf(starts),
          bandwidth,
        ),
    cuts: cutStretches(starts, plot, cut),
    isReduced: lines.some(({ data }) => bounds(data.starts) !== null),
    bandwidth,
  };
}
