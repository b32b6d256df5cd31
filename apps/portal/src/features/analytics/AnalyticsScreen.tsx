import { EmptyState } from '@vinrod/ui/empty-state';
import { media } from '@vinrod/ui/tokens';
import { useMediaQuery } from '@vinrod/ui/media-query';
import { Page } from '@vinrod/ui/page';
import { PeriodRuler } from '@vinrod/ui/period-ruler';
import { Text } from '@vinrod/ui/text';
import { useMemo, type ReactElement } from 'react';

import { useSiteTree } from '#data';
import { useKoncernSelection } from '#koncern';
import { t } from '#messages';
import { choiceOf, resolvePeriod, swedishToday } from '#period';
import { usePageTitle } from '#shell/page-heading';

import * as styles from './AnalyticsScreen.css.ts';
import { FilterBar } from './FilterBar.tsx';
import { GraphPanel } from './GraphPanel.tsx';
import { chosenSites, selectionOf, sitesOf } from './site-selection.ts';
import { SiteChoice } from './SiteChoice.tsx';
import { useGraphState } from './use-graph-state.ts';

function GraphReport({ koncern }: { readonly koncern: string }): ReactElement {
  const heading = usePageTitle(t('analytics.title'));
  const [state, change] = useGraphState();
  const today = swedishToday();
  const period = useMemo(() => resolvePeriod(state.period, today), [state.period, today]);
  const tree = useSiteTree(koncern);
  const allSites = useMemo(() => sitesOf(tree.data ?? []), [tree.data]);
  const chosen = useMemo(() => chosenSites(state.sites, allSites), [state.sites, allSites]);
  const hasRoom = useMediaQuery(media.lg);

  const siteChoice = (
    <SiteChoice
      tree={tree}
      chosen={chosen}
      isBeside={hasRoom}
      onChange={(sites) => change({ sites: selectionOf(sites, allSites) })}
    />
  );

  return (
    <Page title={t('analytics.title')} titleRef={heading} isWide>
      <FilterBar
        state={state}
        period={period}
        today={today}
        onChange={change}
        siteChoice={hasRoom ? null : siteChoice}
      />
      <div className={styles.ruler}>
        <PeriodRuler
          value={period}
          today={today}
          onChange={(next) => change({ period: choiceOf(next, today) })}
        />
      </div>
      <div className={styles.columns}>
        {hasRoom ? <aside className={styles.sites}>{siteChoice}</aside> : null}
        <div className={styles.graph}>
          <GraphPanel
            koncern={koncern}
            state={state}
            period={period}
            today={today}
            tree={tree}
            chosen={chosen}
            onChange={change}
          />
          <Text size="small" tone="muted">
            {t('analytics.notInvoice')}
          </Text>
        </div>
      </div>
    </Page>
  );
}

function NoKoncern(): ReactElement {
  const heading = usePageTitle(t('analytics.title'));
  return (
    <Page title={t('analytics.title')} titleRef={heading}>
      <EmptyState title={t('shell.koncern.none')}>{t('shell.koncern.noneHint')}</EmptyState>
    </Page>
  );
}

/** The graph report: consumption of chosen sites over a period (mockup 04). Everything chosen stands in the address. */
export function AnalyticsScreen(): ReactElement {
  const selection = useKoncernSelection();
  if (selection === undefined) return <NoKoncern />;
  return <GraphReport key={selection.koncern.uuid} koncern={selection.koncern.uuid} />;
}
