import type { LaidOutChart } from '../parts/chart-shell/laid-out-chart.ts';
import { pieLayout } from './pie-layout.ts';
import type { PieModel } from './pie-model.ts';
import { pieTooltip, spokenPart, type PieFormat } from './pie-text.ts';
import { PieMarks } from './PieMarks.tsx';

/** Room of a pie chart, and what its parts are called. */
export interface PieArea {
  /** px. */
  readonly width: number;
  readonly textScale: number;
  readonly partLabel: string;
}

/** Lays out a pie chart and says what its cursor finds; null until it has a width. */
export function pieChart(
  model: PieModel,
  { width, textScale, partLabel }: PieArea,
  format: PieFormat,
): LaidOutChart | null {
  if (!(width > 0)) return null;
  const layout = pieLayout(model.parts, width, textScale);
  const { left, right } = layout.list;
  return {
    plot: layout.plot,
    timeLabels: [],
    gaps: [],
    marks: <PieMarks model={model} layout={layout} format={format} />,
    isClipped: false,
    note: null,
    cursor: {
      cursorLabel: partLabel,
      xOf: () => left,
      indexAt: (x, y) => layout.partAt(x, y),
      dotsAt: () => [],
      areaAt: ({ index }) => {
        const row = layout.rows[index] ?? { y: 0, height: 0 };
        const outline = `M${left} ${row.y + 1}H${right}V${row.y + row.height - 1}H${left}z`;
        return { path: `${layout.slices[index]?.path ?? ''}${outline}`, left, right, top: row.y };
      },
      flagAt: ({ index }) => model.parts[index]?.label ?? '',
      spokenAt: ({ index }, state) => spokenPart(model, index, state, format),
      tooltipAt: ({ index }) => pieTooltip(model, index, format),
    },
  };
}
