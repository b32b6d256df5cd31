import type { UsageProfiles } from '@vinrod/api-client';
import { UsageProfile } from '@vinrod/charts';
import { formatNumber, powerQuantity } from '@vinrod/ui/format';
import { SkeletonGroup } from '@vinrod/ui/skeleton';
import { StatTileRow } from '@vinrod/ui/stat-tile';
import { useMemo, type ReactElement } from 'react';

import { totalSeries } from '#areas/energy/line-series';
import { useOperation } from '#data';
import { formatLongPeriod } from '#language/words';
import { t } from '#messages';
import { FigureTile } from '#shell/figures';

import { reportArgs, type ReportRequest } from '../queries/report-request.ts';
import * as styles from './MonthReport.css.ts';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import { HourCharts } from './HourCharts.tsx';
import { PartQuality } from './PartQuality.tsx';
import { ReportPart } from './ReportPart.tsx';

export interface UsageProps {
  readonly request: ReportRequest;
}

function price(ore: number | null | undefined) {
  return { figure: formatNumber(ore ?? null, { decimals: 2 }), unit: 'öre/kWh' };
}

interface UsageFiguresProps {
  /** Undefined while they load. */
  readonly of: UsageProfiles | undefined;
}

function UsageFigures({ of }: UsageFiguresProps): ReactElement {
  const isLoading = of === undefined;
  return (
    <div className={styles.chart}>
      <StatTileRow>
        <FigureTile
          figures={['weightedPrice']}
          label={t('month.weightedPrice')}
          value={price(of?.volume_weighted_price_ore_per_kwh)}
          isLoading={isLoading}
        />
        <FigureTile
          figures={['areaPrice']}
          label={t('month.areaPrice')}
          value={price(of?.area_average_price_ore_per_kwh)}
          isLoading={isLoading}
        />
        <FigureTile
          figures={['profileCost']}
          label={t('month.profileCost')}
          value={price(of?.profile_cost_ore_per_kwh)}
          isLoading={isLoading}
        />
        <FigureTile
          figures={['flatPower']}
          label={t('month.flat')}
          value={powerQuantity(of?.flat_profile_kw ?? null)}
          isLoading={isLoading}
        />
      </StatTileRow>
    </div>
  );
}

/** Figures that its help explains. */
const usageFigures = ['meanPower', 'quality', 'missingHours'] as const;

/** Typical week, and the cost of its shape. */
export function Usage({ request }: UsageProps): ReactElement {
  const { path, query } = reportArgs(request);
  const usage = useOperation('getUsageProfiles', { path, query });
  const hours = useOperation('getLineGraphs', { path, query: { ...query, resolution: 'hour', sum: true } });
  const total = useMemo(() => (hours.data === undefined ? undefined : totalSeries(hours.data)), [hours.data]);
  return (
    <ReportPart
      part="forbrukningsprofil"
      query={usage}
      skeleton={
        <>
          <UsageFigures of={undefined} />
          <SkeletonGroup>
            <ChartSkeleton of="week" />
          </SkeletonGroup>
        </>
      }
      figures={usageFigures}
      aside={<PartQuality of={usage.data} isLoading={usage.isLoading} />}
    >
      {(data) => (
        <>
          <UsageFigures of={data} />
          {total === undefined ? (
            <HourCharts query={hours} of={['week']} />
          ) : (
            <UsageProfile
              title={t('month.week')}
              headingLevel={3}
              unit="kW"
              data={total}
              hasSum={false}
              period={formatLongPeriod(request.period)}
              isStale={hours.isStale}
            />
          )}
        </>
      )}
    </ReportPart>
  );
}
