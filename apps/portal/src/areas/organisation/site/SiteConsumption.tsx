import type { Site } from '@vinrod/api-client';
import { MonthBarGraph } from '@vinrod/charts';
import { type Period } from '@vinrod/ui/format';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { useMemo, type ReactElement } from 'react';

import { useOperation } from '#data';
import { formatLongPeriod } from '#language/words';
import { t } from '#messages';
import { periodQuery } from '#period';
import { LoadError } from '#shell/query-state';

import { monthBars, wholeYear } from './month-bars.ts';

export interface SiteConsumptionProps {
  readonly site: Site;
  /** The days of the year that have values so far. */
  readonly period: Period;
}

/** Consumption of a site this year by month, compared with the year before (mockup 09). */
export function SiteConsumption({ site, period }: SiteConsumptionProps): ReactElement {
  const year = Number(period.start.slice(0, 4));
  const graphs = useOperation('getLineGraphs', {
    path: { id: site.corporate_group.uuid },
    query: {
      ...periodQuery(wholeYear(period)),
      site_id: [site.uuid],
      resolution: 'month',
      compare: 'previous_year',
    },
  });
  const months = useMemo(
    () => (graphs.data === undefined ? undefined : monthBars(graphs.data, period.end)),
    [graphs.data, period.end],
  );
  if (graphs.error !== undefined)
    return <LoadError what={t('siteGroup.consumption')} error={graphs.error} onRetry={graphs.retry} />;
  if (months === undefined) {
    return (
      <SkeletonGroup>
        <Skeleton width="40%" />
        <Skeleton shape="block" height={362} />
      </SkeletonGroup>
    );
  }
  return (
    <MonthBarGraph
      title={t('site.consumption.month')}
      unit="kWh"
      months={months}
      currentLabel={String(year)}
      previousLabel={String(year - 1)}
      period={formatLongPeriod(period)}
      isStale={graphs.isStale}
    />
  );
}
