import { Skeleton, SkeletonLine } from '@vinrod/ui/skeleton';
import type { ReactElement } from 'react';

import * as styles from './ChartSkeleton.css.ts';

/** Lines of text below the picture of each kind, as long as they mostly are. */
const linesOf = { profile: 4, stack: 2, week: 2 } as const;

export interface ChartSkeletonProps {
  readonly of: keyof typeof linesOf;
}

/** The shape of a chart: title, period, tools, picture and summary. In a `SkeletonGroup`. */
export function ChartSkeleton({ of }: ChartSkeletonProps): ReactElement {
  const lines = linesOf[of];
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
        {Array.from({ length: lines }, (_, line) => (
          <SkeletonLine key={line} width={line === lines - 1 ? '60%' : '100%'} />
        ))}
      </div>
    </div>
  );
}
