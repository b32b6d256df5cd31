import type { Dashboard } from '@vinrod/api-client';
import { DayBarGraph, type DayBarDay } from '@vinrod/charts';
import type { Period } from '@vinrod/ui/format';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { useMemo, type ReactElement } from 'react';

import type { Query } from '#data';
import { t } from '#messages';
import { yearsOf } from '#period';
import { LoadError } from '#shell/query-state';

import * as styles from './ConsumptionSection.css.ts';

/** Props of {@link ConsumptionSection}. */
export interface ConsumptionSectionProps {
  readonly dashboard: Query<Dashboard>;
  readonly period: Period;
}

/** Consumption per day of the period over the same days last year. */
export function ConsumptionSection({ dashboard, period }: ConsumptionSectionProps): ReactElement {
  const byDay = dashboard.data?.consumption_by_day;
  const days = useMemo(
    (): readonly DayBarDay[] | undefined =>
      byDay?.map(({ date, kwh, previous_year_kwh: previous }) => ({
        date,
        value: kwh,
        previousValue: previous,
      })),
    [byDay],
  );
  return <div className={styles.place}>{content()}</div>;

  function content(): ReactElement {
    if (dashboard.error !== undefined) return <LoadError error={dashboard.error} onRetry={dashboard.retry} />;
    if (days === undefined) {
      return (
        <SkeletonGroup>
          <Skeleton width="40%" />
          <Skeleton shape="block" height={300} />
        </SkeletonGroup>
      );
    }
    return (
      <DayBarGraph
        quantity={t('overview.quantity')}
        unit="kWh"
        days={days}
        currentLabel={yearsOf(period, 0)}
        previousLabel={yearsOf(period, -1)}
        isStale={dashboard.isOutdated}
      />
    );
  }
}
