import { useId } from 'react';

import { barsPath } from '../core/path/relative.ts';
import type { LaidOutChart } from '../parts/chart-shell/laid-out-chart.ts';
import { FillPattern } from '../parts/fill/FillPattern.tsx';
import * as fillStyles from '../parts/fill/Fill.css.ts';
import { stackLayout, type StackLayout } from './stack-layout.ts';
import type { StackLayer } from './stack-model.ts';
import { spokenStack, stackTooltip, type ShownStack } from './stack-text.ts';
import * as styles from './StackedBarGraph.css.ts';

/** Room of a stacked bar graph, and what its bars are called. */
export interface StackArea {
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly textScale: number;
  readonly categoryLabel: string;
}

function StackMarks({
  layout,
  layers,
}: {
  readonly layout: StackLayout;
  readonly layers: readonly StackLayer[];
}) {
  const id = useId();
  return (
    <>
      <defs>
        {layers.map(({ key, fill }, i) => (
          <FillPattern key={key} id={`${id}-${i}`} fill={fill} />
        ))}
      </defs>
      {layout.paths.map(({ key, path }, i) => (
        <path key={key} className={fillStyles.area} d={path} fill={`url(#${id}-${i})`} />
      ))}
      {layout.totals.map(({ x, y, text, anchor }) => (
        <text key={x} className={styles.total} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </>
  );
}

/** Lays out a stacked bar graph and says what its cursor finds; null until it has a width. */
export function stackChart(shown: ShownStack, area: StackArea): LaidOutChart | null {
  if (!(area.width > 0)) return null;
  const { model, visible, format } = shown;
  const { categories } = model;
  const layout = stackLayout({
    ...area,
    unit: format.unit,
    categories,
    layers: visible,
    hasTotals: format.hasTotal,
  });
  const { box, x } = layout;
  return {
    plot: layout,
    timeLabels: layout.labels,
    gaps: layout.gaps,
    marks: <StackMarks layout={layout} layers={visible} />,
    isClipped: false,
    note: null,
    cursor: {
      cursorLabel: area.categoryLabel,
      xOf: (index) => x.toX(index + 0.5),
      indexAt: (position) => Math.max(0, Math.min(categories.length - 1, Math.floor(x.toTime(position)))),
      dotsAt: () => [],
      areaAt: ({ index }) => {
        const bar = layout.outlines[index] ?? { x: box.left, width: 0, y0: box.bottom, y1: box.top };
        return { path: barsPath([bar]), left: bar.x, right: bar.x + bar.width, top: box.top };
      },
      flagAt: ({ index }) => categories[index]?.label ?? '',
      spokenAt: (place, state) => spokenStack(shown, place, state),
      tooltipAt: (place, state) => stackTooltip(shown, place, state),
    },
  };
}
