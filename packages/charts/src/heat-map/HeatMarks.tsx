import { memo, useId } from 'react';

import { labelWidth } from '../core/time/time-axis.ts';
import * as plotStyles from '../parts/plot/Plot.css.ts';
import type { HeatLayout } from './heat-layout.ts';
import * as styles from './HeatMap.css.ts';

const swatch = { width: 18, height: 10 } as const;

/** The colour scale with its ends: "211 ▭▭▭ 648 kWh". */
function Scale({ layout, ends }: { readonly layout: HeatLayout; readonly ends: readonly [string, string] }) {
  const { box } = layout.plot;
  const size = { width: swatch.width * box.textScale, height: swatch.height * box.textScale };
  const length = size.width * styles.ramp.length;
  const right = box.width - (labelWidth(ends[1]) + 8) * box.textScale;
  const left = right - length;
  const y = 5 * box.textScale;
  return (
    <g>
      <text className={plotStyles.label} x={left - 8} y={14 * box.textScale} textAnchor="end">
        {ends[0]}
      </text>
      {styles.ramp.map((step, i) => (
        <rect key={step} className={step} x={left + i * size.width} y={y} {...size} />
      ))}
      <rect className={styles.scaleRim} x={left} y={y} width={length} height={size.height} />
      <text className={plotStyles.label} x={box.width} y={14 * box.textScale} textAnchor="end">
        {ends[1]}
      </text>
    </g>
  );
}

/** What the marks of a heat map are drawn from. */
export interface HeatMarksProps {
  readonly layout: HeatLayout;
  /** Ends of the colour scale, written. */
  readonly ends: readonly [lowest: string, highest: string];
}

/** The cells of a heat map as one path per colour, with hatched gaps and dots on estimated values. */
export const HeatMarks = /* @__PURE__ */ memo(function HeatMarks({ layout, ends }: HeatMarksProps) {
  const hatchId = useId();
  return (
    <>
      <Scale layout={layout} ends={ends} />
      <path className={styles.means} d={layout.means} />
      <path className={styles.separators} d={layout.separators} />
      {layout.classes.map((path, i) => (
        <path key={styles.ramp[i]} className={styles.ramp[i] ?? ''} d={path} />
      ))}
      {layout.missing !== '' && (
        <>
          <defs>
            <pattern
              id={hatchId}
              width="5"
              height="5"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path className={styles.missingLine} d="M0 0v5" />
            </pattern>
          </defs>
          <path d={layout.missing} fill={`url(#${hatchId})`} />
          <path className={styles.missingRim} d={layout.missing} />
        </>
      )}
      <path className={styles.estimated} d={layout.estimated} />
    </>
  );
});
