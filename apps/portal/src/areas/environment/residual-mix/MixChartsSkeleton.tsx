import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import type { ReactElement } from 'react';

import * as styles from './ResidualMixScreen.css.ts';

/** The shape of the two charts while the mixes load. */
export function MixChartsSkeleton(): ReactElement {
  return (
    <SkeletonGroup>
      <div className={styles.charts}>
        <Skeleton shape="block" height={517} />
        <Skeleton shape="block" height={517} />
      </div>
    </SkeletonGroup>
  );
}
