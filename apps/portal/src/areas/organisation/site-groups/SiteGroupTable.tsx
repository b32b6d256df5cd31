import { DataTable, listParameters } from '@vinrod/ui/data-table';
import { LinkButton } from '@vinrod/ui/link-button';
import { Plus } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';

import { FavoriteFilter, useFavoriteFilter } from '#areas/organisation/favorite-filter';
import { useOperation } from '#data';
import { listQuery, useListQueryParams } from '#list-query-params';
import { t } from '#messages';
import { paths } from '#navigation';
import { useCan } from '#profile';
import { listState } from '#shell/query-state';

import { siteGroupColumns } from './site-group-columns.tsx';

/** Fields that the list can be sorted by (contract). */
const sortable = ['name', 'site_count', 'updated_at'] as const;

export interface SiteGroupTableProps {
  readonly corporateGroup: { readonly uuid: string; readonly name: string };
}

/** Site groups of a corporate group; users with the permission can create one. */
export function SiteGroupTable({ corporateGroup }: SiteGroupTableProps): ReactElement {
  const can = useCan();
  const mayCreate = can('create', 'siteGroup');
  const [query, setQuery] = useListQueryParams('name');
  const filter = useFavoriteFilter();
  const groups = useOperation('listCorporateGroupSiteGroups', {
    path: { id: corporateGroup.uuid },
    query: {
      ...listQuery(sortable, listParameters(query)),
      is_favorite: filter.onlyFavorites || undefined,
    },
  });
  const columns = useMemo(() => siteGroupColumns(), []);
  const createAddress = `${paths.createSiteGroup}?${new URLSearchParams({ koncern: corporateGroup.uuid }).toString()}`;
  return (
    <DataTable
      {...listState(groups)}
      label={t('siteGroups.label', { koncern: corporateGroup.name })}
      columns={columns}
      rowKey={({ uuid }) => uuid}
      rowHref={({ uuid }) => paths.siteGroup(uuid)}
      query={query}
      onQueryChange={setQuery}
      searchLabel={t('siteGroups.search')}
      filters={<FavoriteFilter {...filter} />}
      filterCount={filter.onlyFavorites ? 1 : 0}
      onClearFilters={() => filter.select(false)}
      empty={{
        title: t('siteGroups.empty'),
        description: t('siteGroups.emptyHint'),
        ...(mayCreate
          ? {
              action: (
                <LinkButton href={createAddress} icon={Plus}>
                  {t('siteGroups.create')}
                </LinkButton>
              ),
            }
          : {}),
      }}
    />
  );
}
