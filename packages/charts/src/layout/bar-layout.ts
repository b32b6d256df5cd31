import type { AnyLanguage } from '../core/language.ts';

import { linePieces } from '../core/path/line-pieces.ts';
import { barsPath, type Bar } from '../core/path/relative.ts';
import { createSelector } from '../core/decimate/select.ts';
import { markersPath, type Position } from '../core/path/markers.ts';
import { extentOf } from '../core/scale/value-scale.ts';
import { quality } from '../core/series.ts';
import { calendarBands, timeAxis } from '../core/time/time-axis.ts';
import { endOfStep, type StepKind } from '../core/time/steps.ts';
import { valueAt } from '../core/typed-array.ts';
import type { InLanguage } from '../core/texts-in.ts';
import type { Stretch } from './gaps.ts';
import { inTextUnits } from './time-labels.ts';
import { isNarrowFor, plotFor, type PlacedText, type Plot } from './plot-box.ts';

/** Bars to draw, and a line of context over them. */
export interface BarInput {
  readonly step: StepKind;
  readonly starts: Float64Array;
  readonly values: Float64Array;
  readonly quality: Uint8Array;
  /** Bars to draw in the lighter tint (days off, incomplete weeks): 1 for tinted. */
  readonly isTinted: Uint8Array;
  readonly line: Float64Array;
}

/** What a bar layout is made from. */
export interface BarLayoutOptions extends BarInput, InLanguage {
  readonly width: number;
  readonly height: number;
  readonly unit: string;
  readonly hasBars: boolean;
  readonly hasLine: boolean;
  /** Text size relative to the usual; 1 when left out. */
  readonly textScale?: number;
}

/** Everything that a bar graph draws, without the cursor. */
export interface BarLayout extends Plot {
  readonly timeLabels: readonly PlacedText[];
  /** Short lines under the axis, between months. */
  readonly separators: string;
  readonly bars: string;
  readonly tintedBars: string;
  readonly line: string;
  readonly estimated: string;
  readonly gaps: readonly Stretch[];
  /** Middle of each bar, px. */
  readonly centers: Float64Array;
}

const longestByDays = 62;
const firstRow = 18;
/** A bar alone in its chart, px. */
const widestBar = 96;
const selector = createSelector();

/** Of positions that are px already. */
const asPx = { domain: [0, 0], perMs: 1, toX: (px: number) => px } as const;

/** Space between bars: a hair where they are many, a quarter of the step where they are few. */
function gapOf(pitch: number): number {
  return pitch < 16 ? Math.min(1.3, pitch * 0.35) : pitch * 0.25;
}

/** Width of one step, px, before any layout; decides whether days or weeks are drawn. */
export function pitchOf(count: number, width: number): number {
  return count > 0 ? (width - 56) / count : 0;
}

function bandLabels(
  plot: Plot,
  from: number,
  to: number,
  language?: AnyLanguage,
): { labels: PlacedText[]; separators: string } {
  const { x, box } = plot;
  const bands = calendarBands(from, to, inTextUnits(plot), language);
  return {
    labels: bands
      .filter(({ label }) => label !== '')
      .map((band) => ({
        x: (x.toX(band.from) + x.toX(band.to)) / 2,
        y: box.bottom + firstRow * box.textScale,
        text: band.label,
        anchor: 'middle' as const,
      })),
    separators: bands
      .slice(1)
      .map((band) => `M${x.toX(band.from).toFixed(1)} ${box.bottom}v6`)
      .join(''),
  };
}

function dayLabels(plot: Plot, step: StepKind, pitch: number, language?: AnyLanguage): PlacedText[] {
  const rows = isNarrowFor(plot.box.width, plot.box.textScale) ? 1 : 2;
  const axis = timeAxis({ step, x: inTextUnits(plot), rows, language });
  const at = (time: number) => plot.x.toX(time) + pitch / 2;
  const prefix: PlacedText[] =
    axis.prefix === null
      ? []
      : [
          {
            x: plot.box.left - 12 * plot.box.textScale,
            y: plot.box.bottom + firstRow * plot.box.textScale,
            text: axis.prefix,
            anchor: 'end',
          },
        ];
  return [
    ...prefix,
    ...axis.ticks.map(({ at: time, label }) => ({
      x: at(time),
      y: plot.box.bottom + firstRow * plot.box.textScale,
      text: label,
      anchor: 'middle' as const,
    })),
    ...axis.contexts.map(({ at: time, label }, i) => ({
      x: i === 0 ? plot.box.left : at(time),
      y: plot.box.bottom + 38 * plot.box.textScale,
      text: label,
      anchor: i === 0 ? ('start' as const) : ('middle' as const),
    })),
  ].filter(({ x }) => x <= plot.box.right);
}

function gapsOf(values: Float64Array, edges: Float64Array): Stretch[] {
  const gaps: Stretch[] = [];
  for (let i = 0; i < values.length; i += 1) {
    if (!Number.isNaN(valueAt(values, i))) continue;
    const first = i;
    while (i + 1 < values.length && Number.isNaN(valueAt(values, i + 1))) i += 1;
    gaps.push({ x: valueAt(edges, first), width: valueAt(edges, i + 1) - valueAt(edges, first) });
  }
  return gaps;
}

interface DrawnBars {
  readonly full: readonly Bar[];
  readonly tinted: readonly Bar[];
  readonly estimated: readonly Position[];
}

const noBars: DrawnBars = { full: [], tinted: [], estimated: [] };

function barsOf(input: BarInput, plot: Plot, edges: Float64Array, gap: number): DrawnBars {
  const full: Bar[] = [];
  const tinted: Bar[] = [];
  const estimated: Position[] = [];
  const base = plot.y.toY(0);
  for (let i = 0; i < input.values.length; i += 1) {
    const value = valueAt(input.values, i);
    if (Number.isNaN(value)) continue;
    const [left, right] = [valueAt(edges, i), valueAt(edges, i + 1)];
    const width = Math.max(1, Math.min(widestBar, right - left - gap));
    const center = (left + right) / 2;
    const top = plot.y.toY(value);
    (input.isTinted[i] === 1 ? tinted : full).push({ x: center - width / 2, width, y0: base, y1: top });
    const one = input.quality[i];
    if (one === quality.estimated || one === quality.incomplete)
      estimated.push({ x: center, y: Math.min(base, top) - 5 });
  }
  return { full, tinted, estimated };
}

/** Lays out bars from zero, with a line of context over them. */
export function barLayout(options: BarLayoutOptions): BarLayout {
  const { step, starts, values, line, hasBars, hasLine } = options;
  const last = starts.length - 1;
  const end = last < 0 ? Number.NaN : endOfStep(step, valueAt(starts, last));
  const isNarrow = isNarrowFor(options.width, options.textScale);
  // Weeks have their numbers over the months where there is room for both.
  const isByDays = starts.length <= longestByDays && (step === 'day' || (step === 'week' && !isNarrow));
  const plot = plotFor({
    width: options.width,
    height: options.height,
    unit: options.unit,
    language: options.language,
    domain: [valueAt(starts, 0), end],
    extent: extentOf([
      ...(hasBars ? [options] : []),
      ...(hasLine ? [{ values: line, quality: options.quality }] : []),
    ]),
    footer: isByDays && !isNarrow ? 44 : 28,
    textScale: options.textScale ?? 1,
  });
  const edges = Float64Array.from([...starts, end], plot.x.toX);
  const pitch = (plot.box.right - plot.box.left) / Math.max(1, starts.length);
  const centers = Float64Array.from(starts, (_, i) => (valueAt(edges, i) + valueAt(edges, i + 1)) / 2);
  const drawn = hasBars ? barsOf(options, plot, edges, gapOf(pitch)) : noBars;
  const bands = bandLabels(plot, valueAt(starts, 0), end, options.language);
  const selection = selector.select(line, null);
  return {
    ...plot,
    timeLabels: isByDays ? dayLabels(plot, step, pitch, options.language) : bands.labels,
    separators: isByDays ? '' : bands.separators,
    bars: barsPath(drawn.full),
    tintedBars: barsPath(drawn.tinted),
    line: hasLine
      ? linePieces(
          { selection, starts: centers, values: line, x: asPx, y: plot.y },
          Number.POSITIVE_INFINITY,
        ).join('')
      : '',
    estimated: markersPath('circle', 2.2, drawn.estimated),
    gaps: hasBars ? gapsOf(values, edges) : [],
    centers,
  };
}
