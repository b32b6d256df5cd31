import type { Dashboard, SiteGroup } from '@vinrod/api-client';
import { DataTable, type DataTableColumn } from '@vinrod/ui/data-table';
import { formatNumber } from '@vinrod/ui/format';
import { Section } from '@vinrod/ui/section';
import { useMemo, type ReactElement } from 'react';

import { useOperation } from '#data';
import { t } from '#messages';
import { paths } from '#navigation';
import { useCan } from '#profile';
import { FigureHelp } from '#shell/figures';

import { groupSites, type GroupSite } from './group-sites.ts';

const names: readonly DataTableColumn<GroupSite>[] = [
  {
    id: 'name',
    header: t('sites.name'),
    text: ({ name }) => name,
    width: '1.5fr',
    minWidth: 160,
    isStrong: true,
  },
  {
    id: 'site_id',
    priority: 4,
    header: t('sites.siteId'),
    text: ({ siteId }) => siteId,
    width: 170,
    isMuted: true,
    listPlace: 'detail',
  },
  {
    id: 'company',
    priority: 2,
    header: t('company.column'),
    text: ({ company }) => company,
    minWidth: 140,
    listPlace: 'detail',
  },
  {
    id: 'address',
    priority: 3,
    header: t('sites.address'),
    text: ({ address }) => address ?? '–',
    width: '1.5fr',
    minWidth: 150,
  },
];

const figures: readonly DataTableColumn<GroupSite>[] = [
  {
    id: 'kwh',
    header: t('siteGroup.consumption'),
    unit: 'kWh',
    text: ({ kwh }) => formatNumber(kwh ?? null, { decimals: 0 }),
    align: 'end',
    width: 150,
    listPlace: 'figure',
  },
  {
    id: 'share',
    priority: 1,
    header: t('siteGroup.share'),
    unit: '%',
    text: ({ share }) => formatNumber(share ?? null, { decimals: 1 }),
    align: 'end',
    width: 150,
    listPlace: 'none',
  },
];

export interface GroupSitesProps {
  readonly group: SiteGroup;
  readonly dashboard: Dashboard | undefined;
}

/** Sites of a group, with their consumption when the key figures have it for every site. */
export function GroupSites({ group, dashboard }: GroupSitesProps): ReactElement {
  const corporateGroup = group.corporate_group.uuid;
  const tree = useOperation('getSiteGroupSiteTree', { query: { corporate_group: corporateGroup } });
  const can = useCan();
  const mayOpen = can('view', 'site');
  const sites = useMemo(() => groupSites(group, tree.data, dashboard), [group, tree.data, dashboard]);
  const hasFigures = sites.some(({ kwh }) => kwh !== undefined);
  const columns = useMemo(() => (hasFigures ? [...names, ...figures] : names), [hasFigures]);
  const isPlaced = sites.every(({ companyId }) => companyId !== undefined);
  return (
    <Section
      title={t('siteGroup.sites')}
      actions={
        hasFigures ? <FigureHelp names={['consumption', 'share']} label={t('siteGroup.sites')} /> : undefined
      }
    >
      <DataTable
        label={t('siteGroup.sites')}
        columns={columns}
        rows={sites}
        rowKey={({ uuid }) => uuid}
        {...(hasFigures
          ? {
              sum: {
                label: t('companies.sum'),
                values: {
                  kwh: formatNumber(dashboard?.total_consumption_kwh ?? null, { decimals: 0 }),
                  share: formatNumber(100, { decimals: 1 }),
                },
              },
            }
          : {})}
        {...(mayOpen && isPlaced
          ? { rowHref: ({ uuid, companyId = '' }: GroupSite) => paths.site(corporateGroup, companyId, uuid) }
          : {})}
      />
    </Section>
  );
}
