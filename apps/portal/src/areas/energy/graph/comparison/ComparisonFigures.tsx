import type { ConsumptionChange, LineGraphComparison, SiteConsumptionChange } from '@vinrod/api-client';
import { DataTable, type DataTableColumn } from '@vinrod/ui/data-table';
import { changeOf, energyQuantity, formatInteger, MISSING, moneyQuantity } from '@vinrod/ui/format';
import { ChangeText, StatTileRow } from '@vinrod/ui/stat-tile';
import { Text } from '@vinrod/ui/text';
import type { ReactElement, ReactNode } from 'react';

import { formatLongPeriod } from '#language/words';
import { t } from '#messages';
import { FigureTile } from '#shell/figures';

import { gapText, signedText } from './change-text.ts';
import * as styles from './ComparisonFigures.css.ts';

export interface ComparisonFiguresProps {
  readonly comparison: LineGraphComparison;
  /** The chosen days in words. */
  readonly period: string;
}

function percentText(change: ConsumptionChange): ReactNode {
  return change.change_percent === null ? (
    <span className={styles.gap}>
      <Text size="small" tone="muted">
        {gapText(change) ?? MISSING}
      </Text>
    </span>
  ) : (
    <ChangeText change={changeOf(change.change_percent)} rise="bad" />
  );
}

const columns: readonly DataTableColumn<SiteConsumptionChange>[] = [
  {
    id: 'name',
    header: t('month.site'),
    text: (row) => row.name,
    width: '2fr',
    minWidth: 150,
    isStrong: true,
  },
  {
    id: 'company',
    header: t('month.company'),
    text: (row) => row.company,
    minWidth: 118,
    isMuted: true,
    listPlace: 'none',
  },
  {
    id: 'kwh',
    header: t('month.consumption'),
    unit: 'kWh',
    text: (row) => formatInteger(row.kwh),
    align: 'end',
    minWidth: 96,
    listPlace: 'figure',
  },
  {
    id: 'previous',
    header: t('analytics.compare.days'),
    unit: 'kWh',
    text: (row) => formatInteger(row.previous_kwh),
    align: 'end',
    isMuted: true,
    minWidth: 132,
    listPlace: 'none',
  },
  {
    id: 'change',
    header: t('analytics.change.kwh'),
    unit: 'kWh',
    text: (row) => signedText(row.change_kwh),
    align: 'end',
    minWidth: 88,
    listPlace: 'none',
  },
  {
    id: 'sek',
    header: t('analytics.change.kwh'),
    unit: 'kr',
    text: (row) => signedText(row.change_sek),
    align: 'end',
    minWidth: 88,
    listPlace: 'none',
  },
  {
    id: 'percent',
    header: t('analytics.change'),
    text: (row) =>
      row.change_percent === null ? (gapText(row) ?? MISSING) : changeOf(row.change_percent).text,
    render: percentText,
    align: 'end',
    minWidth: 136,
    listPlace: 'status',
  },
];

/** What the chosen sites used and what it cost beside the days compared with, in all and site by site. */
export function ComparisonFigures({ comparison, period }: ComparisonFiguresProps): ReactElement {
  const { total, sites } = comparison;
  const { start_date: start, end_date: end } = comparison.period;
  const gap = gapText(total);
  return (
    <>
      <StatTileRow>
        <FigureTile
          figures={['consumption', 'quality']}
          label={period}
          helpLabel={t('month.consumption')}
          value={energyQuantity(total.kwh)}
        />
        <FigureTile
          figures={['comparedConsumption']}
          label={formatLongPeriod({ start, end })}
          helpLabel={t('analytics.compare.days')}
          value={energyQuantity(total.previous_kwh)}
        />
        <FigureTile
          figures={['changeInEnergy', 'change']}
          label={t('analytics.change')}
          value={{ figure: signedText(total.change_kwh), unit: 'kWh' }}
          {...(total.change_percent === null ? {} : { change: changeOf(total.change_percent) })}
          {...(gap === undefined ? {} : { comparison: gap })}
        />
        <FigureTile
          figures={['changeInCost', 'energyCost']}
          label={t('analytics.change.cost')}
          value={{ figure: signedText(total.change_sek), unit: moneyQuantity(0).unit }}
        />
      </StatTileRow>
      <DataTable
        label={t('analytics.change.label')}
        columns={columns}
        rows={sites}
        rowKey={(row) => row.uuid}
        density="compact"
        empty={{ title: t('analytics.sites.none') }}
        sum={{
          label: t('month.sum'),
          values: {
            kwh: formatInteger(total.kwh),
            previous: formatInteger(total.previous_kwh),
            change: signedText(total.change_kwh),
            sek: signedText(total.change_sek),
            percent: percentText(total),
          },
        }}
      />
    </>
  );
}
