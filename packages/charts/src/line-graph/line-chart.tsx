import { closestTo } from '../core/bisect.ts';
import { comparisonLine } from '../core/palette.ts';
import { quality } from '../core/series.ts';
import { stepLabel } from '../core/time/step-label.ts';
import { valueAt } from '../core/typed-array.ts';
import { lineLayout, type LineInput, type LineLayout } from '../layout/line-layout.ts';
import type { LaidOutChart } from '../parts/chart-body/ChartBody.tsx';
import type { CursorView } from '../parts/cursor-layer/CursorLayer.tsx';
import type { LegendItem } from '../parts/legend/Legend.tsx';
import { words } from '../text/words.ts';
import type { ChartLine, LineModel } from './line-model.ts';
import { lineReadout, lineSpoken, type ValueFormat } from './line-readout.ts';
import { LineMarks } from './LineMarks.tsx';

function input({ key, data, values, style }: ChartLine, isContext: boolean): LineInput {
  return { key, data, values, style, isContext };
}

function inputsOf(model: LineModel, visible: readonly ChartLine[]): LineInput[] {
  const earlier = visible.flatMap(({ key }) => model.earlier.get(key) ?? []);
  return [...earlier.map((line) => input(line, true)), ...visible.map((line) => input(line, false))];
}

function cursorView(
  model: LineModel,
  visible: readonly ChartLine[],
  { x, y }: LineLayout,
  format: ValueFormat,
): CursorView {
  return {
    xOf: (index) => x.toX(valueAt(model.starts, index)),
    indexAt: (position) => closestTo(model.starts, x.toTime(position)),
    dotsAt: (index) =>
      visible
        .map(({ key, values, style }) => ({ key, color: style.color, y: y.toY(valueAt(values, index)) }))
        .filter((dot) => !Number.isNaN(dot.y)),
    flagAt: (index) => stepLabel(model.step, valueAt(model.starts, index)).flag,
    spokenAt: (index, state) => lineSpoken(model, visible, index, state, format),
    readoutAt: (index, state) => lineReadout(model, visible, index, state, format),
  };
}

/** Size of a chart, px. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
}

/** Lays out a line graph and says what its cursor finds; null until it has a width. */
export function lineChart(
  model: LineModel,
  visible: readonly ChartLine[],
  { width, height }: ChartSize,
  format: ValueFormat,
): LaidOutChart | null {
  if (width <= 0) return null;
  const lines = inputsOf(model, visible);
  const layout = lineLayout({ width, height, unit: format.unit, starts: model.starts, lines });
  return {
    plot: layout,
    timeLabels: layout.timeLabels,
    gaps: layout.gaps,
    marks: <LineMarks lines={layout.lines} width={width} />,
    cursor: cursorView(model, visible, layout, format),
    note: layout.isReduced ? words.reduced : null,
  };
}

/** One button per line, in the fixed order. */
export function legendItems(model: LineModel): LegendItem[] {
  return model.lines.map(({ key, label, style }) => ({ key, label, mark: { kind: 'line', style } }));
}

/** Marks that need an explanation: the earlier period, and estimated values where there are any. */
export function legendExtras(
  model: LineModel,
  visible: readonly ChartLine[],
  earlierLabel: string,
): LegendItem[] {
  const extras: LegendItem[] = [];
  if (model.earlier.size > 0) {
    extras.push({ key: 'earlier', label: earlierLabel, mark: { kind: 'line', style: comparisonLine(null) } });
  }
  if (visible.some((line) => line.quality.includes(quality.estimated))) {
    extras.push({ key: 'estimated', label: words.estimatedKey, mark: { kind: 'estimated' } });
  }
  return extras;
}
