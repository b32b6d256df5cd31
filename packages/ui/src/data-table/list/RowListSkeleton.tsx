import type { ReactElement } from 'react';

import { SkeletonGroup } from '../../skeleton/SkeletonGroup.tsx';
import { Skeleton } from '../../skeleton/Skeleton.tsx';
import { SkeletonLine } from '../../skeleton/SkeletonLine.tsx';
import type { DataTableColumn } from '../column.ts';
import { columnsByPlace } from './columns-by-place.ts';
import * as styles from './RowList.css.ts';

export interface RowListSkeletonProps<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rowCount: number;
  readonly isSelectable: boolean;
  readonly hasSum: boolean;
}

const titleWidths = ['72%', '58%', '66%', '50%'] as const;

/** A placeholder while the first lines of a list load: each with the parts of the lines that come. */
export function RowListSkeleton<Row>({
  columns,
  rowCount,
  isSelectable,
  hasSum,
}: RowListSkeletonProps<Row>): ReactElement {
  const places = columnsByPlace(columns);
  const sideCount = places.leading.length + (isSelectable ? 1 : 0);
  return (
    <SkeletonGroup>
      <div className={styles.list} aria-hidden="true">
        {Array.from({ length: rowCount }, (_, index) => (
          <div key={index} className={styles.item}>
            <div className={styles.line}>
              {Array.from({ length: sideCount }, (__, side) => (
                <Skeleton key={side} width={24} height={24} shape="block" />
              ))}
              <div className={styles.words}>
                <div className={styles.pair}>
                  <div className={styles.title}>
                    <SkeletonLine width={titleWidths[index % titleWidths.length] ?? '60%'} />
                  </div>
                  {places.figure.map(({ id }) => (
                    <span key={id} className={styles.figure}>
                      <SkeletonLine width={64} />
                    </span>
                  ))}
                </div>
                {places.detail.length === 0 && places.status.length === 0 ? null : (
                  <div className={styles.pair}>
                    <div className={styles.detail}>
                      <SkeletonLine width={'60%'} />
                    </div>
                    {places.status.map(({ id }) => (
                      <div key={id} className={styles.status}>
                        <SkeletonLine width={56} />
                      </div>
                    ))}
                  </div>
                )}
              </div>
            </div>
          </div>
        ))}
        {hasSum ? (
          <div className={styles.sum}>
            <SkeletonLine width={140} />
          </div>
        ) : null}
      </div>
    </SkeletonGroup>
  );
}
