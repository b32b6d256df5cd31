import type { CorporateGroup } from '@vinrod/api-client';
import { Avatar } from '@vinrod/ui/avatar';
import { Columns } from '@vinrod/ui/columns';
import { EmptyState } from '@vinrod/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { Status } from '@vinrod/ui/status-badge';
import { Tabs } from '@vinrod/ui/tabs';
import { Suspense, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { ObjectFigures } from '#areas/organisation/object-figures';
import { SiteGroupTable } from '#areas/organisation/site-groups';
import { lazyScreen } from '#chunks';
import { useOperation } from '#data';
import { t } from '#messages';
import { paths, type ScreenProps } from '#navigation';
import { useCan } from '#profile';
import { siteFilter } from '#selected-sites';
import { FavoriteMark } from '#shell/favorite-mark';
import { ObjectPage, ObjectSkeleton } from '#shell/object-page';
import { PageBody } from '#shell/page-body';

import { CompaniesPanel } from './CompaniesPanel.tsx';
import { selectedTab, corporateGroupTabs, type CorporateGroupPart } from './corporate-group-tabs.ts';
import { corporateGroupLead } from './corporate-group-terms.ts';
import { CorporateGroupActions } from './CorporateGroupActions.tsx';
import { CorporateGroupFacts } from './CorporateGroupFacts.tsx';
import { usePartCounts } from './use-part-counts.ts';

/** Props of a part of the corporate group. */
interface PartProps {
  readonly corporateGroup: CorporateGroup;
}

/** No filter: every site that the viewer may see. */
const everySite = siteFilter('all');

function Companies({ corporateGroup }: PartProps): ReactElement {
  return (
    <Columns split="aside">
      <CompaniesPanel corporateGroup={corporateGroup} />
      <CorporateGroupFacts corporateGroup={corporateGroup} />
    </Columns>
  );
}

/** Users are loaded when their tab opens: most visits are for companies and sites. */
const users = lazyScreen(() =>
  import('#areas/people/customer-users').then((part) => part.CustomerUsersPanel),
);
const roles = lazyScreen(() => import('#areas/people/roles').then((part) => part.CustomerRolesPanel));

const panels: Readonly<Record<CorporateGroupPart, (props: PartProps) => ReactElement>> = {
  companies: Companies,
  users: ({ corporateGroup }) => <users.Screen corporateGroup={corporateGroup.uuid} />,
  roles: ({ corporateGroup }) => <roles.Screen corporateGroup={corporateGroup.uuid} />,
  groups: SiteGroupTable,
};

function Loading(): ReactElement {
  return (
    <SkeletonGroup>
      <Skeleton width="40%" />
      <Skeleton shape="block" height={320} />
    </SkeletonGroup>
  );
}

function Parts({ corporateGroup }: PartProps): ReactElement {
  const can = useCan();
  const [params] = useSearchParams();
  const tabs = corporateGroupTabs(corporateGroup, can, usePartCounts(corporateGroup.uuid));
  const tab = selectedTab(tabs, params.get('tab'));
  if (tab === undefined) {
    return <EmptyState title={t('koncern.noPart')}>{t('koncern.noPartHint')}</EmptyState>;
  }
  const Panel = panels[tab.part];
  return (
    <>
      <Tabs label={t('koncern.parts')} tabs={tabs} currentHref={tab.href} />
      <Suspense fallback={<Loading />}>
        <Panel key={tab.part} corporateGroup={corporateGroup} />
      </Suspense>
    </>
  );
}

/** Corporate group: its figures, companies, users, roles and site groups (mockup 08). */
export function CorporateGroupScreen({ params }: ScreenProps): ReactElement {
  const mayEdit = useCan()('create', 'company');
  const corporateGroup = useOperation('getCorporateGroup', { path: { id: params['uuid'] ?? '' } });
  return (
    <ObjectPage
      query={corporateGroup}
      words={{
        kind: t('koncerner.title'),
        missing: t('koncern.missing'),
        missingHint: t('koncern.missingHint'),
        whole: t('koncern.whole'),
      }}
      way={{ href: paths.corporateGroups, label: t('koncern.back') }}
      levels={() => [{ label: t('koncerner.title'), href: paths.corporateGroups }]}
      hasMark
      actionWidths={mayEdit ? [500] : [200]}
      skeleton={<ObjectSkeleton facts={7} height={360} />}
    >
      {(data) => ({
        name: data.name,
        mark: <Avatar name={data.name} shape="square" size="lg" />,
        aside: (
          <>
            <FavoriteMark
              kind="corporateGroup"
              uuid={data.uuid}
              name={data.name}
              isFavorite={data.is_favorite}
            />
            {data.status === 'active' ? null : <Status kind="customer" value={data.status} />}
          </>
        ),
        facts: corporateGroupLead(data),
        actions: <CorporateGroupActions corporateGroup={data} />,
        figures: (
          <ObjectFigures
            corporateGroup={data.uuid}
            sites={everySite}
            annualKwh={data.annual_consumption_kwh}
          />
        ),
        content: (
          <PageBody>
            <Parts key={data.uuid} corporateGroup={data} />
          </PageBody>
        ),
      })}
    </ObjectPage>
  );
}
