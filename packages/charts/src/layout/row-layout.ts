import { timeScale } from '../core/scale/time-scale.ts';
import { pxPerTick } from '../core/scale/value-axis.ts';
import { valueScale } from '../core/scale/value-scale.ts';
import type { AnyLanguage } from '../core/language.ts';
import { labelWidth } from '../core/time/time-axis.ts';
import { numberText, quantityText } from '../text/values.ts';
import { fewestDecimals, isNarrowFor, type PlacedText, type Plot } from './plot-box.ts';

/** What rows are laid out from. */
export interface RowLayoutOptions {
  /** px. */
  readonly width: number;
  readonly textScale: number;
  readonly unit: string;
  /** Lowest and highest value; null without any. 0 is always on the axis. */
  readonly extent: readonly [min: number, max: number] | null;
  /** Names of the rows. */
  readonly labels: readonly string[];
  /** Figures at the ends of the rows. */
  readonly figures: readonly string[];
  /** Of the labels on the axis. */
  readonly language: AnyLanguage | undefined;
}

/** A row: a name, a mark along the axis, and a figure at its end. */
export interface PlacedRow {
  /** The whole row, px. */
  readonly top: number;
  readonly bottom: number;
  /** Where its mark is drawn, px. */
  readonly markTop: number;
  readonly markBottom: number;
}

/** Rows stacked over one value axis. */
export interface RowLayout {
  /** For the frame around the marks: its scales are of the rows, not a vertical value axis. */
  readonly plot: Plot;
  readonly rows: readonly PlacedRow[];
  /** Labels on the axis. */
  readonly labels: readonly PlacedText[];
  /** Names and figures of the rows. Names above their marks may lie over lines of the axis. */
  readonly names: readonly PlacedText[];
  /** Grid lines, px, except the one at 0. */
  readonly gridAt: readonly number[];
  readonly zeroAt: number;
  /** Position of a value, px. */
  toX(value: number): number;
  /** Row at a height, px. */
  rowAt(y: number): number;
}

const header = 24;
const rowHeight = 34;
const stackedHeight = 52;
const nameHeight = 20;
const markHeight = 20;
const baseline = 4;
const between = 12;
/** From the axis to a name above its mark, px. */
const nameIndent = 6;
/** Largest share of the width for names; longer ones go above their marks instead. */
const widestNames = 0.35;
/** Between two numbers on the axis, px, and least between their ticks. */
const betweenTicks = 28;
const leastPerTick = 72;
/** The step of a usual axis is at most this much shorter than asked for, since it is a round one. */
const mostRounding = 1.6;

function hasNamesOver({
  width,
  textScale,
  labels,
}: Pick<RowLayoutOptions, 'width' | 'textScale' | 'labels'>) {
  const widest = Math.max(0, ...labels.map(labelWidth)) * textScale;
  return isNarrowFor(width, textScale) || widest > width * widestNames;
}

/** Height of rows with these names, px. */
export function rowsHeight(options: Pick<RowLayoutOptions, 'width' | 'textScale' | 'labels'>): number {
  const row = hasNamesOver(options) ? stackedHeight : rowHeight;
  return Math.ceil((header + options.labels.length * row + 4) * options.textScale);
}

/**
 * Labels of an axis along rows, in the unit of the exact figures at their ends. It is written after the last number, which
 * stays at its tick where there is room for the unit after it. A number that would run into the next one is left out.
 */
function axisLabels(
  ticks: readonly number[],
  toX: (value: number) => number,
  { width, textScale, unit, language }: RowLayoutOptions,
  startsAtEdge: boolean,
): readonly PlacedText[] {
  const decimals = fewestDecimals(ticks);
  const labels: PlacedText[] = [];
  let end = width;
  for (const [i, tick] of [...ticks.entries()].toReversed()) {
    const number = numberText(tick, decimals, language);
    const isLast = i === ticks.length - 1;
    const text = isLast ? quantityText(tick, decimals, unit, language) : number;
    const centred = toX(tick) - (labelWidth(number) / 2) * textScale;
    const start = i === 0 && startsAtEdge ? toX(tick) : centred;
    const length = labelWidth(text) * textScale;
    const x = isLast ? Math.max(0, Math.min(start, end - length)) : start;
    if (!isLast && x + length > end) continue;
    labels.push({ x, y: 15 * textScale, text, anchor: 'start' });
    end = x - between * textScale;
  }
  return labels.toReversed();
}

/** Lays out rows: names before their marks, or above them where they are too long or the chart is narrow. */
export function rowLayout(options: RowLayoutOptions): RowLayout {
  const { width, textScale, extent, labels: names, figures, language } = options;
  const isOver = hasNamesOver(options);
  const height = rowsHeight(options);
  const widestOf = (texts: readonly string[]) => Math.max(0, ...texts.map(labelWidth)) * textScale;
  const figureRoom = widestOf(figures) + between;
  const left = isOver ? 2 : Math.ceil(widestOf(names) + between);
  const right = Math.max(left + 1, Math.floor(width - figureRoom - 2));
  const ends = [...(extent ?? [])].map((end) => numberText(end, 0, language));
  const perTick = Math.max(leastPerTick * textScale, widestOf(ends) + betweenTicks * textScale);
  const crowding = (perTick * mostRounding) / pxPerTick;
  const scale = valueScale(extent, (right - left) / crowding, 0, perTick / crowding);
  const [low, high] = scale.domain;
  const toX = (value: number) => left + ((value - low) / (high - low)) * (right - left);
  // Nothing but zero has a place of its own on an axis where all is zero.
  const ticks = extent?.every((end) => end === 0) === true ? [0] : scale.ticks;
  const top = header * textScale;
  const row = (isOver ? stackedHeight : rowHeight) * textScale;
  const rows = names.map((_, i): PlacedRow => {
    const from = top + i * row;
    const middle = isOver
      ? from + (nameHeight + (stackedHeight - nameHeight) / 2) * textScale - 3
      : from + row / 2;
    const half = (markHeight / 2) * textScale;
    return { top: from, bottom: from + row, markTop: middle - half, markBottom: middle + half };
  });
  const rowNames = rows.flatMap((one, i): PlacedText[] => {
    const at = (one.markTop + one.markBottom) / 2 + baseline * textScale;
    const nameY = isOver ? one.top + 15 * textScale : at;
    const name: PlacedText = {
      x: isOver ? left + nameIndent : left - between,
      y: nameY,
      text: names[i] ?? '',
      anchor: isOver ? 'start' : 'end',
    };
    return [name, { x: width - 2, y: at, text: figures[i] ?? '', anchor: 'end' }];
  });
  return {
    plot: {
      box: { width, height, left: 0, right: width, top, bottom: height, textScale },
      x: timeScale([0, Math.max(1, names.length - 1)], [0, width]),
      y: valueScale(null, height, 0),
      gridLines: [],
      unit: { x: 0, y: 0, text: '', anchor: 'start' },
    },
    rows,
    labels: axisLabels(ticks, toX, options, isOver),
    names: rowNames,
    gridAt: ticks.filter((tick) => tick !== 0).map(toX),
    zeroAt: toX(0),
    toX,
    rowAt: (y) => Math.max(0, Math.min(names.length - 1, Math.floor((y - top) / row))),
  };
}
