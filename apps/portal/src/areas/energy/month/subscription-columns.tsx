import type { SubscriptionRow } from '@vinrod/api-client';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import {
  formatCurrent,
  formatDateTime,
  formatInteger,
  formatNumber,
  formatPercent,
  formatPower,
  MISSING,
} from '@vinrod/ui/format';
import { MiniBar } from '@vinrod/ui/mini-bar';
import { StatusBadge } from '@vinrod/ui/status-badge';
import { Text } from '@vinrod/ui/text';

import { t } from '#messages';

import { adviceOf } from './subscription-advice.ts';
import * as styles from './MonthReport.css.ts';

const power = { decimals: 1 };

function fuseText({ subscription_type: type, fuse_size_a: fuse }: SubscriptionRow): string {
  if (type === 'power') return t('month.power');
  return fuse === null ? MISSING : formatCurrent(fuse);
}

/** Columns of the subscriptions table (mockup 05). */
export const subscriptionColumns: readonly DataTableColumn<SubscriptionRow>[] = [
  {
    id: 'site',
    header: t('month.site'),
    text: ({ site }) => site.name,
    width: '2fr',
    minWidth: 162,
  },
  {
    id: 'site_id',
    header: t('month.siteId'),
    text: ({ site }) => site.site_id,
    isMuted: true,
    priority: 4,
    minWidth: 156,
    listPlace: 'none',
  },
  {
    id: 'grid_owner',
    header: t('month.gridOwner'),
    text: (row) => row.grid_owner ?? MISSING,
    isHiddenAtFirst: true,
    listPlace: 'none',
  },
  {
    id: 'grid_tariff',
    header: t('month.tariff'),
    text: (row) => row.grid_tariff ?? MISSING,
    isHiddenAtFirst: true,
    listPlace: 'none',
  },
  { id: 'fuse', header: t('month.fuse'), text: fuseText, minWidth: 60, listPlace: 'detail' },
  {
    id: 'subscribed',
    header: t('month.subscribed'),
    unit: 'kW',
    text: (row) => formatNumber(row.capacity_kw, power),
    align: 'end',
    minWidth: 88,
  },
  {
    id: 'highest',
    header: t('month.highest'),
    unit: 'kW',
    text: (row) => formatNumber(row.max_power_kw, power),
    align: 'end',
    minWidth: 74,
  },
  {
    id: 'highest_at',
    header: t('month.highestAt'),
    text: (row) => (row.max_power_at === null ? MISSING : formatDateTime(row.max_power_at)),
    align: 'end',
    minWidth: 140,
    isHiddenAtFirst: true,
    listPlace: 'none',
  },
  {
    id: 'utilisation',
    header: t('month.utilisation'),
    text: (row) => formatPercent(row.utilisation_percent, { decimals: 0 }),
    render: (row) =>
      row.capacity_kw === null || row.capacity_kw <= 0 ? (
        MISSING
      ) : (
        <span className={styles.utilisation}>
          <MiniBar
            label={t('month.utilisationOf', { site: row.site.name })}
            value={row.max_power_kw}
            limit={row.capacity_kw}
            format={formatPower}
          />
          {formatPercent(row.utilisation_percent, { decimals: 0 })}
        </span>
      ),
    minWidth: 124,
    listPlace: 'none',
  },
  {
    id: 'excess',
    header: t('month.excess'),
    unit: 'kW',
    text: (row) => formatNumber(row.excess_kw, power),
    align: 'end',
    priority: 1,
    minWidth: 88,
    listPlace: 'none',
  },
  {
    id: 'excess_count',
    header: t('month.excessCount'),
    text: (row) => formatInteger(row.excess_count),
    align: 'end',
    isHiddenAtFirst: true,
    listPlace: 'none',
  },
  {
    id: 'reactive',
    header: t('month.reactive'),
    unit: 'kvar',
    text: (row) => formatNumber(row.reactive_kvar, power),
    align: 'end',
    isHiddenAtFirst: true,
    listPlace: 'none',
  },
  {
    id: 'annual',
    header: t('month.annual'),
    unit: 'kWh',
    text: (row) => formatInteger(row.annual_consumption_kwh),
    align: 'end',
    priority: 2,
    minWidth: 108,
    listPlace: 'figure',
  },
  {
    id: 'hours',
    header: t('month.utilisationHours'),
    unit: 'h',
    text: (row) => formatInteger(row.utilisation_hours),
    align: 'end',
    priority: 3,
    minWidth: 108,
    listPlace: 'none',
  },
  {
    id: 'advice',
    header: t('month.advice'),
    text: (row) => {
      const advice = adviceOf(row);
      return advice === undefined ? MISSING : [advice.text, advice.reason].filter(Boolean).join('. ');
    },
    render: (row) => {
      const advice = adviceOf(row);
      if (advice === undefined) return MISSING;
      return (
        <span className={styles.advice}>
          <StatusBadge tone={advice.tone}>{advice.text}</StatusBadge>
          {advice.reason === undefined ? null : (
            <Text as="span" size="small" tone="muted">
              {advice.reason}
            </Text>
          )}
        </span>
      );
    },
    minWidth: 190,
    listPlace: 'status',
  },
];
