import type { LocalMonth, OutletProfiles } from '@vinrod/api-client';
import { StackedBarGraph } from '@vinrod/charts';
import { DataTable } from '@vinrod/ui/data-table';
import { formatInteger } from '@vinrod/ui/format';
import { SkeletonGroup } from '@vinrod/ui/skeleton';
import { useMemo, type ReactElement } from 'react';

import { useOperation } from '#data';
import { formatLongPeriod, formatMonth } from '#language/words';
import { t } from '#messages';

import type { ExpectedRows } from './expected-rows.ts';
import { reportArgs, type ReportRequest } from '../queries/report-request.ts';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import { monthsOf } from './months-of.ts';
import { outletColumns } from './outlet-columns.ts';
import * as styles from './MonthReport.css.ts';
import { ReportPart } from './ReportPart.tsx';
import { sumOf } from './sums.ts';

export interface OutletsProps {
  readonly request: ReportRequest;
  readonly expected: ExpectedRows;
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

function OutletSkeleton({ request, expected }: OutletsProps): ReactElement {
  return (
    <>
      <div className={styles.chart}>
        <SkeletonGroup>
          <ChartSkeleton of="sites" />
        </SkeletonGroup>
      </div>
      <DataTable
        label={t('month.part.uttagspunkter')}
        columns={outletColumns(monthsOf(request.period))}
        rows={[]}
        rowKey={({ site }) => site.uuid}
        density="compact"
        isLoading
        expectedCount={expected.sites}
        sum={{ label: t('month.sum'), values: {} }}
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
export function Outlets({ request, expected }: OutletsProps): ReactElement {
  const outlets = useOperation('getOutletProfiles', reportArgs(request));
  return (
    <ReportPart
      part="uttagspunkter"
      query={outlets}
      skeleton={<OutletSkeleton request={request} expected={expected} />}
      figures={outletsFigures}
    >
      {(data) => <OutletTable outlets={data} />}
    </ReportPart>
  );
}
