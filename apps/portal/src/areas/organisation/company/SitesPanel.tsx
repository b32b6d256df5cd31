import type { Company, Site } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { DataTable, listParameters, type RowKeys, type TableSelection } from '@vinrod/ui/data-table';
import { showToast } from '@vinrod/ui/toast';
import { Building, UserRound } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { FavoriteFilter, useFavoriteFilter } from '#areas/organisation/favorite-filter';
import { useOperation } from '#data';
import { errorText } from '#errors';
import { listQuery, useListQueryParams } from '#list-query-params';
import { t } from '#messages';
import { paths } from '#navigation';
import { useCan } from '#profile';
import { useClient } from '#session';
import { listState } from '#shell/query-state';

import { ChangeSitesDialog } from './ChangeSitesDialog.tsx';
import { siteColumns } from './site-columns.tsx';
import type { SitesField } from './sites-draft.ts';

/** The contract's largest list (spec section 9). */
const everySite = 10_000;

/** Fields that the list can be sorted by (contract). */
const sortable = [
  'name',
  'site_id',
  'building_name',
  'address',
  'manager',
  'price_area',
  'annual_consumption_kwh',
  'status',
] as const;

export interface SitesPanelProps {
  readonly company: Company;
}

/** Sites of a company. Users with the permission can select one or more and set their förvaltare or building. */
export function SitesPanel({ company }: SitesPanelProps): ReactElement {
  const client = useClient();
  const can = useCan();
  const mayOpen = can('view', 'site');
  const mayChange = can('update', 'site');
  const [selected, setSelected] = useState<RowKeys>(new Set());
  const [field, setField] = useState<SitesField>();
  const [query, setQuery] = useListQueryParams('name');
  const filter = useFavoriteFilter();
  const { onlyFavorites } = filter;
  const path = { id: company.uuid };
  const isFavorite = onlyFavorites || undefined;
  const list = useOperation('listCustomerSites', {
    path,
    query: { ...listQuery(sortable, listParameters(query)), is_favorite: isFavorite },
  });

  async function selectAll(): Promise<void> {
    const { search } = listParameters(query);
    try {
      const page = await client.companies.sites({
        path,
        query: { limit: everySite, search, is_favorite: isFavorite },
      });
      setSelected(new Set([...selected, ...page.results.map(({ uuid }) => uuid)]));
    } catch (error) {
      showToast({ tone: 'danger', title: t('sites.allFailed'), description: errorText(error) });
    }
  }

  const selection: TableSelection = {
    selectedKeys: selected,
    onChange: setSelected,
    onSelectAll: () => void selectAll(),
    actions: (
      <>
        <Button size="sm" icon={UserRound} onPress={() => setField('manager')}>
          {t('sites.change.manager')}
        </Button>
        <Button size="sm" icon={Building} onPress={() => setField('building_name')}>
          {t('sites.change.building')}
        </Button>
      </>
    ),
  };

  return (
    <>
      <DataTable
        {...listState(list)}
        label={t('sites.label', { company: company.name })}
        columns={siteColumns}
        rowKey={({ uuid }) => uuid}
        {...(mayOpen
          ? { rowHref: ({ uuid }: Site) => paths.site(company.corporate_group.uuid, company.uuid, uuid) }
          : {})}
        query={query}
        onQueryChange={setQuery}
        searchLabel={t('sites.search')}
        expectedCount={company.site_count}
        filters={<FavoriteFilter {...filter} />}
        hasColumnChooser
        filterCount={onlyFavorites ? 1 : 0}
        onClearFilters={() => filter.select(false)}
        {...(mayChange ? { selection } : {})}
        empty={{ title: t('sites.empty'), description: t('sites.emptyHint') }}
      />
      <ChangeSitesDialog
        field={field}
        sites={[...selected]}
        onClose={() => setField(undefined)}
        onSaved={() => {
          setField(undefined);
          setSelected(new Set());
        }}
      />
    </>
  );
}
