import type { Dashboard } from '@vinrod/api-client';
import { type LocalDate } from '@vinrod/ui/format';
import { EmptyState } from '@vinrod/ui/empty-state';
import { LinkButton } from '@vinrod/ui/link-button';
import { Page } from '@vinrod/ui/page';
import { PeriodRuler } from '@vinrod/ui/period-ruler';
import { useContext, useDeferredValue, useState, type ReactElement } from 'react';
import { Redirect } from 'wouter';

import { ConsumptionSection, dashboardUnit, KeyFigures } from '#areas/energy/dashboard';
import { useOperation, type Query } from '#data';
import { useCorporateGroupSelection, useShowsEvery } from '#corporate-group';
import { formatLongDate } from '#language/words';
import { t } from '#messages';
import { paths } from '#navigation';
import { periodQuery, swedishHour, usePeriod, writePeriod } from '#period';
import { useCan, useSignedInUser } from '#profile';
import { OneCorporateGroup } from '#shell/one-corporate-group';
import { HasNavigatedContext, usePageTitle } from '#shell/page-heading';
import { PeriodMenu, ValuesElsewhere } from '#shell/period-controls';
import { usePrintedPeriod } from '#shell/print-margins';
import { Dimmed } from '#shell/query-state';

import { FavoritesSection } from './FavoritesSection.tsx';
import { greetingKey } from './greeting.ts';
import { NewsSection } from './NewsSection.tsx';
import * as styles from './OverviewScreen.css.ts';
import { UnpaidInvoices } from './UnpaidInvoices.tsx';

interface CorporateGroupOverviewProps {
  readonly corporateGroup: { readonly uuid: string; readonly name: string };
  readonly greeting: string;
}

interface LeadProps {
  readonly corporateGroup: string;
  readonly dashboard: Query<Dashboard>;
  readonly today: LocalDate;
}

function reach(day: LocalDate): string {
  return t('overview.completeThrough', { date: formatLongDate(day) });
}

/** Corporate group of the figures, and how far they reach. */
function Lead({ corporateGroup, dashboard, today }: LeadProps): ReactElement {
  const completeThrough = dashboard.data?.complete_through ?? null;
  return (
    <>
      {t('overview.lead', { koncern: corporateGroup })}
      {completeThrough === null ? null : ` ${reach(completeThrough)}`}
      {dashboard.isLoading ? (
        <span className={styles.room} data-room={` ${reach(today)}`} aria-hidden />
      ) : null}
    </>
  );
}

function CorporateGroupOverview({ corporateGroup, greeting }: CorporateGroupOverviewProps): ReactElement {
  const heading = usePageTitle(t('overview.title'));
  const periodState = usePeriod();
  const { period, choice, today, selectPeriod } = periodState;
  usePrintedPeriod(period);
  const dashboard = useOperation('getCorporateGroupDashboard', {
    path: { id: corporateGroup.uuid },
    query: periodQuery(period),
  });
  // The figures are painted first where the portal begins here: the rest takes a slow computer as long again. Whoever comes
  // from another page sees all of it at once, and where they were on it.
  const showsRest = useDeferredValue(true, useContext(HasNavigatedContext));
  const can = useCan();
  const mayReport = can('view', 'report');
  const maySeeSites = can('list', 'site') || mayReport;
  const unit =
    dashboard.data === undefined
      ? dashboard.error === undefined
        ? undefined
        : null
      : dashboardUnit(dashboard.data);
  const unpaid = dashboard.data?.unpaid_invoices;
  const hasInvoices =
    can('view', 'invoice') &&
    (dashboard.data === undefined ? dashboard.error === undefined : unpaid !== null);

  function analyticsAddress(): string {
    const params = new URLSearchParams();
    writePeriod(params, choice);
    return params.size === 0 ? paths.analytics : `${paths.analytics}?${params.toString()}`;
  }

  return (
    <Page
      title={greeting}
      titleRef={heading}
      description={<Lead corporateGroup={corporateGroup.name} dashboard={dashboard} today={today} />}
      actions={
        <>
          <PeriodMenu state={periodState} />
          {mayReport ? (
            <div className={styles.toAnalytics}>
              <LinkButton href={analyticsAddress()} variant="primary">
                {t('overview.openAnalytics')}
              </LinkButton>
            </div>
          ) : null}
        </>
      }
    >
      <div className={styles.ruler}>
        <PeriodRuler value={period} onChange={selectPeriod} today={today} />
      </div>
      <div className={styles.figures}>
        <Dimmed isStale={dashboard.isStale}>
          <KeyFigures dashboard={dashboard} graphOf={mayReport ? corporateGroup.uuid : undefined} />
        </Dimmed>
        <ValuesElsewhere period={period} span={dashboard.data?.data_span} onSelect={selectPeriod} />
      </div>
      {showsRest ? (
        <>
          <div className={maySeeSites || hasInvoices ? styles.columns : undefined}>
            <ConsumptionSection
              dashboard={dashboard}
              period={period}
              hoursOf={mayReport ? { corporateGroup: corporateGroup.uuid, sites: {} } : undefined}
            />
            <div>
              {maySeeSites ? (
                <FavoritesSection
                  corporateGroup={corporateGroup.uuid}
                  period={period}
                  choice={choice}
                  hasTrends={mayReport}
                  unit={unit}
                />
              ) : null}
              {hasInvoices ? (
                <UnpaidInvoices
                  sum={unpaid ?? undefined}
                  href={paths.openInvoices(corporateGroup.uuid)}
                  corporateGroup={corporateGroup.uuid}
                />
              ) : null}
            </div>
          </div>
          <NewsSection />
        </>
      ) : null}
    </Page>
  );
}

function EmptyOverview({ greeting }: { readonly greeting: string }): ReactElement {
  const heading = usePageTitle(t('overview.title'));
  return (
    <Page title={greeting} titleRef={heading}>
      <EmptyState title={t('shell.koncern.none')}>{t('shell.koncern.noneHint')}</EmptyState>
      <NewsSection />
    </Page>
  );
}

function EveryOverview(): ReactElement {
  const heading = usePageTitle(t('overview.title'));
  return (
    <Page title={t('overview.title')} titleRef={heading}>
      <OneCorporateGroup />
    </Page>
  );
}

/**
 * Start page: figures of the corporate group in the period, its favourites and the latest news (mockup 03). Staff who see
 * all corporate groups, or none, begin with what waits for them.
 */
export function OverviewScreen(): ReactElement {
  const { profile } = useSignedInUser();
  const selection = useCorporateGroupSelection();
  const showsEvery = useShowsEvery();
  const mayWork = useCan()('list', 'workItem');
  const [hour] = useState(() => swedishHour(new Date()));
  // In the shadow of a corporate group nobody is there to be greeted.
  const greeting =
    profile.shadow?.kind === 'group'
      ? t('overview.title')
      : t(greetingKey(hour), { name: profile.first_name });
  if (selection === undefined && mayWork) return <Redirect to={paths.work} replace />;
  if (showsEvery) return <EveryOverview />;
  if (selection === undefined) return <EmptyOverview greeting={greeting} />;
  return (
    <CorporateGroupOverview
      key={selection.corporateGroup.uuid}
      corporateGroup={selection.corporateGroup}
      greeting={greeting}
    />
  );
}
