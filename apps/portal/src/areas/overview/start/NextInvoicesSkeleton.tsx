import { SkeletonGroup, SkeletonLine } from '@vinrod/ui/skeleton';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import * as styles from './UnpaidInvoices.css.ts';

export interface NextInvoicesSkeletonProps {
  readonly rows: number;
}

/** The shape of the invoices that are due first. */
export function NextInvoicesSkeleton({ rows }: NextInvoicesSkeletonProps): ReactElement {
  return (
    <SkeletonGroup>
      <div className={styles.list} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={styles.invoice}>
            <span className={styles.words}>
              <SkeletonLine width={84} />
              <Text size="small">
                <SkeletonLine width={130} />
              </Text>
            </span>
            <span className={styles.due}>
              <SkeletonLine width={92} />
              <Text size="small">
                <SkeletonLine width={70} />
              </Text>
            </span>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
