import { UsageProfile } from '@vinrod/charts';
import { formatNumber, powerQuantity } from '@vinrod/ui/format';
import { StatTileRow } from '@vinrod/ui/stat-tile';
import { useMemo, type ReactElement } from 'react';

import { totalSeries } from '#areas/energy/line-series';
import { useOperation } from '#data';
import { formatLongPeriod } from '#language/words';
import { t } from '#messages';
import { FigureTile } from '#shell/figures';

import { reportArgs, type ReportRequest } from '../queries/report-request.ts';
import * as styles from './MonthReport.css.ts';
import { HourCharts } from './HourCharts.tsx';
import { PartQuality } from './PartQuality.tsx';
import { ReportPart } from './ReportPart.tsx';

export interface UsageProps {
  readonly request: ReportRequest;
}

function price(ore: number | null) {
  return { figure: formatNumber(ore, { decimals: 2 }), unit: 'öre/kWh' };
}

/** Figures that its help explains. */
const usageFigures = ['meanPower', 'quality', 'missingHours'] as const;

/** Typical week, and the cost of its shape. */
export function Usage({ request }: UsageProps): ReactElement {
  const { path, query } = reportArgs(request);
  const usage = useOperation('getUsageProfiles', { path, query });
  const hours = useOperation('getLineGraphs', { path, query: { ...query, resolution: 'hour' } });
  const total = useMemo(() => (hours.data === undefined ? undefined : totalSeries(hours.data)), [hours.data]);
  return (
    <ReportPart
      part="forbrukningsprofil"
      query={usage}
      height={520}
      figures={usageFigures}
      aside={<PartQuality of={usage.data} />}
    >
      {(data) => (
        <>
          <div className={styles.chart}>
            <StatTileRow>
              <FigureTile
                figures={['weightedPrice']}
                label={t('month.weightedPrice')}
                value={price(data.volume_weighted_price_ore_per_kwh)}
              />
              <FigureTile
                figures={['areaPrice']}
                label={t('month.areaPrice')}
                value={price(data.area_average_price_ore_per_kwh)}
              />
              <FigureTile
                figures={['profileCost']}
                label={t('month.profileCost')}
                value={price(data.profile_cost_ore_per_kwh)}
              />
              <FigureTile
                figures={['flatPower']}
                label={t('month.flat')}
                value={powerQuantity(data.flat_profile_kw)}
              />
            </StatTileRow>
          </div>
          {total === undefined ? (
            <HourCharts query={hours} />
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
