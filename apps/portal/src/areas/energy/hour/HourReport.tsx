import { EmptyState } from '@vinrod/ui/empty-state';
import { firstDayOf, lastDayOf } from '@vinrod/ui/format';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useCallback, useMemo, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { siteFilter, writeSites } from '#selected-sites';
import { t } from '#messages';
import { swedishToday } from '#period';
import { useClient } from '#session';
import type { ExportChoice } from '#shell/export-menu';
import { Dimmed, LoadError } from '#shell/query-state';

import { reportArgs } from '../queries/report-request.ts';
import { ReportFrame } from '../frame/ReportFrame.tsx';
import { useSiteChoice } from '../frame/use-site-choice.ts';
import { useSitesQueryParams } from '../frame/use-sites-query-params.ts';
import {
  readHourQueryParams,
  withoutFilters,
  writeHourQueryParams,
  type HourQueryParams,
} from './hour-query-params.ts';
import { HourFilters } from './HourFilters.tsx';
import * as styles from './HourReport.css.ts';
import { SheetFigures } from './SheetFigures.tsx';
import { SheetMap } from './SheetMap.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useTimeSheets } from './use-time-sheets.ts';

export interface HourReportProps {
  readonly corporateGroup: string;
}

/** Time report: a month hour by hour as a map or a table, with expert suggestions (mockup 06). */
export function HourReport({ corporateGroup }: HourReportProps): ReactElement {
  const client = useClient();
  const today = swedishToday();
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const state = useMemo(() => readHourQueryParams(new URLSearchParams(address), today), [address, today]);
  const change = useCallback(
    (changed: Partial<HourQueryParams>) => {
      setParams((before) => writeHourQueryParams(before, changed, today), { replace: true });
    },
    [setParams, today],
  );
  const [selection, setSelection] = useSitesQueryParams();
  const { tree, selected, select } = useSiteChoice(corporateGroup, selection, setSelection);
  const period = useMemo(
    () => ({ start: firstDayOf(state.month), end: lastDayOf(state.month) }),
    [state.month],
  );
  const sites = useMemo(() => siteFilter(selection), [selection]);
  function clear(): void {
    setParams(
      (before) => {
        const after = writeHourQueryParams(before, withoutFilters(today), today);
        writeSites(after, 'all');
        return after;
      },
      { replace: true },
    );
  }
  const hasChoice = tree.data === undefined || selected.size > 0;
  const sheets = useTimeSheets(
    tree.data === undefined || !hasChoice
      ? undefined
      : { corporateGroup, period, sites, resolution: state.resolution, siteCount: selected.size },
  );

  const { path, query: days } = reportArgs({ corporateGroup, period, sites });
  const query = { ...days, resolution: state.resolution };
  const exports: readonly ExportChoice[] = [
    {
      id: 'xlsx',
      label: t('export.xlsx'),
      description: t('hour.file.values'),
      icon: FileSpreadsheet,
      call: (options) => client.exports.timeSheets({ path, query: { ...query, format: 'xlsx' }, ...options }),
    },
    {
      id: 'csv',
      label: t('export.csv'),
      description: t('hour.file.rows'),
      icon: FileText,
      call: (options) => client.exports.timeSheets({ path, query: { ...query, format: 'csv' }, ...options }),
    },
    {
      id: 'pdf',
      label: t('export.pdf'),
      description: t('hour.file.print'),
      icon: FileText,
      call: (options) => client.exports.timeSheets({ path, query: { ...query, format: 'pdf' }, ...options }),
    },
  ];

  return (
    <ReportFrame
      report="hour"
      subject={{ period, tree: tree.data, selected, isWhole: selection === 'all' }}
      exports={exports}
    >
      <HourFilters
        state={state}
        today={today}
        tree={tree}
        selected={selected}
        onChange={change}
        isEverySite={selection === 'all'}
        onSitesChange={select}
        onClear={clear}
      />
      <div className={styles.columns}>
        <div className={styles.values}>{values()}</div>
        <aside className={styles.suggestions}>
          <Suggestions
            request={{ corporateGroup, period, sites }}
            examined={selection === 'all' ? undefined : selected}
          />
        </aside>
      </div>
    </ReportFrame>
  );

  function values(): ReactElement {
    const error = tree.error ?? sheets.error;
    if (error !== undefined) {
      return (
        <LoadError
          what={t('analytics.tab.hour')}
          error={error}
          onRetry={tree.error === undefined ? sheets.retry : tree.retry}
        />
      );
    }
    if (!hasChoice) {
      return <EmptyState title={t('analytics.sites.none')}>{t('analytics.sites.noneHint')}</EmptyState>;
    }
    if (sheets.data === undefined) {
      return (
        <SkeletonGroup>
          <Skeleton shape="block" height={90} />
          <Skeleton shape="block" height={560} />
        </SkeletonGroup>
      );
    }
    if (sheets.data.rows.every(({ total_kwh: total }) => total === null)) {
      return <EmptyState title={t('hour.none')}>{t('hour.noneHint')}</EmptyState>;
    }
    return (
      <Dimmed isStale={sheets.isStale}>
        <SheetFigures sheets={sheets.data} />
        <SheetMap
          sheets={sheets.data}
          quantity={state.quantity}
          view={state.view}
          isStale={sheets.isStale}
          onViewChange={(view) => change({ view })}
        />
      </Dimmed>
    );
  }
}
