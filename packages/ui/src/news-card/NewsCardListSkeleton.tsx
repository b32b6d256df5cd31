import type { ReactElement } from 'react';

import { SkeletonGroup } from '../skeleton/SkeletonGroup.tsx';
import { SkeletonLine } from '../skeleton/SkeletonLine.tsx';
import * as styles from './NewsCard.css.ts';

export interface NewsCardListSkeletonProps {
  /** Cards that are asked for. */
  readonly count: number;
}

/** The shape of a {@link NewsCardList} that loads: pictures, and two lines of heading and of preamble. */
export function NewsCardListSkeleton({ count }: NewsCardListSkeletonProps): ReactElement {
  return (
    <SkeletonGroup>
      <div className={styles.list} aria-hidden="true">
        {Array.from({ length: count }, (_, card) => (
          <div key={card} className={styles.card}>
            <div className={styles.picture} />
            <div>
              <div className={styles.meta}>
                <SkeletonLine width={110} />
              </div>
              <div className={styles.title}>
                <SkeletonLine width="92%" />
                <SkeletonLine width="60%" />
              </div>
              <div className={styles.preamble}>
                <SkeletonLine width="96%" />
                <SkeletonLine width="74%" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
