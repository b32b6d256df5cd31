import { memo } from 'react';

import type { LineLayout } from '../layout/line-layout.ts';
import * as styles from './ReferenceMarks.css.ts';
import type { ValueFormat } from './line-tooltip.ts';
import { thresholdLabel, type PlacedAnnotation, type Threshold } from './references.ts';

/** What is drawn beside the lines. */
export interface ReferenceMarksProps {
  readonly layout: LineLayout;
  readonly thresholds: readonly Threshold[];
  readonly annotations: readonly PlacedAnnotation[];
  readonly format: ValueFormat;
}

const flagRadius = 9;

/** Thresholds as labelled lines across the plot, annotations as numbered flags on top of it. */
export const ReferenceMarks = /* @__PURE__ */ memo(function ReferenceMarks(props: ReferenceMarksProps) {
  const { layout, thresholds, annotations, format } = props;
  const { box, x, y } = layout;
  const [from, to] = x.domain;
  return (
    <>
      {thresholds.map(({ key, label, value }) => (
        <g key={key}>
          <path className={styles.threshold} d={`M${box.left} ${y.toY(value).toFixed(1)}H${box.right}`} />
          <text className={styles.label} x={box.right} y={y.toY(value) - 5} textAnchor="end">
            {thresholdLabel({ label, value }, format.unit, format.decimals)}
          </text>
        </g>
      ))}
      {annotations
        .filter(({ time }) => time >= from && time <= to)
        .map(({ key, time, number }) => {
          const at = x.toX(time);
          return (
            <g key={key}>
              <path className={styles.stem} d={`M${at.toFixed(1)} ${box.top}V${box.bottom}`} />
              <circle className={styles.flag} cx={at} cy={box.top - flagRadius} r={flagRadius} />
              <text className={styles.number} x={at} y={box.top - flagRadius + 4} textAnchor="middle">
                {number}
              </text>
            </g>
          );
        })}
    </>
  );
});
