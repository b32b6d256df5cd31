import type { CorporateGroup } from '@vinrod/api-client';
import { Avatar } from '@vinrod/ui/avatar';
import { Breadcrumbs } from '@vinrod/ui/breadcrumbs';
import { Columns } from '@vinrod/ui/columns';
import { EmptyState } from '@vinrod/ui/empty-state';
import { LinkButton } from '@vinrod/ui/link-button';
import { Page } from '@vinrod/ui/page';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { Status } from '@vinrod/ui/status-badge';
import { Tabs } from '@vinrod/ui/tabs';
import { Suspense, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { SiteGroupTable } from '#areas/organisation/site-groups';
import { lazyScreen } from '#chunks';
import { useOperation } from '#data';
import { isMissing } from '#errors';
import { t } from '#messages';
import { paths, type ScreenProps } from '#navigation';
import { useCan } from '#profile';
import { FavoriteMark } from '#shell/favorite-mark';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';
import { LoadError } from '#shell/query-state';

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

function Companies({ corporateGroup }: PartProps): ReactElement {
  return (
    <Columns split="aside">
      <CompaniesPanel corporateGroup={corporateGroup} />
      <CorporateGroupFacts corporateGroup={corporateGroup} />
    </Columns>
  );
}

/** The people of a corporate group come when their tab is opened: most readers are here for companies and sites. */
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

/** One corporate group with its companies, users, roles and site groups (mockup 08). */
export function CorporateGroupScreen({ params }: ScreenProps): ReactElement {
  const corporateGroup = useOperation('getCorporateGroup', { path: { id: params['uuid'] ?? '' } });
  const isGone = corporateGroup.error !== undefined && isMissing(corporateGroup.error);
  const { data } = corporateGroup;
  const title = isGone ? t('koncern.missing') : data?.name;
  const heading = usePageTitle(
    title ?? (corporateGroup.error === undefined ? undefined : t('koncerner.title')),
  );
  return (
    <Page
      title={title ?? t('koncerner.title')}
      titleRef={heading}
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: t('koncerner.title'), href: paths.corporateGroups }, { label: title ?? '…' }]}
        />
      }
      {...(data === undefined
        ? {}
        : {
            mark: <Avatar name={data.name} shape="square" size="lg" />,
            titleAside: (
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
            description: corporateGroupLead(data),
            actions: <CorporateGroupActions corporateGroup={data} />,
          })}
    >
      <PageBody>{content()}</PageBody>
    </Page>
  );

  function content(): ReactElement {
    if (data !== undefined) return <Parts key={data.uuid} corporateGroup={data} />;
    if (isGone) {
      return (
        <EmptyState
          title={t('koncern.missingHint')}
          action={<LinkButton href={paths.corporateGroups}>{t('koncern.back')}</LinkButton>}
        />
      );
    }
    if (corporateGroup.error !== undefined)
      return <LoadError error={corporateGroup.error} onRetry={corporateGroup.retry} />;
    return <Loading />;
  }
}
