import { memo, useId, type ReactNode } from 'react';

import type { Stretch } from '../../layout/gaps.ts';
import type { GridLine, PlacedText, Plot } from '../../layout/plot-box.ts';
import * as styles from './Plot.css.ts';

/** What the frame of a plot shows. */
export interface PlotFrameProps {
  readonly plot: Plot;
  readonly timeLabels: readonly PlacedText[];
  readonly gaps: readonly Stretch[];
  /** Whether marks are cut at the edges of the plot. */
  readonly isClipped: boolean;
  /** Drawn over everything else. */
  readonly references: ReactNode;
  /** Marks, drawn over the grid. */
  readonly children: ReactNode;
}

function Label({ label, className }: { readonly label: PlacedText; readonly className: string }) {
  return (
    <text className={className} x={label.x} y={label.y} textAnchor={label.anchor}>
      {label.text}
      {label.strong !== undefined && <tspan className={styles.unit}>{label.strong}</tspan>}
    </text>
  );
}

/**
 * The picture of a chart: unit, grid, labels, hatched gaps and marks. Hidden from assistive technology, which
 * gets the summary, the time cursor and the table.
 */
export const PlotFrame = /* @__PURE__ */ memo(function PlotFrame({
  plot,
  timeLabels,
  gaps,
  isClipped,
  references,
  children,
}: PlotFrameProps) {
  const { box, gridLines, unit } = plot;
  const across = (lines: readonly GridLine[]) =>
    lines.map(({ y }) => `M${box.left} ${y}H${box.right}`).join('');
  const stretch = ({ x, width }: Stretch) => `M${x} ${box.top}h${width}v${box.bottom - box.top}h${-width}z`;
  const hatchId = useId();
  const clipId = useId();
  return (
    <svg
      className={styles.drawing}
      width={box.width}
      height={box.height}
      viewBox={`0 0 ${box.width} ${box.height}`}
      aria-hidden
    >
      {gaps.length > 0 && (
        <defs>
          <pattern
            id={hatchId}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path className={styles.hatch} d="M0 0v6" />
          </pattern>
        </defs>
      )}
      <Label className={`${styles.label} ${styles.unit}`} label={unit} />
      <path className={styles.gridLine} d={across(gridLines.filter(({ isZero }) => !isZero))} />
      {/* By place, so that a zoom changes texts rather than making them anew. */}
      {gridLines.map(({ label }, place) => (
        <Label key={place} className={styles.label} label={label} />
      ))}
      {gaps.length > 0 && <path d={gaps.map(stretch).join('')} fill={`url(#${hatchId})`} />}
      {timeLabels.map((label, place) => (
        <Label key={place} className={styles.label} label={label} />
      ))}
      {isClipped && (
        <clipPath id={clipId}>
          <rect x={box.left} y={0} width={box.right - box.left} height={box.bottom + 4} />
        </clipPath>
      )}
      <g {...(isClipped ? { clipPath: `url(#${clipId})` } : {})}>{children}</g>
      <path className={styles.zeroLine} d={across(gridLines.filter(({ isZero }) => isZero))} />
      {references}
    </svg>
  );
});
