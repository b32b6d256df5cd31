import type { SiteGroup } from '@vinrod/api-client';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import { formatDate, formatInteger } from '@vinrod/ui/format';

import { t } from '#messages';
import { FavoriteMark } from '#shell/favorite-mark';

/** The columns of a list of site groups (domain.md section 3.3). */
export function siteGroupColumns(): readonly DataTableColumn<SiteGroup>[] {
  return [
    {
      id: 'favorite',
      header: t('favorites.column'),
      isHeaderHidden: true,
      text: ({ is_favorite: isFavorite }) => (isFavorite ? t('favorites.column') : ''),
      render: ({ uuid, name, is_favorite: isFavorite }) => (
        <FavoriteMark kind="siteGroup" uuid={uuid} name={name} isFavorite={isFavorite} />
      ),
      width: 40,
      listPlace: 'leading',
    },
    {
      id: 'name',
      header: t('siteGroups.column'),
      text: ({ name }) => name,
      width: '1.5fr',
      minWidth: 160,
      isSortable: true,
      isStrong: true,
    },
    {
      id: 'description',
      priority: 1,
      header: t('siteGroups.description'),
      text: ({ description }) => (description === '' ? '–' : description),
      width: '2fr',
      minWidth: 160,
      listPlace: 'detail',
    },
    {
      id: 'site_count',
      header: t('siteGroups.siteCount'),
      text: ({ site_count: count }) => formatInteger(count),
      align: 'end',
      width: 164,
      isSortable: true,
      listPlace: 'figure',
      listUnit: t('siteGroups.siteUnit'),
    },
    {
      id: 'created_by',
      priority: 3,
      header: t('siteGroups.createdBy'),
      text: ({ created_by: author }) => author?.full_name ?? '–',
      width: '1fr',
      minWidth: 120,
    },
    {
      id: 'updated_at',
      priority: 2,
      header: t('siteGroups.changed'),
      text: ({ updated_at: changed }) => formatDate(changed),
      align: 'end',
      width: 128,
      isSortable: true,
    },
  ];
}
