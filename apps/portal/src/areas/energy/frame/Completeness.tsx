import type { Dashboard } from '@vinrod/api-client';
import { formatDate, formatPercent } from '@vinrod/ui/format';
import { SkeletonLine } from '@vinrod/ui/skeleton';
import type { ReactElement } from 'react';

import { formatTextTime } from '#language';
import { t } from '#messages';

import * as styles from './Completeness.css.ts';
import { NoInvoice } from './NoInvoice.tsx';

export interface CompletenessProps {
  /** Of the corporate group in the report's period; undefined while it loads, and when it could not be fetched. */
  readonly dashboard: Dashboard | undefined;
  readonly isLoading: boolean;
  /** Whether the report covers every site: completeness is not known for only some of them. */
  readonly isWhole: boolean;
}

/** Of the facts that mostly come, px: they wrap as those will. */
const factWidths = [104, 196];

/**
 * Completeness and age of a report's values, and a note that it is not an invoice (principles.md, "Empty, loading,
 * error").
 */
export function Completeness({ dashboard, isLoading, isWhole }: CompletenessProps): ReactElement {
  return (
    <div className={styles.line}>
      <span className={isLoading ? `${styles.facts} ${styles.waiting}` : styles.facts}>
        {isLoading
          ? factWidths.map((width) => (
              <span key={width} style={{ inlineSize: width }}>
                <SkeletonLine />
              </span>
            ))
          : facts().map((fact) => <span key={fact}>{fact}</span>)}
      </span>
      <NoInvoice />
    </div>
  );

  function facts(): readonly string[] {
    if (dashboard === undefined) return [];
    const { coverage_percent: coverage, sites_without_data: without, data_updated_at: updated } = dashboard;
    return [
      ...(isWhole ? [t('analytics.coverage', { percent: formatPercent(coverage) })] : []),
      ...(isWhole && without > 0 ? [t('analytics.withoutData', { count: without })] : []),
      ...(updated === null
        ? []
        : [t('analytics.updated', { date: formatDate(updated), time: formatTextTime(updated) })]),
    ];
  }
}
