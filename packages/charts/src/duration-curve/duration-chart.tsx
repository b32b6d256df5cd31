import { countedSteps, words } from '../text/words.ts';
import { quantityText } from '../text/values.ts';
import { valueAt } from '../core/typed-array.ts';
import * as referenceStyles from '../line-graph/ReferenceMarks.css.ts';
import type { LaidOutChart } from '../parts/chart-shell/laid-out-chart.ts';
import { durationLayout, type DurationLayout } from './duration-layout.ts';
import type { DurationModel } from './duration-model.ts';
import { durationReadout, rankText, spokenDuration, type DurationFormat } from './duration-text.ts';
import * as styles from './DurationCurve.css.ts';

/** Room of a duration curve. */
export interface DurationArea {
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly textScale: number;
}

function Level({ layout, format }: { readonly layout: DurationLayout; readonly format: DurationFormat }) {
  const { box, y } = layout;
  if (format.level === null) return null;
  const at = y.toY(format.level);
  return (
    <g>
      <path className={referenceStyles.threshold} d={`M${box.left} ${at.toFixed(1)}H${box.right}`} />
      <text className={referenceStyles.label} x={box.right} y={at - 5} textAnchor="end">
        {`${words.subscribed}, ${quantityText(format.level, format.decimals, format.unit)}`}
      </text>
    </g>
  );
}

/** Lays out a duration curve and says what its cursor finds; null until it has a width. */
export function durationChart(
  model: DurationModel,
  area: DurationArea,
  format: DurationFormat,
): LaidOutChart | null {
  if (!(area.width > 0)) return null;
  const { values } = model;
  const layout = durationLayout({
    ...area,
    unit: format.unit,
    values,
    level: format.level,
    axisLabel: `andel av ${countedSteps(values.length, model.step)}`,
  });
  const { x, y } = layout;
  return {
    plot: layout,
    timeLabels: layout.labels,
    gaps: [],
    marks: (
      <>
        <path className={styles.area} d={layout.area} />
        <path className={styles.over} d={layout.over} />
        <path className={styles.curve} d={layout.curve} />
      </>
    ),
    references: <Level layout={layout} format={format} />,
    isClipped: false,
    note: null,
    cursor: {
      cursorLabel: words.rank,
      xOf: (index) => x.toX(index + 0.5),
      indexAt: (position) => Math.max(0, Math.min(values.length - 1, Math.floor(x.toTime(position)))),
      dotsAt: (index) => [
        { key: 'value', color: 'var(--vr-color-data-current)', y: y.toY(valueAt(values, index)) },
      ],
      flagAt: ({ index }) => rankText(model, index),
      spokenAt: ({ index }, state) => spokenDuration(model, index, state, format),
      readoutAt: ({ index }) => durationReadout(model, index, format),
    },
  };
}
