import { EmptyState } from '@vinrod/ui/empty-state';
import { firstDayOf, lastDayOf } from '@vinrod/ui/format';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { Text } from '@vinrod/ui/text';
import { useCallback, useMemo, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { useOperation } from '#data';
import { formatLongPeriod } from '#language/words';
import { paths } from '#navigation';
import { swedishToday } from '#period';
import { useCan } from '#profile';
import { selectSites, siteFilter, writeSites, type SiteSelection } from '#selected-sites';
import { Dimmed, LoadError } from '#shell/query-state';

import { reportParams } from '../frame/report.ts';
import { ReportFrame } from '../frame/ReportFrame.tsx';
import { sitesOf } from '../frame/site-selection.ts';
import { useSiteChoice } from '../frame/use-site-choice.ts';
import { useSitesQueryParams } from '../frame/use-sites-query-params.ts';
import { reportArgs, type ReportRequest } from '../queries/report-request.ts';
import { ChangedHours } from './ChangedHours.tsx';
import { ChangedSites } from './ChangedSites.tsx';
import { ChangeFacts } from './ChangeFacts.tsx';
import { ChangeOfAll } from './ChangeOfAll.tsx';
import {
  readWhatChanged,
  withoutFilters,
  writeWhatChanged,
  type WhatChangedQueryParams,
} from './what-changed-query-params.ts';
import { WhatChangedFilters } from './WhatChangedFilters.tsx';
import { WhatChangedMonths } from './WhatChangedMonths.tsx';
import * as styles from './WhatChangedReport.css.ts';
import { t } from './texts.ts';

export interface WhatChangedReportProps {
  readonly corporateGroup: string;
}

function addressOf(params: URLSearchParams): string {
  return `${paths.analytics}?${params.toString()}`;
}

/**
 * What changed in a month: the sites, hours, weather and days that explain why it is higher or lower than another. All of
 * its state is in the address.
 */
export function WhatChangedReport({ corporateGroup }: WhatChangedReportProps): ReactElement {
  const can = useCan();
  const today = swedishToday();
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const state = useMemo(() => readWhatChanged(new URLSearchParams(address), today), [address, today]);
  const change = useCallback(
    (changed: Partial<WhatChangedQueryParams>) => {
      setParams((before) => writeWhatChanged(before, changed, today), { replace: true });
    },
    [setParams, today],
  );
  function clear(): void {
    setParams(
      (before) => {
        const after = writeWhatChanged(before, withoutFilters(today), today);
        writeSites(after, 'all');
        return after;
      },
      { replace: true },
    );
  }
  const [selection, setSelection] = useSitesQueryParams();
  const { tree, selected, select } = useSiteChoice(corporateGroup, selection, setSelection);
  const period = useMemo(
    () => ({ start: firstDayOf(state.month), end: lastDayOf(state.month) }),
    [state.month],
  );
  const sites = useMemo(() => siteFilter(selection), [selection]);
  const isEverySite = selection === 'all';
  const hasChoice = isEverySite || tree.data === undefined || selected.size > 0;
  const request: ReportRequest = { corporateGroup, period, sites };
  const { path, query } = reportArgs(request);
  const graphs = useOperation(
    'getLineGraphs',
    hasChoice
      ? { path, query: { ...query, resolution: 'month', sum: true, compare: state.compare, change: true } }
      : undefined,
  );
  const mayReport = can('view', 'timeReport');

  function hrefWith(changed: Partial<WhatChangedQueryParams>, named: SiteSelection = selection): string {
    const next = writeWhatChanged(params, changed, today);
    writeSites(next, named);
    return addressOf(next);
  }

  return (
    <ReportFrame
      report="changes"
      subject={{ period, tree: tree.data, selected, isWhole: isEverySite }}
      exports={[]}
    >
      {hasChoice ? (
        <div className={styles.months}>
          <WhatChangedMonths
            of={{ corporateGroup, sites }}
            month={state.month}
            today={today}
            hrefOf={(month) => hrefWith({ month })}
          />
        </div>
      ) : null}
      <WhatChangedFilters
        state={state}
        today={today}
        tree={tree}
        selected={selected}
        onChange={change}
        isEverySite={isEverySite}
        onSitesChange={select}
        onClear={clear}
      />
      <div className={styles.parts}>{answer()}</div>
    </ReportFrame>
  );

  function answer(): ReactElement {
    if (tree.data?.length === 0) return <EmptyState title={t('analytics.sites.empty')} />;
    if (!hasChoice)
      return <EmptyState title={t('analytics.sites.none')}>{t('analytics.sites.noneHint')}</EmptyState>;
    if (graphs.error !== undefined)
      return <LoadError what={t('analytics.tab.changes')} error={graphs.error} onRetry={graphs.retry} />;
    const comparison = graphs.data?.comparison;
    if (graphs.data === undefined || comparison === undefined) {
      return (
        <SkeletonGroup>
          <Skeleton shape="block" height={112} />
          <Skeleton width="60%" />
          <Skeleton shape="block" height={480} />
        </SkeletonGroup>
      );
    }
    const answered = { start: graphs.data.period.start_date, end: graphs.data.period.end_date };
    const before = { start: comparison.period.start_date, end: comparison.period.end_date };
    const own = { ...request, period: answered };
    const { change_kwh: kwh } = comparison.total;
    return (
      <Dimmed isStale={graphs.isStale}>
        <div className={styles.parts}>
          {state.compare === 'previous_period' ? (
            <Text size="small" tone="muted">
              {t('changes.with.hint', { days: formatLongPeriod(before) })}
            </Text>
          ) : null}
          <ChangeOfAll
            graphs={graphs.data}
            comparison={comparison}
            period={answered}
            comparableHref={comparableHref()}
          />
          <ChangedSites comparison={comparison} hrefOf={(uuid) => hrefWith({}, { ids: [uuid] })} />
          <div className={styles.beside}>
            {kwh === null ? null : (
              <ChangedHours
                request={own}
                before={before}
                reportHref={mayReport ? addressOf(reportParams(params, 'hour')) : undefined}
              />
            )}
            <ChangeFacts
              request={own}
              before={before}
              siteCount={comparison.sites.length}
              changeKwh={kwh}
              hasWeather={mayReport}
            />
          </div>
        </div>
      </Dimmed>
    );

    /** The report for the sites that have a change, when not all have. */
    function comparableHref(): string | undefined {
      const compared = new Set(
        comparison?.sites.flatMap(({ uuid, change_kwh: one }) => (one === null ? [] : [uuid])),
      );
      if (kwh !== null || compared.size === 0) return undefined;
      const numbered = [...sitesOf(tree.data ?? []).values()].filter(({ uuid }) => compared.has(uuid));
      const named = numbered.length === compared.size ? selectSites(numbered) : undefined;
      return named === undefined ? undefined : hrefWith({}, named);
    }
  }
}
