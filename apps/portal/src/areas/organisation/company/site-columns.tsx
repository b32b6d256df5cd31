import type { Site } from '@vinrod/api-client';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import { formatNumber } from '@vinrod/ui/format';
import { Status, statusBadgeMessages } from '@vinrod/ui/status-badge';

import { pageLanguage } from '#language';
import { t } from '#messages';
import { FavoriteMark } from '#shell/favorite-mark';

const missing = '–';

/** Columns of a company's sites (domain.md section 3.3). Grid columns are hidden until selected. */
export const siteColumns: readonly DataTableColumn<Site>[] = [
  {
    id: 'favorite',
    header: t('favorites.column'),
    isHeaderHidden: true,
    text: ({ is_favorite: isFavorite }) => (isFavorite ? t('favorites.column') : ''),
    render: ({ uuid, name, is_favorite: isFavorite }) => (
      <FavoriteMark kind="site" uuid={uuid} name={name} isFavorite={isFavorite} />
    ),
    width: 40,
    listPlace: 'leading',
  },
  {
    id: 'name',
    header: t('sites.name'),
    text: ({ name }) => name,
    width: '1.4fr',
    minWidth: 160,
    isSortable: true,
    isStrong: true,
  },
  {
    id: 'site_id',
    priority: 2,
    header: t('sites.siteId'),
    text: ({ site_id: id }) => id,
    width: 164,
    isSortable: true,
    isMuted: true,
    listPlace: 'detail',
  },
  {
    id: 'building_name',
    priority: 4,
    header: t('sites.building'),
    text: ({ building_name: building }) => building ?? missing,
    width: '1.2fr',
    minWidth: 120,
    isSortable: true,
  },
  {
    id: 'address',
    priority: 1,
    header: t('sites.address'),
    text: ({ address }) => address ?? missing,
    width: '1.6fr',
    minWidth: 150,
    isSortable: true,
    listPlace: 'detail',
  },
  {
    id: 'manager',
    priority: 3,
    header: t('sites.manager'),
    text: ({ manager }) => manager ?? missing,
    width: '1fr',
    minWidth: 110,
    isSortable: true,
  },
  {
    id: 'price_area',
    header: t('sites.priceArea'),
    text: ({ price_area: area }) => area ?? missing,
    width: 92,
    isSortable: true,
    isHiddenAtFirst: true,
  },
  {
    id: 'grid_area_code',
    header: t('sites.gridAreaCode'),
    text: ({ grid_area_code: code }) => code ?? missing,
    width: 100,
    isHiddenAtFirst: true,
  },
  {
    id: 'grid_owner',
    header: t('sites.gridOwner'),
    text: ({ grid_owner: owner }) => owner ?? missing,
    minWidth: 140,
    isHiddenAtFirst: true,
  },
  {
    id: 'fuse_size_a',
    header: t('sites.fuse'),
    unit: 'A',
    text: ({ fuse_size_a: fuse }) => formatNumber(fuse, { decimals: 0 }),
    align: 'end',
    width: 92,
    isHiddenAtFirst: true,
    listPlace: 'none',
  },
  {
    id: 'subscribed_power_kw',
    header: t('sites.subscribedPower'),
    unit: 'kW',
    text: ({ subscribed_power_kw: power }) => formatNumber(power, { decimals: 0 }),
    align: 'end',
    width: 152,
    isHiddenAtFirst: true,
    listPlace: 'none',
  },
  {
    id: 'annual_consumption_kwh',
    header: t('organisation.annualConsumption'),
    unit: 'kWh',
    text: ({ annual_consumption_kwh: kwh }) => formatNumber(kwh, { decimals: 0 }),
    align: 'end',
    width: 150,
    isSortable: true,
    listPlace: 'figure',
    listUnit: t('organisation.perYear', { unit: 'kWh' }),
  },
  {
    id: 'status',
    header: t('organisation.status'),
    text: ({ status }) => statusBadgeMessages[pageLanguage][`site.${status}`],
    render: ({ status }) => <Status kind="site" value={status} />,
    width: 110,
    isSortable: true,
    listPlace: 'status',
  },
];
