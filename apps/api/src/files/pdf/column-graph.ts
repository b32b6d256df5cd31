import { printable } from './fonts.ts';
import { inks, styles } from './look.ts';
import type { Pages } from './pages.ts';
import { numberText } from './swedish-text.ts';

/** Values over time, with at most one series besides the document's own. */
export interface ColumnGraph {
  /** Short labels below the columns. */
  readonly categories: readonly string[];
  readonly series: readonly {
    readonly label: string;
    /** One for each category, never negative; null leaves a gap. */
    readonly values: readonly (number | null)[];
    /** `#rrggbb`. */
    readonly color: string;
  }[];
  /** Shown above the axis. */
  readonly unit: string;
  /** Text alternative of the picture (WCAG 1.1.1). */
  readonly alternative: string;
}

const plotHeight = 120;
const axisWidth = 44;
/** Maximum steps of the scale, enough for its top to be close above the highest value. */
const mostSteps = 5;

/** The smallest 1, 2, 2.5 or 5 times a power of ten that is not below a value. */
function roundStep(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 2.5, 5].find((factor) => factor * power >= value) ?? 10) * power;
}

/** A scale from zero with round steps, whose top is just above a value. */
export function columnScale(highest: number): { readonly step: number; readonly steps: number } {
  const step = roundStep(highest / mostSteps);
  return { step, steps: Math.max(1, Math.ceil(Number((highest / step).toFixed(6)))) };
}

function decimalsOf(step: number): number {
  for (const decimals of [0, 1, 2, 3])
    if (Number.isInteger(Number((step * 10 ** decimals).toFixed(6)))) return decimals;
  return 4;
}

function drawLegend(pages: Pages, { series, unit }: ColumnGraph): void {
  const { document, left, width, y } = pages;
  pages.line(printable(unit), styles.small, { x: left, top: y });
  let right = left + width;
  for (const { label, color } of series.toReversed()) {
    const textWidth = pages.measure(printable(label), styles.small);
    pages.line(printable(label), styles.small, { x: right - textWidth, top: y });
    document.roundedRect(right - textWidth - 12, y + 2, 7, 7, 1.5).fill(color);
    right -= textWidth + 26;
  }
}

/** Draws values over time as columns from zero, with a scale and hairlines. */
export function drawColumns(pages: Pages, graph: ColumnGraph): void {
  const height = 16 + plotHeight + 22;
  pages.ensure(height);
  const { document, left, width, y } = pages;
  const values = graph.series.flatMap((one) => one.values).filter((value) => value !== null);
  const { step, steps } = columnScale(Math.max(...values, 0));
  const top = y + 18;
  const bottom = top + plotHeight;
  const plotLeft = left + axisWidth;
  const slot = (width - axisWidth) / Math.max(1, graph.categories.length);
  const columnWidth = Math.min(22, (slot * 0.72) / Math.max(1, graph.series.length));
  const figure = pages.element('Figure', pages.root, {
    alt: graph.alternative,
    bbox: [left, y, left + width, y + height],
    placement: 'Block',
  });
  pages.mark(figure, () => {
    drawLegend(pages, graph);
    for (let index = 0; index <= steps; index += 1) {
      const lineY = bottom - (index / steps) * plotHeight;
      document
        .moveTo(plotLeft, lineY)
        .lineTo(left + width, lineY)
        .lineWidth(index === 0 ? 0.75 : 0.4)
        .strokeColor(index === 0 ? inks.ink : inks.rule)
        .stroke();
      pages.line(numberText(index * step, decimalsOf(step)), styles.small, {
        x: left,
        top: lineY - styles.small.leading / 2,
        width: axisWidth - 8,
        align: 'right',
      });
    }
    for (const [index, category] of graph.categories.entries()) {
      const middle = plotLeft + (index + 0.5) * slot;
      const start = middle - (columnWidth * graph.series.length) / 2;
      for (const [number, { values: own, color }] of graph.series.entries()) {
        const value = own[index] ?? null;
        if (value === null) continue;
        const tall = (value / (step * steps)) * plotHeight;
        document.rect(start + number * columnWidth + 0.5, bottom - tall, columnWidth - 1, tall).fill(color);
      }
      pages.line(printable(category), styles.small, {
        x: middle - slot / 2,
        top: bottom + 4,
        width: slot,
        align: 'center',
      });
    }
  });
  figure.end();
  pages.y += height;
}
