import type { SiteTreeNode } from '@vinrod/api-client';
import { LineGraph, type ChartHandle } from '@vinrod/charts';
import { Button } from '@vinrod/ui/button';
import { EmptyState } from '@vinrod/ui/empty-state';
import { type LocalDate, type Period } from '@vinrod/ui/format';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { Stack } from '@vinrod/ui/stack';
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
import type { ComparisonSentenceProps } from './comparison/ComparisonSentence.tsx';
import type { SiteChangesProps } from './comparison/SiteChanges.tsx';
import type { SumBarsProps } from './comparison/SumBars.tsx';
import { comparisonLabel } from './compared-period.ts';
import { FavoriteSite } from './FavoriteSite.tsx';
import { graphQuery } from './graph-query.ts';
import { waiting } from './GraphReport.css.ts';
import { shownResolution, type GraphState } from './graph-state.ts';
import type { Resolution } from './resolution.ts';

const ComparisonFigures = lazyScreen<ComparisonFiguresProps>(() =>
  import('./comparison/ComparisonFigures.tsx').then((part) => part.ComparisonFigures),
);
const ComparisonSentence = lazyScreen<ComparisonSentenceProps>(() =>
  import('./comparison/ComparisonSentence.tsx').then((part) => part.ComparisonSentence),
);
const SiteChanges = lazyScreen<SiteChangesProps>(() =>
  import('./comparison/SiteChanges.tsx').then((part) => part.SiteChanges),
);
const SumBars = lazyScreen<SumBarsProps>(() =>
  import('./comparison/SumBars.tsx').then((part) => part.SumBars),
);

/** Steps that are few enough for bars beside those of another period. */
const asBars: readonly Resolution[] = ['day', 'week', 'month', 'year'];

export interface GraphPanelProps {
  readonly corporateGroup: string;
  readonly state: GraphState;
  /** The days of the state's period. */
  readonly period: Period;
  readonly today: LocalDate;
  readonly tree: Query<SiteTreeNode[]>;
  readonly selected: ReadonlySet<string>;
  /** For exporting the graph. */
  readonly chart: Ref<ChartHandle>;
  readonly onChange: (change: Partial<GraphState>) => void;
}

/** Sites to request: ids that are not in the tree are left out. */
function namedSites(selection: SiteSelection, selected: ReadonlySet<string>): SiteFilter {
  return siteFilter(selection !== 'all' && 'ids' in selection ? { ids: [...selected] } : selection);
}

/** Graph of the selected sites, or what replaces it. */
export function GraphPanel(props: GraphPanelProps): ReactElement {
  const { corporateGroup, state, period, today, tree, selected, chart, onChange } = props;
  const resolution = shownResolution(state, today);
  const { compare } = state;
  // "Every site" does not need the tree, so the graph loads in parallel with it.
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
  // The label keeps the days of the drawn data while newer days load.
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
  if (graphs.error !== undefined)
    return <LoadError what={t('analytics.tab.graph')} error={graphs.error} onRetry={graphs.retry} />;
  if (series === undefined || covers === undefined || graphs.data === undefined) {
    return (
      <div className={waiting}>
        <SkeletonGroup>
          <Skeleton width="40%" />
          <Skeleton shape="block" height={360} />
        </SkeletonGroup>
      </div>
    );
  }
  const drawn = {
    series,
    period: formatLongPeriod(covers),
    covers,
    isStale: graphs.isStale,
    ref: chart,
    view: state.view,
    onViewChange: (view: GraphState['view']) => onChange({ view }),
    ...(earlierLabel === undefined ? {} : { earlierLabel }),
  };
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
      {comparison === undefined ? null : (
        <Suspense fallback={<Skeleton shape="block" height={146} />}>
          <Stack gap="3">
            <ComparisonSentence.Screen comparison={comparison} />
            <ComparisonFigures.Screen comparison={comparison} period={covers} />
          </Stack>
        </Suspense>
      )}
      {comparison !== undefined && state.show === 'sum' && asBars.includes(graphs.data.resolution) ? (
        <Suspense fallback={<Skeleton shape="block" height={460} />}>
          <SumBars.Screen
            {...drawn}
            resolution={graphs.data.resolution}
            days={covers}
            compare={compare}
            count={comparison.sites.length}
            // The table beside it has the change and its reasons.
            isComparable={false}
          />
        </Suspense>
      ) : (
        <LineGraph
          {...drawn}
          title={t(`analytics.per.${graphs.data.resolution}`)}
          unit="kWh"
          // The server returns the change, and whether the days are comparable.
          isComparable={false}
        />
      )}
      {comparison === undefined ? null : (
        <Suspense fallback={<Skeleton shape="block" height={220} />}>
          <SiteChanges.Screen comparison={comparison} />
        </Suspense>
      )}
    </>
  );
}
