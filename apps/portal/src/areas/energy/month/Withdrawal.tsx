import type { WithdrawalProfiles, WithdrawalRow } from '@vinrod/api-client';
import { DayProfile, DurationCurve, StackedBarGraph } from '@vinrod/charts';
import { DataTable, type DataTableColumn } from '@vinrod/ui/data-table';
import { formatInteger, formatNumber } from '@vinrod/ui/format';
import { SkeletonGroup, SkeletonLine } from '@vinrod/ui/skeleton';
import { Text } from '@vinrod/ui/text';
import { useMemo, type ReactElement } from 'react';

import { totalSeries } from '#areas/energy/line-series';
import { useOperation } from '#data';
import { formatLongPeriod, formatMonth } from '#language/words';
import { t } from '#messages';

import { reportArgs, type ReportRequest } from '../queries/report-request.ts';
import * as styles from './MonthReport.css.ts';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import { HourCharts } from './HourCharts.tsx';
import { PartQuality } from './PartQuality.tsx';
import { ReportPart } from './ReportPart.tsx';
import { monthsOf } from './months-of.ts';
import { sumOf } from './sums.ts';

export interface WithdrawalProps {
  readonly request: ReportRequest;
}

const energies = [
  ['high_load_kwh', 'month.highLoad'],
  ['low_load_kwh', 'month.lowLoad'],
  ['day_kwh', 'month.dayLoad'],
  ['night_kwh', 'month.nightLoad'],
  ['weekday_kwh', 'month.weekday'],
  ['weekend_kwh', 'month.weekend'],
] as const;

const columns: readonly DataTableColumn<WithdrawalRow>[] = [
  { id: 'month', header: t('month.month'), text: ({ month }) => formatMonth(month), minWidth: 130 },
  ...energies.map(([id, header]): DataTableColumn<WithdrawalRow> => ({
    id,
    header: t(header),
    unit: 'kWh',
    text: (row) => formatInteger(row[id]),
    align: 'end',
    minWidth: 84,
  })),
  {
    id: 'max_kw',
    header: t('month.highestAt'),
    unit: 'kW',
    text: (row) => formatNumber(row.max_kw, { decimals: 1 }),
    align: 'end',
    isStrong: true,
    minWidth: 92,
    listPlace: 'figure',
  },
];

function LoadGraph({ profiles }: { readonly profiles: WithdrawalProfiles }): ReactElement {
  const { rows, period } = profiles;
  const { categories, series } = useMemo(
    () => ({
      categories: rows.map(({ month }) => ({
        key: month,
        label: formatMonth(month, 'short'),
        name: formatMonth(month),
      })),
      series: [
        { key: 'high', label: t('month.highLoad'), values: rows.map((row) => row.high_load_kwh) },
        { key: 'low', label: t('month.lowLoad'), values: rows.map((row) => row.low_load_kwh) },
      ],
    }),
    [rows],
  );
  return (
    <StackedBarGraph
      title={t('month.loads')}
      headingLevel={3}
      unit="kWh"
      categoryLabel={t('month.month')}
      categories={categories}
      series={series}
      period={formatLongPeriod({ start: period.start_date, end: period.end_date })}
    />
  );
}

interface WithdrawalTableProps {
  /** Undefined while they load. */
  readonly rows: readonly WithdrawalRow[] | undefined;
  readonly months: number;
}

function WithdrawalTable({ rows, months }: WithdrawalTableProps): ReactElement {
  const known = rows ?? [];
  return (
    <DataTable
      label={t('month.part.uttagsprofil')}
      columns={columns}
      rows={known}
      rowKey={({ month }) => month}
      density="compact"
      isLoading={rows === undefined}
      expectedCount={months}
      sum={{
        label: t('month.sum'),
        values: Object.fromEntries(
          energies.map(([id]) => [id, formatInteger(sumOf(known.map((row) => row[id])))]),
        ),
      }}
    />
  );
}

function WithdrawalSkeleton({ request: { period } }: WithdrawalProps): ReactElement {
  return (
    <>
      <SkeletonGroup>
        <div className={styles.charts}>
          <ChartSkeleton of="profile" />
          <ChartSkeleton of="duration" />
          <ChartSkeleton of="loads" />
        </div>
        <div className={styles.definition}>
          <SkeletonLine width="100%" />
        </div>
      </SkeletonGroup>
      <WithdrawalTable rows={undefined} months={monthsOf(period).length} />
    </>
  );
}

/** Figures that its help explains. */
const withdrawalFigures = [
  'power',
  'highestPower',
  'durationCurve',
  'loads',
  'dayAndNight',
  'weekdayAndWeekend',
] as const;

/** When the sites draw power: the typical day, the duration of each level, and high and low load. */
export function Withdrawal({ request }: WithdrawalProps): ReactElement {
  const { path, query } = reportArgs(request);
  const profiles = useOperation('getWithdrawalProfiles', { path, query });
  const hours = useOperation('getLineGraphs', { path, query: { ...query, resolution: 'hour', sum: true } });
  const total = useMemo(() => (hours.data === undefined ? undefined : totalSeries(hours.data)), [hours.data]);
  const period = formatLongPeriod(request.period);
  return (
    <ReportPart
      part="uttagsprofil"
      query={profiles}
      skeleton={<WithdrawalSkeleton request={request} />}
      figures={withdrawalFigures}
      aside={
        <>
          <PartQuality of={profiles.data} isLoading={profiles.isLoading} />
          <Text size="small" tone="muted">
            {t('month.hourlyMean')}
          </Text>
        </>
      }
    >
      {(data) => (
        <>
          <div className={styles.charts}>
            {total === undefined ? (
              <HourCharts query={hours} of={['profile', 'duration']} />
            ) : (
              <>
                <DayProfile
                  title={t('month.day')}
                  headingLevel={3}
                  unit="kW"
                  data={total}
                  period={period}
                  isStale={hours.isStale}
                />
                <DurationCurve
                  title={t('month.duration')}
                  headingLevel={3}
                  unit="kW"
                  data={total}
                  period={period}
                  isStale={hours.isStale}
                />
              </>
            )}
            <LoadGraph profiles={data} />
          </div>
          <Text size="small" tone="muted">
            {data.high_load_definition}
          </Text>
          <WithdrawalTable rows={data.rows} months={data.rows.length} />
        </>
      )}
    </ReportPart>
  );
}
