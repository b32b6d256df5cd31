import type { Dashboard } from '@vinrod/api-client';
import { DayBarGraph, type DayBarDay, type TimeWindow } from '@vinrod/charts';
import { energyIn, type Period } from '@vinrod/ui/format';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { useMemo, useState, type ReactElement } from 'react';

import { totalSeries } from '#areas/energy/line-series';
import { MonthLinks, whatChangedAddress, wholeMonths } from '#areas/energy/month-links';
import type { SiteFilter } from '#selected-sites';
import { useOperation, type Query } from '#data';
import { t } from '#messages';
import { yearsOf } from '#period';
import { LoadError } from '#shell/query-state';

import { reportQuery } from '../queries/report-request.ts';
import * as styles from './ConsumptionSection.css.ts';
import { dashboardUnit } from './dashboard-unit.ts';
import { hoursWithin } from './hours-within.ts';

/** Where the hours come from when the user zooms in. */
export interface HourSource {
  readonly corporateGroup: string;
  /** Defaults to every site that the user may see. */
  readonly sites: SiteFilter;
}

export interface ConsumptionSectionProps {
  readonly dashboard: Query<Dashboard>;
  readonly period: Period;
  /** Undefined for users who may not see hours: zooming stops at days. */
  readonly hoursOf?: HourSource | undefined;
}

/** Daily consumption of the period over the same days last year, with hours when zoomed in. */
export function ConsumptionSection({ dashboard, period, hoursOf }: ConsumptionSectionProps): ReactElement {
  const byDay = dashboard.data?.consumption_by_day;
  const unit = dashboard.data === undefined ? 'kWh' : dashboardUnit(dashboard.data);
  const days = useMemo(
    (): readonly DayBarDay[] | undefined =>
      byDay?.map(({ date, kwh, previous_year_kwh: previous, is_previous_year_whole: isWhole }) => ({
        date,
        value: energyIn(kwh, unit),
        // The sum of some sites would look as if all had used so little.
        previousValue: isWhole === false ? null : energyIn(previous, unit),
      })),
    [byDay, unit],
  );
  const [window, setWindow] = useState<TimeWindow | null>(null);
  const near = hoursWithin(window, period);
  const { data: graphs, isStale } = useOperation(
    'getLineGraphs',
    hoursOf === undefined || near === undefined
      ? undefined
      : {
          path: { id: hoursOf.corporateGroup },
          query: { ...reportQuery({ period: near, sites: hoursOf.sites }), resolution: 'hour', sum: true },
        },
  );
  // With hours of another month, the zoomed window would be empty.
  const hours = useMemo(
    () => (graphs === undefined || isStale ? undefined : totalSeries(graphs, unit)),
    [graphs, isStale, unit],
  );
  const byMonth = dashboard.data?.consumption_by_month;
  const months = useMemo(
    () =>
      wholeMonths(period).map((month) => {
        const found = byMonth?.find((one) => one.month === month);
        return { month, kwh: found?.kwh ?? null, previousKwh: found?.previous_year_kwh ?? null };
      }),
    [byMonth, period],
  );
  return (
    <div className={styles.place}>
      {content()}
      {hoursOf === undefined || months.length === 0 ? null : (
        <div className={styles.months}>
          <MonthLinks months={months} unit={unit} hrefOf={(month) => whatChangedAddress(month, hoursOf)} />
        </div>
      )}
    </div>
  );

  function content(): ReactElement {
    if (dashboard.error !== undefined)
      return <LoadError what={t('overview.quantity')} error={dashboard.error} onRetry={dashboard.retry} />;
    if (days === undefined) {
      return (
        <div className={styles.waiting}>
          <SkeletonGroup>
            <Skeleton width="40%" />
            <Skeleton shape="block" height={300} />
          </SkeletonGroup>
        </div>
      );
    }
    return (
      <DayBarGraph
        quantity={t('overview.quantity')}
        unit={unit}
        days={days}
        currentLabel={yearsOf(period, 0)}
        previousLabel={yearsOf(period, -1)}
        isComparable={dashboard.data?.previous_year.is_complete === true}
        isStale={dashboard.isStale}
        onWindowChange={setWindow}
        {...(near === undefined || hours === undefined ? {} : { hours })}
      />
    );
  }
}
