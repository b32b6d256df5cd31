import type { CorporateGroup } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { DataTable, listParameters } from '@vinrod/ui/data-table';
import { MWH_FROM_KWH } from '@vinrod/ui/format';
import { Page } from '@vinrod/ui/page';
import { showToast } from '@vinrod/ui/toast';
import { Plus } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { useLocation, useSearchParams } from 'wouter';

import { FavoriteFilter, favoriteParameter, useFavoriteFilter } from '#areas/organisation/favorite-filter';
import { CorporateGroupDialog } from '#areas/organisation/corporate-group-form';
import { useInvalidate, useOperation } from '#data';
import { useCorporateGroupScope } from '#corporate-group';
import { listQuery, useListQueryParams } from '#list-query-params';
import { t } from '#messages';
import { paths } from '#navigation';
import { useCan, useMayOpen } from '#profile';
import { useClient } from '#session';
import { ExportMenu } from '#shell/export-menu';
import { listFiles } from '#shell/list-files';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';
import { listState } from '#shell/query-state';

import { corporateGroupColumns } from './corporate-group-columns.tsx';
import { ManagerFilter } from './ManagerFilter.tsx';
import { managerParameter, useManagerFilter } from './use-manager-filter.ts';

/** Fields that the list can be sorted by (contract). */
const sortable = [
  'name',
  'organization_number',
  'customer_count',
  'site_count',
  'annual_consumption_kwh',
] as const;

/** Both filters in one change of the address: of two at once the last alone would be kept. */
function withoutFilters(before: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const name of [favoriteParameter, managerParameter, 'page']) params.delete(name);
  return params;
}

/** Corporate groups that the user may see (mockup 07), with search, sorting, favourites and links. */
export function CorporateGroupsScreen(): ReactElement {
  const heading = usePageTitle(t('koncerner.title'));
  const client = useClient();
  const [, navigate] = useLocation();
  const invalidate = useInvalidate();
  const mayOpen = useMayOpen();
  const scope = useCorporateGroupScope();
  const can = useCan();
  const mayExport = can('export', 'corporateGroup');
  const mayCreate = can('create', 'corporateGroup');
  const maySeeCorporateGroup = can('view', 'corporateGroup');
  const maySeeStaff = can('list', 'internalUser');
  const [isCreating, setCreating] = useState(false);
  const [query, setQuery] = useListQueryParams('name');
  const [, setParams] = useSearchParams();
  const filter = useFavoriteFilter();
  const { manager, select: selectManager } = useManagerFilter();
  const list = useOperation('listCorporateGroups', {
    query: {
      ...listQuery(sortable, listParameters(query)),
      is_favorite: filter.onlyFavorites || undefined,
      account_manager: maySeeStaff ? manager : undefined,
    },
  });
  const rows = list.data?.results;
  const unit = useMemo(() => {
    const isLarge = rows?.some(({ annual_consumption_kwh: kwh }) => (kwh ?? 0) >= MWH_FROM_KWH) ?? true;
    return isLarge ? 'MWh' : 'kWh';
  }, [rows]);
  const columns = useMemo(() => corporateGroupColumns({ mayOpen, unit }), [mayOpen, unit]);

  async function open(corporateGroup: CorporateGroup): Promise<void> {
    setCreating(false);
    showToast({ title: t('koncerner.created', { name: corporateGroup.name }) });
    await invalidate('createCorporateGroup');
    navigate(paths.corporateGroup(corporateGroup.uuid));
  }

  return (
    <Page
      title={t('koncerner.title')}
      titleRef={heading}
      description={lead()}
      actions={
        <>
          {mayExport ? (
            <ExportMenu
              choices={listFiles((format, options) =>
                client.exports.corporateGroupList({
                  query: { format, search: query.search === '' ? undefined : query.search },
                  ...options,
                }),
              )}
            />
          ) : null}
          {mayCreate ? (
            <Button variant="primary" icon={Plus} onPress={() => setCreating(true)}>
              {t('koncerner.create')}
            </Button>
          ) : null}
        </>
      }
    >
      <PageBody>
        <DataTable
          {...listState(list)}
          label={t('koncerner.title')}
          columns={columns}
          rowKey={({ uuid }) => uuid}
          {...(maySeeCorporateGroup
            ? { rowHref: ({ uuid }: CorporateGroup) => paths.corporateGroup(uuid) }
            : {})}
          query={query}
          onQueryChange={setQuery}
          searchLabel={t('koncerner.search')}
          filters={
            <>
              {maySeeStaff ? <ManagerFilter manager={manager} select={selectManager} /> : null}
              <FavoriteFilter {...filter} />
            </>
          }
          hasColumnChooser
          filterCount={[filter.onlyFavorites, maySeeStaff && manager !== undefined].filter(Boolean).length}
          onClearFilters={() => setParams(withoutFilters, { replace: true })}
          empty={{
            title: t('koncerner.empty'),
            description: t('koncerner.emptyHint'),
            ...(mayCreate
              ? {
                  action: (
                    <Button icon={Plus} onPress={() => setCreating(true)}>
                      {t('koncerner.create')}
                    </Button>
                  ),
                }
              : {}),
          }}
        />
      </PageBody>
      {mayCreate ? (
        <CorporateGroupDialog
          title={t('koncerner.create')}
          isOpen={isCreating}
          onClose={() => setCreating(false)}
          onSaved={open}
        />
      ) : null}
    </Page>
  );

  /** Number of corporate groups when all are loaded; with thousands, the list's own footer shows it. */
  function lead(): string | undefined {
    if (scope?.hasMore === true) return undefined;
    const all = scope?.corporateGroups ?? [];
    return t('koncerner.lead', {
      koncerner: all.length,
      sites: all.reduce((sum, corporateGroup) => sum + corporateGroup.site_count, 0),
    });
  }
}
