import type { Company, CorporateGroup } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { DataTable } from '@vinrod/ui/data-table';
import { formatNumber } from '@vinrod/ui/format';
import { useMediaQuery } from '@vinrod/ui/media-query';
import { showToast } from '@vinrod/ui/toast';
import { media } from '@vinrod/ui/tokens';
import { Plus } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';

import { CompanyDialog } from '#areas/organisation/company-form';
import { useInvalidate, useOperation } from '#data';
import { useKnownCorporateGroup } from '#corporate-group';
import { useListQueryParams } from '#list-query-params';
import { t } from '#messages';
import { paths } from '#navigation';
import { useCan } from '#profile';
import { listState } from '#shell/query-state';

import * as styles from './CompaniesPanel.css.ts';
import { companyColumns } from './company-columns.tsx';
import { companyQuery } from './company-query.ts';
import { companyRows, listsSites, openAtFirst, type CompanyRow } from './company-rows.ts';

export interface CompaniesPanelProps {
  readonly corporateGroup: CorporateGroup;
}

const none: readonly string[] = [];

function childrenOf(row: CompanyRow): readonly CompanyRow[] {
  return row.kind === 'company' ? row.sites : [];
}

/** Companies of a corporate group; each expands to its sites. */
export function CompaniesPanel({ corporateGroup }: CompaniesPanelProps): ReactElement {
  const [, navigate] = useLocation();
  const invalidate = useInvalidate();
  const seesWhole = useKnownCorporateGroup(corporateGroup.uuid)?.is_whole === true;
  const can = useCan();
  const mayCreate = can('create', 'company') && seesWhole;
  const mayListSites = can('list', 'site');
  const mayOpenCompany = can('view', 'company');
  const mayOpenSite = can('view', 'site');
  // On a phone an expanded company is several screens long, so all start collapsed.
  const isPhone = useMediaQuery(media.belowSm);
  const [isCreating, setCreating] = useState(false);
  const [query, setQuery] = useListQueryParams('name');
  const path = { id: corporateGroup.uuid };
  const list = useOperation('listCorporateGroupCustomers', { path, query: companyQuery(query) });
  const companies = list.data?.results;
  const tree = useOperation(
    'getCorporateGroupSiteTree',
    mayListSites && listsSites(companies) ? { path, query: { with_figures: true } } : undefined,
  );
  // Rows that open when their sites come would push the others down, so all come at once.
  const areSitesComing = tree.isLoading && tree.data === undefined;
  const rows = useMemo(
    () => (areSitesComing ? [] : companyRows(companies ?? [], tree.data)),
    [companies, areSitesComing, tree.data],
  );
  const isWhole = query.search.trim() === '' && list.data?.count === companies?.length;

  function hrefOf(row: CompanyRow): string {
    if (row.kind === 'company') return paths.company(corporateGroup.uuid, row.company.uuid);
    // Users who may not open the site get its company's page, which shows what they may see of it.
    return mayOpenSite
      ? paths.site(corporateGroup.uuid, row.company, row.site.uuid)
      : paths.company(corporateGroup.uuid, row.company);
  }

  async function open(company: Company): Promise<void> {
    setCreating(false);
    showToast({ title: t('company.created', { name: company.name }) });
    await invalidate('createCorporateGroupCustomer');
    navigate(paths.company(corporateGroup.uuid, company.uuid));
  }

  const create = (
    <Button variant="primary" icon={Plus} onPress={() => setCreating(true)}>
      {t('company.create')}
    </Button>
  );
  return (
    <>
      <DataTable
        {...listState(list)}
        rows={rows}
        isLoading={list.isLoading || list.isStale || areSitesComing}
        label={t('companies.label', { koncern: corporateGroup.name })}
        columns={companyColumns}
        rowKey={(row) => (row.kind === 'company' ? row.company.uuid : row.site.uuid)}
        {...(mayOpenCompany ? { rowHref: hrefOf } : {})}
        childRows={childrenOf}
        defaultExpandedKeys={isPhone ? none : openAtFirst(companies ?? [])}
        query={query}
        onQueryChange={setQuery}
        searchLabel={t('companies.search')}
        {...(mayCreate ? { toolbar: <div className={styles.create}>{create}</div> } : {})}
        {...(isWhole && rows.length > 1
          ? {
              sum: {
                label: t('companies.sum'),
                values: {
                  annual_consumption_kwh: formatNumber(corporateGroup.annual_consumption_kwh, {
                    decimals: 0,
                  }),
                },
              },
            }
          : {})}
        empty={{
          title: t('companies.empty'),
          description: t('companies.emptyHint'),
          ...(mayCreate ? { action: create } : {}),
        }}
      />
      {mayCreate ? (
        <CompanyDialog
          title={t('company.create')}
          corporateGroup={corporateGroup.uuid}
          isOpen={isCreating}
          onClose={() => setCreating(false)}
          onSaved={open}
        />
      ) : null}
    </>
  );
}
