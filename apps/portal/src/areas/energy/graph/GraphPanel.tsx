import type { SiteTreeNode } from '@vinrod/api-client';
import { LineGraph, type ChartHandle } from '@vinrod/charts';
import { Button } from '@vinrod/ui/button';
import { EmptyState } from '@vinrod/ui/empty-state';
import { type LocalDate, type Period } from '@vinrod/ui/format';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { Suspense, useMemo, type ReactElement, type Ref } from 'react';

import { graphSeries, hasNoValues } from '#areas/energy/line-series';
import { siteFilter, type SiteFilter, type SiteSelection } from '#selected-sites';
import { lazyScreen } from '#chunks';
import { useOperation, type Query } from '#data';
import { formatLongPeriod } from '#language/words';
import { t } from '#messages';
import { choiceOf, periodQuery } from '#period';
import { ValuesElsewhere } from '#shell/period-controls';
import { LoadError } from '#shell/query-state';

import type { ComparisonFiguresProps } from './comparison/ComparisonFigures.tsx';
import { comparisonLabel } from './compared-period.ts';
import { FavoriteSite } from './FavoriteSite.tsx';
import { graphQuery } from './graph-query.ts';
import { shownResolution, type GraphState } from './graph-state.ts';

const ComparisonFigures = lazyScreen<ComparisonFiguresProps>(() =>
  import('./comparison/ComparisonFigures.tsx').then((part) => part.ComparisonFigures),
);

export interface GraphPanelProps {
  readonly corporateGroup: string;
  readonly state: GraphState;
  /** The days of the state's period. */
  readonly period: Period;
  readonly today: LocalDate;
  readonly tree: Query<SiteTreeNode[]>;
  readonly selected: ReadonlySet<string>;
  /** For files of the graph. */
  readonly chart: Ref<ChartHandle>;
  readonly onChange: (change: Partial<GraphState>) => void;
}

/** The sites to ask for: ids that the tree does not have are left out. */
function namedSites(selection: SiteSelection, selected: ReadonlySet<string>): SiteFilter {
  return siteFilter(selection !== 'all' && 'ids' in selection ? { ids: [...selected] } : selection);
}

/** The graph of the chosen sites, or what stands in its place. */
export function GraphPanel(props: GraphPanelProps): ReactElement {
  const { corporateGroup, state, period, today, tree, selected, chart, onChange } = props;
  const resolution = shownResolution(state, today);
  const { compare } = state;
  // "Every site" needs no tree: the graph is asked for while the tree is still on its way.
  const isEverySite = state.sites === 'all';
  const sites = useMemo(() => namedSites(state.sites, selected), [state.sites, selected]);
  const hasChoice = isEverySite || selected.size > 0;
  const path = { id: corporateGroup };
  const graphs = useOperation(
    'getLineGraphs',
    hasChoice
      ? {
          path,
          query: {
            ...graphQuery(state, { period, sites, resolution }),
            sum: state.show === 'sum',
            change: compare !== 'none',
          },
        }
      : undefined,
  );
  const isEmpty = graphs.data !== undefined && hasNoValues(graphs.data);
  const dashboard = useOperation(
    'getCorporateGroupDashboard',
    isEmpty ? { path, query: periodQuery(period) } : undefined,
  );
  const series = useMemo(
    () => (graphs.data === undefined ? undefined : graphSeries(graphs.data)),
    [graphs.data],
  );
  const earlierLabel = comparisonLabel(period, compare, state.compareWith);
  const answered = graphs.data?.period;
  // What is drawn names the days it is of, also while newer days are on their way.
  const covers = useMemo(
    () => (answered === undefined ? undefined : { start: answered.start_date, end: answered.end_date }),
    [answered],
  );
  const comparison = graphs.data?.comparison;
  const hasNoSites = tree.data?.length === 0;

  if (hasNoSites) return <EmptyState title={t('analytics.sites.empty')} />;
  if (!hasChoice && tree.data !== undefined) {
    return (
      <EmptyState
        title={t('analytics.sites.none')}
        action={<Button onPress={() => onChange({ sites: 'all' })}>{t('analytics.sites.selectAll')}</Button>}
      >
        {t('analytics.sites.noneHint')}
      </EmptyState>
    );
  }
  if (graphs.error !== undefined) return <LoadError error={graphs.error} onRetry={graphs.retry} />;
  if (series === undefined || covers === undefined || graphs.data === undefined) {
    return (
      <SkeletonGroup>
        <Skeleton width="40%" />
        <Skeleton shape="block" height={360} />
      </SkeletonGroup>
    );
  }
  return (
    <>
      {isEmpty ? (
        <ValuesElsewhere
          period={period}
          span={dashboard.data?.data_span}
          onSelect={(next) => onChange({ period: choiceOf(next, today) })}
        />
      ) : null}
      <FavoriteSite tree={tree.data} selected={selected} />
      <LineGraph
        title={t(`analytics.per.${graphs.data.resolution}`)}
        unit="kWh"
        series={series}
        period={formatLongPeriod(covers)}
        covers={covers}
        // The server says what has changed, and whether the days are comparable.
        isComparable={false}
        isStale={graphs.isStale}
        ref={chart}
        view={state.view}
        onViewChange={(view) => onChange({ view })}
        {...(earlierLabel === undefined ? {} : { earlierLabel })}
      />
      {comparison === undefined ? null : (
        <Suspense fallback={<Skeleton shape="block" height={220} />}>
          <ComparisonFigures.Screen comparison={comparison} period={formatLongPeriod(covers)} />
        </Suspense>
      )}
    </>
  );
}
