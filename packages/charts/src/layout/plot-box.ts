import { ChartDataError } from '../core/errors.ts';
import { timeScale, type TimeScale } from '../core/scale/time-scale.ts';
import { valueScale, type ValueScale } from '../core/scale/value-scale.ts';
import { labelWidth } from '../core/time/time-axis.ts';
import { axisUnit } from '../core/units.ts';
import type { AnyLanguage } from '../core/language.ts';
import { numberText } from '../text/values.ts';

/** Width from which a chart has two rows of time labels, a tooltip and its own legend (principles.md, 480). */
export const wideFrom = 480;

/** Where the values of a chart are drawn, px from the upper left corner of the chart. */
export interface PlotBox {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Text size relative to the usual; labels and the room for them scale with it. */
  readonly textScale: number;
}

/** Text at a place. */
export interface PlacedText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Appended in bold. */
  readonly strong?: string;
}

/** A horizontal line with its label. */
export interface GridLine {
  readonly y: number;
  readonly isZero: boolean;
  readonly label: PlacedText;
}

/** Box, scales and the axis of values of a chart. */
export interface Plot {
  readonly box: PlotBox;
  readonly x: TimeScale;
  readonly y: ValueScale;
  readonly gridLines: readonly GridLine[];
  /** Unit above the axis. */
  readonly unit: PlacedText;
}

/** What a plot is made from. */
export interface PlotOptions {
  readonly width: number;
  readonly height: number;
  readonly domain: readonly [from: number, to: number];
  readonly extent: readonly [min: number, max: number] | null;
  readonly unit: string;
  /** Height of the labels under the plot at the usual text size, px. */
  readonly footer: number;
  /** Text size relative to the usual; 1 when left out. */
  readonly textScale?: number;
  /** How far the last mark reaches beyond the domain, ms; 0 when left out. */
  readonly tail?: number;
  /** Of the labels and the unit on the value axis. */
  readonly language: AnyLanguage | undefined;
}

const header = 28;
const labelGap = 8;
const narrowestAxis = { narrow: 30, wide: 44 } as const;
const rightMargin = 12;
const baseline = 4;
const boldCharacterWidth = 10;

/** About how wide the unit over an axis is, px at the usual text size. */
export function unitWidth(unit: string): number {
  return unit.length * boldCharacterWidth;
}

/** Whether a chart has no room for two rows of labels and a tooltip. */
export function isNarrowFor(width: number, textScale = 1): boolean {
  return width / textScale < wideFrom;
}

/** Height of a chart by its width (principles.md: 220–260 on phones). */
export function heightFor(width: number): number {
  if (width < wideFrom) return 260;
  return width < 700 ? 340 : 430;
}

/**
 * Checks a requested height.
 *
 * @throws {ChartDataError} when it is not a positive number of px.
 */
export function checkHeight(height: number): number {
  if (Number.isFinite(height) && height > 0) return height;
  throw new ChartDataError(`A chart cannot be ${height} px high.`);
}

/** Fewest decimals that write every tick exactly. */
export function fewestDecimals(ticks: readonly number[]): number {
  const isExact = (decimals: number) =>
    ticks.every((tick) => Math.abs(Number(tick.toFixed(decimals)) - tick) < 1e-9);
  return [0, 1, 2, 3, 4, 5].find(isExact) ?? 6;
}

/** Lays out the box and the value axis: zero is always on it, and the whole axis has one unit. */
export function plotFor(options: PlotOptions): Plot {
  const { width, height, domain, extent, unit, footer, textScale = 1, tail = 0, language } = options;
  const [from, to] = domain;
  const top = header * textScale;
  const bottom = Math.max(top + 1, height - footer * textScale);
  const y = valueScale(extent, bottom, top);
  const { unit: shownUnit, divisor } = axisUnit(unit, Math.max(...y.domain.map(Math.abs)), language);
  const shownTicks = extent === null ? [0] : y.ticks;
  const ticks = shownTicks.map((tick) => tick / divisor);
  const decimals = fewestDecimals(ticks);
  const texts = ticks.map((tick) => numberText(tick, decimals, language));
  const widest = Math.max(...texts.map(labelWidth)) * textScale;
  const least = isNarrowFor(width, textScale) ? narrowestAxis.narrow : narrowestAxis.wide;
  const left = Math.max(least * textScale, Math.ceil(widest) + labelGap + 2);
  const right = Math.max(left, width - rightMargin);
  const unitFits = unitWidth(shownUnit) * textScale <= left - labelGap;
  return {
    box: { width, height, left, right, top, bottom, textScale },
    x: timeScale(domain, [left, right - (tail === 0 ? 0 : ((right - left) * tail) / (to - from + tail))]),
    y,
    gridLines: shownTicks.map((tick, i) => ({
      y: y.toY(tick),
      isZero: tick === 0,
      label: {
        x: left - labelGap,
        y: y.toY(tick) + baseline * textScale,
        text: texts[i] ?? '',
        anchor: 'end',
      },
    })),
    unit: {
      x: unitFits ? left - labelGap : 0,
      y: 16 * textScale,
      text: shownUnit,
      anchor: unitFits ? 'end' : 'start',
    },
  };
}
