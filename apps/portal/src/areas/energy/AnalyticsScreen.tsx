import { Page } from '@vinrod/ui/page';
import { Suspense, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { lazyScreen } from '#chunks';
import { useCorporateGroupSelection } from '#corporate-group';
import { t } from '#messages';
import { useCan } from '#profile';
import { OneCorporateGroup } from '#shell/one-corporate-group';
import { usePageTitle } from '#shell/page-heading';
import { PageSpinner } from '#shell/page-spinner';

import { readReport, reportsFor } from './frame/report.ts';

/** Props of every report. */
interface ReportProps {
  /** uuid of the corporate group. */
  readonly corporateGroup: string;
}

const screens = {
  month: lazyScreen<ReportProps>(() => import('./month/MonthReport.tsx').then((part) => part.MonthReport)),
  hour: lazyScreen<ReportProps>(() => import('./hour/HourReport.tsx').then((part) => part.HourReport)),
  graph: lazyScreen<ReportProps>(() => import('./graph/GraphReport.tsx').then((part) => part.GraphReport)),
  changes: lazyScreen<ReportProps>(() =>
    import('./what-changed/WhatChangedReport.tsx').then((part) => part.WhatChangedReport),
  ),
};

function NoCorporateGroup(): ReactElement {
  const heading = usePageTitle(t('analytics.title'));
  return (
    <Page title={t('analytics.title')} titleRef={heading}>
      <OneCorporateGroup />
    </Page>
  );
}

/** Analysis page: shows the report that the address names. */
export function AnalyticsScreen(): ReactElement {
  const selection = useCorporateGroupSelection();
  const can = useCan();
  const [params] = useSearchParams();
  if (selection === undefined) return <NoCorporateGroup />;
  const report = readReport(params, reportsFor(can));
  const { Screen } = screens[report];
  const { uuid } = selection.corporateGroup;
  return (
    <Suspense fallback={<PageSpinner />}>
      <Screen key={`${report} ${uuid}`} corporateGroup={uuid} />
    </Suspense>
  );
}
