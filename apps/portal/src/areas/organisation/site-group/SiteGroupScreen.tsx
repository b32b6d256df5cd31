import type { SiteGroup } from '@vinrod/api-client';
import { formatDate } from '@vinrod/ui/format';
import { useMediaQuery } from '@vinrod/ui/media-query';
import { PeriodRuler } from '@vinrod/ui/period-ruler';
import { media } from '@vinrod/ui/tokens';
import { useMemo, type ReactElement } from 'react';

import { ConsumptionSection, KeyFigures } from '#areas/energy/dashboard';
import { selectSites, siteFilter } from '#selected-sites';
import { useOperation } from '#data';
import { t } from '#messages';
import { paths, type ScreenProps } from '#navigation';
import { periodQuery, usePeriod } from '#period';
import { useCan } from '#profile';
import { FavoriteMark } from '#shell/favorite-mark';
import { ObjectPage, ObjectSkeleton } from '#shell/object-page';
import { PageBody } from '#shell/page-body';
import { usePrintedPeriod } from '#shell/print-margins';
import { PeriodMenu, ValuesElsewhere } from '#shell/period-controls';
import { Dimmed } from '#shell/query-state';

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
  usePrintedPeriod(period);
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
          <div className={styles.ruler}>
            <PeriodRuler value={period} onChange={selectPeriod} today={today} />
          </div>
        </div>
        <Dimmed isStale={dashboard.isStale}>
          <KeyFigures dashboard={dashboard} graphOf={hoursOf?.corporateGroup} />
        </Dimmed>
        <ValuesElsewhere period={period} span={dashboard.data?.data_span} onSelect={selectPeriod} />
      </PageBody>
      <ConsumptionSection dashboard={dashboard} period={period} hoursOf={hoursOf} />
      <GroupSites group={group} dashboard={dashboard.data} />
    </>
  );
}

/** Site group: its figures in the period, and its sites. */
export function SiteGroupScreen({ params }: ScreenProps): ReactElement {
  const isPhone = useMediaQuery(media.belowSm);
  const group = useOperation('getSiteGroup', { path: { id: params['groupId'] ?? '' } });
  return (
    <ObjectPage
      query={group}
      words={{
        kind: t('siteGroups.title'),
        missing: t('siteGroup.missing'),
        missingHint: t('siteGroup.missingHint'),
        whole: t('siteGroup.whole'),
      }}
      way={{ href: paths.siteGroups, label: t('siteGroup.back') }}
      levels={() => [{ label: t('siteGroups.title'), href: paths.siteGroups }]}
      factLines={isPhone ? 2 : 1}
      actionWidths={[115, 112, 44]}
      skeleton={<ObjectSkeleton facts={0} height={440} />}
    >
      {(data) => ({
        name: data.name,
        aside: (
          <FavoriteMark kind="siteGroup" uuid={data.uuid} name={data.name} isFavorite={data.is_favorite} />
        ),
        facts: leadOf(data),
        actions: <SiteGroupActions group={data} />,
        content: <Content key={data.uuid} group={data} />,
      })}
    </ObjectPage>
  );
}
