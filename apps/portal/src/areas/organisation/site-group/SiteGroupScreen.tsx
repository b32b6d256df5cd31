import type { SiteGroup } from '@vinrod/api-client';
import { Breadcrumbs } from '@vinrod/ui/breadcrumbs';
import { EmptyState } from '@vinrod/ui/empty-state';
import { formatDate } from '@vinrod/ui/format';
import { LinkButton } from '@vinrod/ui/link-button';
import { Page } from '@vinrod/ui/page';
import { PeriodRuler } from '@vinrod/ui/period-ruler';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { useMemo, type ReactElement } from 'react';

import { ConsumptionSection, KeyFigures } from '#areas/energy/dashboard';
import { selectSites, siteFilter } from '#selected-sites';
import { useOperation } from '#data';
import { isMissing } from '#errors';
import { t } from '#messages';
import { paths, type ScreenProps } from '#navigation';
import { periodQuery, usePeriod } from '#period';
import { useCan } from '#profile';
import { FavoriteMark } from '#shell/favorite-mark';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';
import { PeriodMenu, ValuesElsewhere } from '#shell/period-controls';
import { Dimmed, LoadError } from '#shell/query-state';

import { GroupSites } from './GroupSites.tsx';
import { SiteGroupActions } from './SiteGroupActions.tsx';
import * as styles from './SiteGroupScreen.css.ts';

function leadOf({ site_count: sites, visibility, created_by: author, updated_at: changed }: SiteGroup) {
  const facts = {
    sites,
    visibility: t(`siteGroup.visibility.${visibility}`),
    date: formatDate(changed),
  };
  return author === null
    ? t('siteGroup.lead', facts)
    : t('siteGroup.leadBy', { ...facts, author: author.full_name });
}

function Content({ group }: { readonly group: SiteGroup }): ReactElement {
  const periodState = usePeriod();
  const { period, today, selectPeriod } = periodState;
  const dashboard = useOperation('getSiteGroupDashboard', {
    path: { id: group.uuid },
    query: periodQuery(period),
  });
  const can = useCan();
  const mayReport = can('view', 'report');
  const selection = useMemo(() => selectSites(group.sites_detail), [group.sites_detail]);
  const hoursOf =
    mayReport && selection !== undefined && group.site_count > 0
      ? { corporateGroup: group.corporate_group.uuid, sites: siteFilter(selection) }
      : undefined;
  return (
    <>
      <PageBody>
        {group.description === '' ? null : <p className={styles.description}>{group.description}</p>}
        <div className={styles.period}>
          <PeriodMenu state={periodState} />
        </div>
        <div className={styles.ruler}>
          <PeriodRuler value={period} onChange={selectPeriod} today={today} />
        </div>
        {dashboard.error === undefined ? (
          <Dimmed isStale={dashboard.isStale}>
            <KeyFigures dashboard={dashboard.data} />
          </Dimmed>
        ) : (
          <LoadError error={dashboard.error} onRetry={dashboard.retry} />
        )}
        <ValuesElsewhere period={period} span={dashboard.data?.data_span} onSelect={selectPeriod} />
      </PageBody>
      {dashboard.error === undefined ? (
        <ConsumptionSection dashboard={dashboard} period={period} hoursOf={hoursOf} />
      ) : null}
      <GroupSites group={group} dashboard={dashboard.data} />
    </>
  );
}

/** One site group: how it stands in the period, and the sites in it. */
export function SiteGroupScreen({ params }: ScreenProps): ReactElement {
  const group = useOperation('getSiteGroup', { path: { id: params['groupId'] ?? '' } });
  const { data } = group;
  const isGone = group.error !== undefined && isMissing(group.error);
  const title = isGone ? t('siteGroup.missing') : data?.name;
  const heading = usePageTitle(title ?? (group.error === undefined ? undefined : t('siteGroups.title')));
  return (
    <Page
      title={title ?? t('siteGroups.title')}
      titleRef={heading}
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: t('siteGroups.title'), href: paths.siteGroups }, { label: title ?? '…' }]}
        />
      }
      {...(data === undefined
        ? {}
        : {
            titleAside: (
              <FavoriteMark
                kind="siteGroup"
                uuid={data.uuid}
                name={data.name}
                isFavorite={data.is_favorite}
              />
            ),
            description: leadOf(data),
            actions: <SiteGroupActions group={data} />,
          })}
    >
      {data === undefined ? <PageBody>{stand()}</PageBody> : <Content key={data.uuid} group={data} />}
    </Page>
  );

  /** What stands in the place of the group while, or because, it is not there. */
  function stand(): ReactElement {
    if (isGone) {
      return (
        <EmptyState
          title={t('siteGroup.missingHint')}
          action={<LinkButton href={paths.siteGroups}>{t('siteGroup.back')}</LinkButton>}
        />
      );
    }
    if (group.error !== undefined) return <LoadError error={group.error} onRetry={group.retry} />;
    return (
      <SkeletonGroup>
        <Skeleton width="40%" />
        <Skeleton shape="block" height={320} />
      </SkeletonGroup>
    );
  }
}
