import type { LocalMonth, OutletProfiles } from '@vinrod/api-client';
import { StackedBarGraph } from '@vinrod/charts';
import { DataTable } from '@vinrod/ui/data-table';
import { formatInteger } from '@vinrod/ui/format';
import { useMemo, type ReactElement } from 'react';

import { useOperation } from '#data';
import { formatLongPeriod, formatMonth } from '#language/words';
import { t } from '#messages';

import { reportArgs, type ReportRequest } from '../queries/report-request.ts';
import { outletColumns } from './outlet-columns.ts';
import * as styles from './MonthReport.css.ts';
import { ReportPart } from './ReportPart.tsx';
import { sumOf } from './sums.ts';

export interface OutletsProps {
  readonly request: ReportRequest;
}

function OutletTable({ outlets }: { readonly outlets: OutletProfiles }): ReactElement {
  const { rows, period } = outlets;
  const { months, columns, categories, series } = useMemo(() => {
    const shown = rows[0]?.months.map(({ month }) => month) ?? [];
    return {
      months: shown,
      columns: outletColumns(shown),
      categories: shown.map((month) => ({
        key: month,
        label: formatMonth(month, 'short'),
        name: formatMonth(month),
      })),
      series: rows.map(({ site, months: of }) => ({
        key: site.uuid,
        label: site.name,
        values: of.map(({ kwh }) => kwh),
      })),
    };
  }, [rows]);
  const sumOfMonth = (month: LocalMonth): string =>
    formatInteger(sumOf(rows.map(({ months: of }) => of.find((one) => one.month === month)?.kwh ?? null)));
  return (
    <>
      {rows.length === 0 ? null : (
        <div className={styles.chart}>
          <StackedBarGraph
            title={t('month.outletsChart')}
            headingLevel={3}
            unit="kWh"
            categoryLabel={t('month.month')}
            categories={categories}
            series={series}
            mostParts={4}
            period={formatLongPeriod({ start: period.start_date, end: period.end_date })}
          />
        </div>
      )}
      <DataTable
        label={t('month.part.uttagspunkter')}
        columns={columns}
        rows={rows}
        rowKey={({ site }) => site.uuid}
        density="compact"
        empty={{ title: t('month.empty') }}
        sum={{
          label: t('month.sumSites', { count: rows.length }),
          values: {
            ...Object.fromEntries(months.map((month) => [month, sumOfMonth(month)])),
            total: formatInteger(sumOf(rows.map((row) => row.total_kwh))),
          },
        }}
      />
    </>
  );
}

/** Figures that its help explains. */
const outletsFigures = [
  'outlet',
  'consumption',
  'previousYear',
  'quality',
  'missingHours',
  'share',
  'consumptionPerArea',
] as const;

/** Consumption of each site, month by month. */
export function Outlets({ request }: OutletsProps): ReactElement {
  const outlets = useOperation('getOutletProfiles', reportArgs(request));
  return (
    <ReportPart part="uttagspunkter" query={outlets} height={620} figures={outletsFigures}>
      {(data) => <OutletTable outlets={data} />}
    </ReportPart>
  );
}
