import type { ResidualMix } from '@vinrod/api-client';
import { ShareBar } from '@vinrod/charts';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import { formatDate, formatNumber, MISSING } from '@vinrod/ui/format';
import { StatusBadge } from '@vinrod/ui/status-badge';
import { Text } from '@vinrod/ui/text';

import { t } from '#messages';

import { mixParts } from './mix-parts.ts';
import { yearOf, type MixRow } from './mix-rows.ts';

/** Text of a mix; empty for a year without one. */
function ofMix(text: (mix: ResidualMix) => string): (row: MixRow) => string {
  return (row) => (row.kind === 'mix' ? text(row.mix) : '');
}

function share(id: 'renewable_percent' | 'nuclear_percent' | 'fossil_percent', header: string) {
  return {
    id,
    header,
    unit: '%',
    text: ofMix((mix) => formatNumber(mix[id], { decimals: 2 })),
    align: 'end',
    minWidth: 80,
  } as const;
}

/** Why a year is empty: its mix is due by now, or was never found. */
function gapText(row: MixRow): string {
  if (row.kind === 'mix') return '';
  return row.isDue ? t('residualMix.notYet') : t('residualMix.gap');
}

/** The columns of the table of years (mockup 14). */
export const mixColumns: readonly DataTableColumn<MixRow>[] = [
  {
    id: 'year',
    header: t('residualMix.year'),
    text: (row) => String(yearOf(row)),
    render: (row) => (
      <>
        {yearOf(row)}{' '}
        {row.kind === 'mix' && row.mix.is_preliminary ? (
          <StatusBadge tone="warning">{t('residualMix.preliminary')}</StatusBadge>
        ) : null}
      </>
    ),
    isSortable: true,
    isStrong: true,
    minWidth: 80,
  },
  {
    id: 'bar',
    header: t('residualMix.shares'),
    text: gapText,
    render: (row) =>
      row.kind === 'mix' ? (
        <ShareBar parts={mixParts(row.mix)} />
      ) : (
        <Text as="span" tone="muted">
          {gapText(row)}
        </Text>
      ),
    width: '5fr',
    minWidth: 110,
    isHideable: false,
    listPlace: 'none',
  },
  share('renewable_percent', t('residualMix.renewable')),
  share('nuclear_percent', t('residualMix.nuclear')),
  share('fossil_percent', t('residualMix.fossil')),
  {
    id: 'sum',
    header: t('residualMix.sum'),
    unit: '%',
    text: ofMix((mix) =>
      formatNumber(mix.renewable_percent + mix.nuclear_percent + mix.fossil_percent, { decimals: 2 }),
    ),
    align: 'end',
    isMuted: true,
    priority: 3,
    minWidth: 88,
    listPlace: 'none',
  },
  {
    id: 'co2_g_per_kwh',
    header: t('residualMix.carbonDioxide'),
    unit: 'g CO₂/kWh',
    text: (row) => (row.kind === 'mix' ? formatNumber(row.mix.co2_g_per_kwh, { decimals: 2 }) : MISSING),
    align: 'end',
    isStrong: true,
    isSortable: true,
    listPlace: 'figure',
    minWidth: 112,
  },
  {
    id: 'nuclear_waste_g_per_kwh',
    header: t('residualMix.waste'),
    unit: 'g/kWh',
    text: ofMix((mix) => formatNumber(mix.nuclear_waste_g_per_kwh, { decimals: 6 })),
    align: 'end',
    priority: 1,
    minWidth: 132,
    listPlace: 'none',
  },
  {
    id: 'region',
    header: t('residualMix.region'),
    text: ofMix(({ region }) => t(`residualMix.region.${region}`)),
    isHiddenAtFirst: true,
    listPlace: 'none',
  },
  {
    id: 'source',
    header: t('residualMix.source'),
    text: ofMix(({ source }) => source),
    isMuted: true,
    isHiddenAtFirst: true,
    listPlace: 'none',
  },
  {
    id: 'published_date',
    header: t('residualMix.published'),
    text: ofMix(({ published_date: date }) => date ?? MISSING),
    align: 'end',
    priority: 2,
    minWidth: 104,
    listPlace: 'none',
  },
  {
    id: 'updated_at',
    header: t('residualMix.updated'),
    text: ofMix(({ updated_at: at }) => formatDate(at)),
    align: 'end',
    isSortable: true,
    isHiddenAtFirst: true,
    listPlace: 'none',
  },
];
