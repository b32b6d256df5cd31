import { Skeleton, SkeletonGroup, SkeletonLine } from '@vinrod/ui/skeleton';
import type { ReactElement } from 'react';

import * as styles from './FavoritesSection.css.ts';

export interface FavoriteListSkeletonProps {
  readonly rows: number;
  /** Whether months and sums will come. */
  readonly hasTrends: boolean;
}

/** The shape of the favourites while they load. */
export function FavoriteListSkeleton({ rows, hasTrends }: FavoriteListSkeletonProps): ReactElement {
  return (
    <SkeletonGroup>
      <div className={styles.list} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={styles.item}>
            <Skeleton shape="circle" width={24} />
            <div className={styles.words}>
              <span className={styles.name}>
                <SkeletonLine width="70%" />
              </span>
              <span className={styles.detail}>
                <SkeletonLine width="50%" />
              </span>
            </div>
            {hasTrends ? <FavoriteTrendSkeleton /> : null}
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** The shape of a favourite's months and sum. */
export function FavoriteTrendSkeleton(): ReactElement {
  return (
    <>
      <div className={styles.trend}>
        <Skeleton shape="block" width={64} height={24} />
      </div>
      <div className={styles.sum}>
        <span className={styles.total}>
          <SkeletonLine width={72} />
        </span>
        <SkeletonLine width={56} />
      </div>
    </>
  );
}
