import { valueAt } from '../core/typed-array.ts';
import type { PlacedText } from '../layout/plot-box.ts';
import type { LaidOutChart } from '../parts/chart-shell/laid-out-chart.ts';
import { categoryLayout } from './category-layout.ts';
import type { CategoryModel } from './category-model.ts';
import { categoryTooltip, spokenCategory, type CategoryFormat } from './category-text.ts';
import * as styles from './CategoryLineGraph.css.ts';

/** Room of a line over categories, and what these are. */
export interface CategoryArea {
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly textScale: number;
  readonly categoryLabel: string;
}

function Labels({
  labels,
  className,
}: {
  readonly labels: readonly PlacedText[];
  readonly className: string;
}) {
  return labels.map(({ x, y, text, anchor }) => (
    <text key={x} className={className} x={x} y={y} textAnchor={anchor}>
      {text}
    </text>
  ));
}

/** Lays out a line over categories and says what its cursor finds; null until it has a width. */
export function categoryChart(
  model: CategoryModel,
  area: CategoryArea,
  format: CategoryFormat,
): LaidOutChart | null {
  if (!(area.width > 0)) return null;
  const { values, categories } = model;
  const layout = categoryLayout(model, {
    ...area,
    unit: format.unit,
    decimals: format.decimals,
    language: format.language,
  });
  const { x, y } = layout;
  return {
    plot: layout,
    timeLabels: layout.labels,
    gaps: [],
    marks: (
      <>
        <path className={styles.missingLink} d={layout.missingLinks} />
        <path className={styles.line} d={layout.line} />
        <path className={styles.marker} d={layout.markers} />
        <Labels labels={layout.missingLabels} className={styles.missing} />
        <Labels labels={layout.valueLabels} className={styles.value} />
      </>
    ),
    isClipped: false,
    note: null,
    cursor: {
      cursorLabel: area.categoryLabel,
      xOf: (index) => x.toX(index + 0.5),
      indexAt: (position) => Math.max(0, Math.min(values.length - 1, Math.floor(x.toTime(position)))),
      dotsAt: (index) => {
        const value = valueAt(values, index);
        return Number.isNaN(value)
          ? []
          : [{ key: 'value', color: 'var(--vr-color-data-current)', y: y.toY(value) }];
      },
      flagAt: ({ index }) => categories[index]?.label ?? '',
      spokenAt: ({ index }, state) => spokenCategory(model, index, state, format),
      tooltipAt: ({ index }) => categoryTooltip(model, index, format),
    },
  };
}
