import { Skeleton, SkeletonLine } from '@vinrod/ui/skeleton';
import type { ReactElement } from 'react';

import * as styles from './ChartSkeleton.css.ts';

/** Lines of text below the picture of each kind, as many as they mostly are: in a narrow chart, and in a wide one. */
const linesOf = { profile: [4, 2], duration: [4, 2], loads: [2, 1], sites: [4, 2], week: [3, 2] } as const;

export interface ChartSkeletonProps {
  readonly of: keyof typeof linesOf;
}

/** The shape of a chart: title, period, tools, picture and summary. In a `SkeletonGroup`. */
export function ChartSkeleton({ of }: ChartSkeletonProps): ReactElement {
  const [narrow, wide] = linesOf[of];
  return (
    <div className={styles.figure}>
      <div className={styles.header}>
        <div className={styles.titles}>
          <div className={styles.title}>
            <SkeletonLine width="50%" />
          </div>
          <div className={styles.subtitle}>
            <SkeletonLine width="70%" />
          </div>
        </div>
        <Skeleton shape="block" width={56} height={24} />
      </div>
      <div className={styles.picture[of]}>
        <Skeleton shape="block" height="100%" />
      </div>
      <div className={styles.summary}>
        {Array.from({ length: narrow }, (_, line) => (
          <div key={line} className={line < narrow - wide ? styles.narrowLine : undefined}>
            <SkeletonLine width={line === narrow - 1 ? '60%' : '100%'} />
          </div>
        ))}
      </div>
    </div>
  );
}
