import type { Site } from '@vinrod/api-client';
import { NO_BREAK_SPACE } from '@vinrod/locale/characters';
import { DataTable, type DataTableColumn } from '@vinrod/ui/data-table';
import { formatDate, formatNumber, MISSING, monthOf, type Period } from '@vinrod/ui/format';
import { Section } from '@vinrod/ui/section';
import { useMemo, type ReactElement } from 'react';

import { useOperation } from '#data';
import { errorText } from '#errors';
import { formatWeekday } from '#language/words';
import { pageTexts } from '#messages';
import { paths } from '#navigation';
import { periodQuery } from '#period';
import { FigureHelp } from '#shell/figures';
import { EnglishAware } from '#shell/query-state';

import { peakDayMessages } from '../messages/peak-days.ts';
import { peakDays, type PeakDay } from './peak-days.ts';

/** Texts of these days, and those of the catalogue. */
const { t } = pageTexts(peakDayMessages);

/** Days shown. */
const shown = 5;

/** Most days that a year so far has. */
const daysOfYear = 366;

export interface SitePeakDaysProps {
  readonly site: Site;
  /** The days of the year that have values so far. */
  readonly period: Period;
}

const columns: readonly DataTableColumn<PeakDay>[] = [
  {
    id: 'day',
    header: t('peakDays.day'),
    text: ({ start }) => formatWeekday(formatDate(start)),
    minWidth: 132,
  },
  {
    id: 'kwh',
    header: t('site.invoice.consumption'),
    unit: 'kWh',
    text: ({ total_kwh: kwh }) => formatNumber(kwh, { decimals: 0 }),
    align: 'end',
    width: 148,
    listPlace: 'figure',
  },
  {
    id: 'temperature',
    header: t('peakDays.temperature'),
    // With its unit in each cell: the list on phones has no header.
    text: ({ temperature_c: celsius }) =>
      celsius === null ? MISSING : `${formatNumber(celsius, { decimals: 1 })}${NO_BREAK_SPACE}°C`,
    align: 'end',
    width: 148,
    listPlace: 'status',
  },
];

/** The days of the year with the highest consumption, beside how cold it was; each leads to its hours. */
export function SitePeakDays({ site, period }: SitePeakDaysProps): ReactElement {
  const koncern = site.corporate_group.uuid;
  const days = useOperation('getTimeSheets', {
    path: { id: koncern },
    query: { ...periodQuery(period), site_id: [site.uuid], resolution: 'day', limit: daysOfYear },
  });
  const rows = useMemo(() => peakDays(days.data?.rows ?? [], shown), [days.data]);
  const hoursOf = ({ start }: PeakDay) => {
    const params = { koncern, report: 'hour', site_id: site.uuid, month: monthOf(formatDate(start)) };
    return `${paths.analytics}?${new URLSearchParams(params).toString()}`;
  };
  return (
    <Section
      title={t('peakDays.title', { year: period.start.slice(0, 4) })}
      actions={<FigureHelp names={['consumption', 'temperature']} label={t('peakDays.label')} />}
    >
      <DataTable
        label={t('peakDays.label')}
        columns={columns}
        rows={rows}
        rowKey={({ start }) => start}
        rowHref={hoursOf}
        isLoading={days.isLoading}
        expectedCount={shown}
        {...(days.error === undefined
          ? {}
          : {
              error: {
                message: <EnglishAware>{errorText(days.error)}</EnglishAware>,
                onRetry: days.retry,
              },
            })}
        empty={{ title: t('peakDays.none') }}
      />
    </Section>
  );
}
