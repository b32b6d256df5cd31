import type { SiteConsumptionChange } from '@vinrod/api-client';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import { changeOf, formatInteger, MISSING } from '@vinrod/ui/format';
import { Icon } from '@vinrod/ui/icon';
import { ChangeText } from '@vinrod/ui/stat-tile';
import { VisuallyHidden } from '@vinrod/ui/visually-hidden';
import { CircleAlert } from 'lucide-react';

import { t } from '#messages';

import { gapText, signedText } from './change-text.ts';
import { ChangeBar } from './ChangeBar.tsx';

const gapColumn: DataTableColumn<SiteConsumptionChange> = {
  id: 'gap',
  header: t('analytics.change.none'),
  isHeaderHidden: true,
  text: (row) => gapText(row) ?? '',
  render: (row) =>
    gapText(row) === undefined ? null : (
      <span title={gapText(row)}>
        <Icon icon={CircleAlert} size="sm" />
        <VisuallyHidden>{gapText(row)}</VisuallyHidden>
      </span>
    ),
  width: 36,
  listPlace: 'none',
};

/**
 * Columns of the change per site (mockup 22). Why a site has no change stands in a column of its own, as a mark: the
 * digits of the others stay in line.
 *
 * @param largest - The largest change, which fills half of the bars' column.
 * @param hasGaps - Some site has no change; otherwise the column of reasons would only hold the others off the edge.
 */
export function changeColumns(
  largest: number,
  hasGaps: boolean,
): readonly DataTableColumn<SiteConsumptionChange>[] {
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
      minWidth: 140,
      width: '1.2fr',
      isMuted: true,
      priority: 6,
      listPlace: 'none',
    },
    {
      id: 'kwh',
      header: t('month.consumption'),
      unit: 'kWh',
      text: (row) => formatInteger(row.kwh),
      align: 'end',
      minWidth: 114,
      priority: 2,
      listPlace: 'none',
    },
    {
      id: 'previous',
      header: t('analytics.compare.short'),
      unit: 'kWh',
      text: (row) => formatInteger(row.previous_kwh),
      align: 'end',
      isMuted: true,
      minWidth: 110,
      priority: 3,
      listPlace: 'none',
    },
    {
      id: 'change',
      header: t('analytics.change.kwh'),
      unit: 'kWh',
      text: (row) => signedText(row.change_kwh),
      align: 'end',
      minWidth: 100,
      listPlace: 'figure',
    },
    {
      id: 'bar',
      header: t('analytics.change.kwh'),
      isHeaderHidden: true,
      text: () => '',
      render: (row) => <ChangeBar value={row.change_kwh} largest={largest} />,
      minWidth: 80,
      priority: 1,
      listPlace: 'none',
    },
    {
      id: 'sek',
      header: t('analytics.change.kwh'),
      unit: 'kr',
      text: (row) => signedText(row.change_sek),
      align: 'end',
      minWidth: 92,
      priority: 5,
      listPlace: 'none',
    },
    {
      id: 'percent',
      header: t('analytics.change'),
      text: (row) => (row.change_percent === null ? MISSING : changeOf(row.change_percent).text),
      render: (row) =>
        row.change_percent === null ? (
          MISSING
        ) : (
          <ChangeText change={changeOf(row.change_percent)} rise="bad" />
        ),
      align: 'end',
      minWidth: 92,
      listPlace: 'status',
    },
  ];
  return hasGaps ? [...columns, gapColumn] : columns;
}
