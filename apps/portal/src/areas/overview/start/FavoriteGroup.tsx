import type { SiteTreeNode } from '@vinrod/api-client';
import type { EnergyUnit, Period } from '@vinrod/ui/format';
import type { ReactElement } from 'react';

import { useOperation } from '#data';
import { t } from '#messages';
import { paths } from '#navigation';
import { periodQuery, writePeriod, type PeriodChoice } from '#period';

import { favoriteGroupRow } from './favorite-rows.ts';
import { FavoriteListItem } from './FavoriteListItem.tsx';

export interface FavoriteGroupProps {
  readonly group: SiteTreeNode;
  readonly period: Period;
  readonly choice: PeriodChoice;
  /** As of the other favourites. */
  readonly unit: EnergyUnit | null | undefined;
  readonly onChange: (isFavorite: boolean) => void;
}

/** Favourite group among the favourite sites, with the same figures as on its own page. */
export function FavoriteGroup({ group, period, choice, unit, onChange }: FavoriteGroupProps): ReactElement {
  const { uuid, site_count: count } = group;
  const { data, error, isLoading } = useOperation('getSiteGroupDashboard', {
    path: { id: uuid },
    query: periodQuery(period),
  });
  const params = new URLSearchParams();
  writePeriod(params, choice);
  const address = paths.siteGroup(uuid);
  return (
    <FavoriteListItem
      row={favoriteGroupRow(
        group,
        t('overview.favorites.group', { count }),
        error === undefined ? data : null,
      )}
      href={params.size === 0 ? address : `${address}?${params.toString()}`}
      unit={unit}
      isLoading={isLoading && data === undefined}
      onChange={onChange}
    />
  );
}
