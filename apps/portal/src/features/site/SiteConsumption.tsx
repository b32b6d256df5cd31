import type { Site } from '@vinrod/api-client';
import { LineGraph } from '@vinrod/charts';
import { formatLongPeriod, periodDays } from '@vinrod/ui/format';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { useMemo, type ReactElement } from 'react';

import { useLineGraphs } from '#data';
import { t } from '#messages';
import { usePeriod, yearsOf } from '#period';
import { graphSeries } from '#shell/line-series';
import { PeriodMenu } from '#shell/period-controls';
import { LoadError } from '#shell/query-state';

import * as styles from './SiteScreen.css.ts';

/** Longer periods are drawn by month. */
const longestByDay = 62;

/** Props of {@link SiteConsumption}. */
export interface SiteConsumptionProps {
  readonly site: Site;
}

/** What a site used in a period that the reader chooses, over the same days a year before. */
export function SiteConsumption({ site }: SiteConsumptionProps): ReactElement {
  const periodState = usePeriod();
  const { period } = periodState;
  const resolution = periodDays(period) > longestByDay ? 'month' : 'day';
  const graphs = useLineGraphs({
    koncern: site.corporate_group.uuid,
    period,
    sites: [site.uuid],
    resolution,
    compare: 'previous_year',
  });
  const series = useMemo(
    () => (graphs.data === undefined ? undefined : graphSeries(graphs.data)),
    [graphs.data],
  );
  return (
    <div className={styles.graph}>
      <div className={styles.period}>
        <PeriodMenu state={periodState} />
      </div>
      {content()}
    </div>
  );

  function content(): ReactElement {
    if (graphs.error !== undefined) return <LoadError error={graphs.error} onRetry={graphs.retry} />;
    if (series === undefined || graphs.data === undefined) {
      return (
        <SkeletonGroup>
          <Skeleton width="40%" />
          <Skeleton shape="block" height={300} />
        </SkeletonGroup>
      );
    }
    const { period: drawn, resolution: step } = graphs.data;
    return (
      <LineGraph
        title={step === 'month' ? t('site.consumption.month') : t('site.consumption.day')}
        unit="kWh"
        series={series}
        period={formatLongPeriod({ start: drawn.start_date, end: drawn.end_date })}
        earlierLabel={yearsOf(period, -1)}
        isStale={graphs.isOutdated}
      />
    );
  }
}
