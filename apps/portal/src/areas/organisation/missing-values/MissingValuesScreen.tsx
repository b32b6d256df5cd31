import { DataTable, listParameters } from '@vinrod/ui/data-table';
import { addDays } from '@vinrod/ui/format';
import { Page } from '@vinrod/ui/page';
import { Tabs } from '@vinrod/ui/tabs';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { useCorporateGroupSelection } from '#corporate-group';
import { useOperation } from '#data';
import { formatDayAndMonth } from '#language/words';
import { listQuery, useListQueryParams } from '#list-query-params';
import { paths } from '#navigation';
import { swedishToday } from '#period';
import { useCan } from '#profile';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';
import { listState } from '#shell/query-state';

import { importTabs, partsLabel } from '../imports/import-tabs.ts';
import { useIntakeCounts, useMissingCount } from '../imports/part-counts.ts';
import { missingColumns } from './missing-columns.tsx';
import { missingDaysAddress } from './missing-days-address.ts';
import { MissingFigures } from './MissingFigures.tsx';
import { MissingFiles } from './MissingFiles.tsx';
import { MissingFilterFields } from './MissingFilterFields.tsx';
import { noMissingFilters, readMissingFilters, writeMissingFilters } from './missing-query-params.ts';
import { t } from './texts.ts';

/** Fields that the list can be sorted by (contract). */
const sortable = ['since', 'day_count', 'site', 'corporate_group', 'grid_owner'] as const;

/** First day of the month before, from which values are looked for: the lead keeps its lines while the answer is awaited. */
function usualFirstDay(): string {
  const today = swedishToday();
  const lastOfMonthBefore = addDays(today, -Number(today.slice(8)));
  return `${lastOfMonthBefore.slice(0, 7)}-01`;
}

/** What should have come from the grid owners and has not, for staff. */
export function MissingValuesScreen(): ReactElement {
  const heading = usePageTitle(t('imports.missing'));
  const can = useCan();
  const corporateGroup = useCorporateGroupSelection()?.corporateGroup.uuid;
  const [query, setQuery] = useListQueryParams('since');
  const [params, setParams] = useSearchParams();
  const filters = readMissingFilters(params);
  const { gridOwner, leastDays, isOwn } = filters;
  const asked = {
    corporate_group: corporateGroup,
    grid_owner: gridOwner,
    since: leastDays === 1 ? undefined : addDays(swedishToday(), -leastDays),
    own: isOwn || undefined,
  };
  const counts = useIntakeCounts();
  const missing = useMissingCount();
  const list = useOperation('listMissingValues', {
    query: { ...listQuery(sortable, listParameters(query)), ...asked },
  });
  const { data } = list;
  return (
    <Page
      title={t('imports.missing')}
      titleRef={heading}
      isWide
      description={t('missingValues.lead', { day: formatDayAndMonth(data?.first_day ?? usualFirstDay()) })}
      actions={
        <MissingFiles
          query={{ ...asked, search: query.search === '' ? undefined : query.search }}
          count={data?.count}
        />
      }
    >
      <PageBody>
        <Tabs
          label={partsLabel()}
          tabs={importTabs({ ...counts, missing })}
          currentHref={paths.missingValues}
        />
        <MissingFigures list={list} />
        <DataTable
          {...listState(list)}
          label={t('imports.missing')}
          columns={missingColumns}
          rowKey={({ site }) => site.uuid}
          {...(can('view', 'report') ? { rowHref: missingDaysAddress } : {})}
          query={query}
          onQueryChange={setQuery}
          searchLabel={t('missingValues.search')}
          filters={
            <MissingFilterFields
              filters={filters}
              gridOwners={data?.grid_owners ?? []}
              onChange={(next) => setParams((before) => writeMissingFilters(before, next), { replace: true })}
            />
          }
          filterCount={[gridOwner !== undefined, leastDays !== 1, isOwn].filter(Boolean).length}
          onClearFilters={() =>
            setParams((before) => writeMissingFilters(before, noMissingFilters), { replace: true })
          }
          hasColumnChooser
          empty={{ title: t('missingValues.empty') }}
        />
      </PageBody>
    </Page>
  );
}
