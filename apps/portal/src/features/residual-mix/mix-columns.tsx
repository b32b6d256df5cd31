import type { ResidualMix } from '@vinrod/api-client';
import { ShareBar } from '@vinrod/charts';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import { formatDate, formatNumber, MISSING } from '@vinrod/ui/format';
import { StatusBadge } from '@vinrod/ui/status-badge';

import { t } from '#messages';

import { mixParts } from './mix-parts.ts';

function share(id: 'renewable_percent' | 'nuclear_percent' | 'fossil_percent', header: string) {
  return {
    id,
    header,
    unit: '%',
    text: (mix: ResidualMix) => formatNumber(mix[id], { decimals: 2 }),
    align: 'end',
    minWidth: 104,
  } as const;
}

/** The columns of the table of years (mockup 14). */
export const mixColumns: readonly DataTableColumn<ResidualMix>[] = [
  {
    id: 'year',
    header: t('residualMix.year'),
    text: ({ year }) => String(year),
    render: ({ year, is_preliminary: isPreliminary }) => (
      <>
        {year}{' '}
        {isPreliminary ? <StatusBadge tone="warning">{t('residualMix.preliminary')}</StatusBadge> : null}
      </>
    ),
    isSortable: true,
    isStrong: true,
    minWidth: 88,
  },
  {
    id: 'bar',
    header: t('residualMix.shares'),
    isHeaderHidden: true,
    text: () => '',
    render: (mix) => <ShareBar parts={mixParts(mix)} />,
    width: '2fr',
    minWidth: 160,
    listPlace: 'none',
  },
  share('renewable_percent', t('residualMix.renewable')),
  share('nuclear_percent', t('residualMix.nuclear')),
  share('fossil_percent', t('residualMix.fossil')),
  {
    id: 'sum',
    header: t('residualMix.sum'),
    unit: '%',
    text: (mix) =>
      formatNumber(mix.renewable_percent + mix.nuclear_percent + mix.fossil_percent, { decimals: 2 }),
    align: 'end',
    isMuted: true,
    listPlace: 'none',
  },
  {
    id: 'co2_g_per_kwh',
    header: t('residualMix.carbonDioxide'),
    unit: 'g CO₂/kWh',
    text: (mix) => formatNumber(mix.co2_g_per_kwh, { decimals: 2 }),
    align: 'end',
    isStrong: true,
    isSortable: true,
    listPlace: 'figure',
    minWidth: 132,
  },
  {
    id: 'nuclear_waste_g_per_kwh',
    header: t('residualMix.waste'),
    unit: 'g/kWh',
    text: (mix) => formatNumber(mix.nuclear_waste_g_per_kwh, { decimals: 6 }),
    align: 'end',
    minWidth: 148,
    listPlace: 'none',
  },
  {
    id: 'region',
    header: t('residualMix.region'),
    text: ({ region }) => t(`residualMix.region.${region}`),
    isHiddenAtFirst: true,
    listPlace: 'none',
  },
  {
    id: 'source',
    header: t('residualMix.source'),
    text: ({ source }) => source,
    isMuted: true,
    isHiddenAtFirst: true,
    listPlace: 'none',
  },
  {
    id: 'published_date',
    header: t('residualMix.published'),
    text: ({ published_date: date }) => date ?? MISSING,
    align: 'end',
    minWidth: 112,
    listPlace: 'none',
  },
  {
    id: 'updated_at',
    header: t('residualMix.updated'),
    text: ({ updated_at: at }) => formatDate(at),
    align: 'end',
    isSortable: true,
    isHiddenAtFirst: true,
    listPlace: 'none',
  },
];
