import type { OutletRow } from '@vinrod/api-client';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import { formatInteger, formatNumber, formatPercent } from '@vinrod/ui/format';

import { formatMonth } from '#language/words';
import { t } from '#messages';

/**
 * The columns of the outlets: one per month of the period, then sum, share and use per area. In a narrow table the months
 * leave last, the oldest first; the sum stays.
 *
 * @param months - `YYYY-MM`, oldest first.
 */
export function outletColumns(months: readonly string[]): readonly DataTableColumn<OutletRow>[] {
  return [
    { id: 'site', header: t('month.site'), text: ({ site }) => site.name, width: '2fr', minWidth: 162 },
    ...months.map((month, place): DataTableColumn<OutletRow> => ({
      id: month,
      header: formatMonth(month, 'short'),
      unit: 'kWh',
      text: (row) => formatInteger(row.months.find((one) => one.month === month)?.kwh ?? null),
      align: 'end',
      priority: months.length - place,
      minWidth: 84,
      listPlace: 'none',
    })),
    {
      id: 'total',
      header: t('month.sum'),
      unit: 'kWh',
      text: (row) => formatInteger(row.total_kwh),
      align: 'end',
      isStrong: true,
      minWidth: 96,
      listPlace: 'figure',
    },
    {
      id: 'quality',
      header: t('month.quality'),
      text: (row) => t(`month.quality.${row.quality}`),
      priority: months.length + 1,
      minWidth: 104,
      listPlace: 'detail',
    },
    {
      id: 'share',
      header: t('month.share'),
      text: (row) => formatPercent(row.share_percent),
      align: 'end',
      priority: months.length + 2,
      minWidth: 72,
      listPlace: 'detail',
    },
    {
      id: 'area',
      header: t('month.perArea'),
      unit: 'kWh/m²',
      text: (row) => formatNumber(row.kwh_per_m2, { decimals: 1 }),
      align: 'end',
      priority: months.length + 3,
      minWidth: 92,
      listPlace: 'none',
    },
  ];
}
