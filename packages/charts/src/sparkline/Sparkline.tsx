import type { ReactElement } from 'react';

import { barsPath, type Bar } from '../core/path/relative.ts';
import { extentOf } from '../core/scale/value-scale.ts';
import type { TimeSeries } from '../core/series.ts';
import { valueAt } from '../core/typed-array.ts';
import { visuallyHidden } from '../theme/reading.css.ts';
import * as styles from './Sparkline.css.ts';
import { useChartLanguage } from '../parts/chart-language/ChartLanguage.tsx';
import { sparklineText } from './sparkline-text.ts';

/** What a sparkline shows. */
export interface SparklineProps {
  /** A few values (about 4–24), for example the months of a period. */
  readonly data: TimeSeries;
  /** Unit of the values, for the text alternative. */
  readonly unit: string;
}

const height = 24;
const pitch = 11;
const barWidth = 9;

/** Small bars from zero, the latest in colour, with a text alternative for those who cannot see them. */
export function Sparkline({ data, unit }: SparklineProps): ReactElement {
  const language = useChartLanguage();
  const width = Math.max(1, data.values.length * pitch - (pitch - barWidth));
  const extent = extentOf([data]) ?? [0, 1];
  const [lowest, highest] = [Math.min(0, extent[0]), Math.max(0, extent[1])];
  const perUnit = highest > lowest ? height / (highest - lowest) : 0;
  const toY = (value: number) => height - (value - lowest) * perUnit;
  const bars = [...data.values.keys()]
    .filter((i) => !Number.isNaN(valueAt(data.values, i)))
    .map((i): Bar & { readonly isLatest: boolean } => ({
      x: i * pitch,
      width: barWidth,
      y0: toY(0),
      y1: toY(valueAt(data.values, i)),
      isLatest: i === data.values.length - 1,
    }));
  return (
    <>
      <svg
        className={styles.sparkline}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden
      >
        <path className={styles.earlier} d={barsPath(bars.filter(({ isLatest }) => !isLatest))} />
        <path className={styles.latest} d={barsPath(bars.filter(({ isLatest }) => isLatest))} />
      </svg>
      <span className={visuallyHidden}>{sparklineText(data, unit, language)}</span>
    </>
  );
}
