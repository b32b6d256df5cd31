import type { CorporateGroup } from '@vinrod/api-client';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import { energyIn, formatInteger, formatNumber, MISSING, type EnergyUnit } from '@vinrod/ui/format';
import { IconButton } from '@vinrod/ui/icon-button';
import { Menu } from '@vinrod/ui/menu';
import { Status, statusBadgeMessages } from '@vinrod/ui/status-badge';
import { Ellipsis } from 'lucide-react';

import { corporateGroupShortcuts } from '#areas/organisation/corporate-group-shortcuts';
import { pageLanguage } from '#language';
import { t } from '#messages';
import type { MayOpen } from '#profile';
import { FavoriteMark } from '#shell/favorite-mark';

/** Options of the columns. */
export interface CorporateGroupColumnsFor {
  readonly mayOpen: MayOpen;
  /** One unit for the whole column (domain.md section 3.7). */
  readonly unit: EnergyUnit;
}

/** Columns of mockup 07 that the API has data for. */
export function corporateGroupColumns({
  mayOpen,
  unit,
}: CorporateGroupColumnsFor): readonly DataTableColumn<CorporateGroup>[] {
  return [
    {
      id: 'favorite',
      header: t('favorites.column'),
      isHeaderHidden: true,
      text: ({ is_favorite: isFavorite }) => (isFavorite ? t('favorites.column') : ''),
      render: ({ uuid, name, is_favorite: isFavorite }) => (
        <FavoriteMark kind="corporateGroup" uuid={uuid} name={name} isFavorite={isFavorite} />
      ),
      width: 40,
      listPlace: 'leading',
    },
    {
      id: 'name',
      header: t('koncerner.column'),
      text: ({ name }) => name,
      width: '2fr',
      minWidth: 180,
      isSortable: true,
      isStrong: true,
    },
    {
      id: 'organization_number',
      priority: 3,
      header: t('organisation.organizationNumber'),
      text: ({ organization_number: number }) => number || MISSING,
      width: 164,
      isSortable: true,
      listPlace: 'detail',
    },
    {
      id: 'account_manager',
      priority: 4,
      header: t('organisation.accountManager'),
      text: ({ account_manager: manager }) => manager?.full_name ?? '–',
      width: '1.2fr',
      minWidth: 110,
    },
    {
      id: 'customer_count',
      priority: 2,
      header: t('organisation.companyCount'),
      text: ({ customer_count: count }) => formatInteger(count),
      align: 'end',
      width: 116,
      isSortable: true,
    },
    {
      id: 'site_count',
      priority: 1,
      header: t('organisation.siteCount'),
      text: ({ site_count: count }) => formatInteger(count),
      align: 'end',
      width: 164,
      isSortable: true,
    },
    {
      id: 'annual_consumption_kwh',
      header: t('organisation.annualConsumption'),
      unit,
      text: ({ annual_consumption_kwh: kwh }) => formatNumber(energyIn(kwh, unit), { decimals: 0 }),
      align: 'end',
      width: 160,
      isSortable: true,
      listPlace: 'figure',
      listUnit: t('organisation.perYear', { unit }),
    },
    {
      id: 'status',
      header: t('organisation.status'),
      text: ({ status }) => statusBadgeMessages[pageLanguage][`customer.${status}`],
      render: ({ status }) => <Status kind="customer" value={status} />,
      width: 120,
      listPlace: 'status',
    },
    {
      id: 'shortcuts',
      header: t('koncerner.shortcuts'),
      isHeaderHidden: true,
      text: () => '',
      render: ({ uuid, name }) => (
        <Menu
          label={t('koncerner.shortcuts')}
          placement="bottom end"
          trigger={<IconButton icon={Ellipsis} label={t('organisation.more', { name })} size="sm" />}
          sections={[
            {
              id: 'places',
              label: t('koncerner.shortcuts'),
              items: corporateGroupShortcuts(uuid, mayOpen),
            },
          ]}
        />
      ),
      width: 48,
      listPlace: 'none',
    },
  ];
}
