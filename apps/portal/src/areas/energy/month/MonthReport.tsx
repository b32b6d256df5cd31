import { FileSpreadsheet, FileText } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { siteFilter, writeSites } from '#selected-sites';
import { useOperation } from '#data';
import { t } from '#messages';
import { defaultQuickPeriod, periodQuery, usePeriod, writePeriod } from '#period';
import { useClient } from '#session';
import type { ExportChoice } from '#shell/export-menu';

import { Completeness } from '../frame/Completeness.tsx';
import { ReportFilters } from '../frame/ReportFilters.tsx';
import { reportArgs, type ReportRequest } from '../queries/report-request.ts';
import { ReportFrame } from '../frame/ReportFrame.tsx';
import { useSiteChoice } from '../frame/use-site-choice.ts';
import { useSitesQueryParams } from '../frame/use-sites-query-params.ts';
import { CustomerNumbers } from './CustomerNumbers.tsx';
import { expectedRows } from './expected-rows.ts';
import { Outlets } from './Outlets.tsx';
import { PartLinks } from './PartLinks.tsx';
import { Subscriptions } from './Subscriptions.tsx';
import { Usage } from './Usage.tsx';
import { Withdrawal } from './Withdrawal.tsx';

export interface MonthReportProps {
  readonly corporateGroup: string;
}

/** Monthly report: five parts over the same sites and period, on one printable page (mockup 05). */
export function MonthReport({ corporateGroup }: MonthReportProps): ReactElement {
  const client = useClient();
  const [selection, setSelection] = useSitesQueryParams();
  const periodState = usePeriod();
  const { period } = periodState;
  const { tree, selected, select } = useSiteChoice(corporateGroup, selection, setSelection);
  const dashboard = useOperation('getCorporateGroupDashboard', {
    path: { id: corporateGroup },
    query: periodQuery(period),
  });
  const expected = useMemo(() => expectedRows(tree.data, selected), [tree.data, selected]);
  const sites = useMemo(() => siteFilter(selection), [selection]);
  const [, setParams] = useSearchParams();
  function clear(): void {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        writePeriod(after, { preset: defaultQuickPeriod });
        writeSites(after, 'all');
        return after;
      },
      { replace: true },
    );
  }
  const request: ReportRequest = { corporateGroup, period, sites };
  const { path, query } = reportArgs(request);

  const exports: readonly ExportChoice[] = [
    {
      id: 'xlsx',
      label: t('export.xlsx'),
      description: t('month.file.report'),
      icon: FileSpreadsheet,
      call: (options) =>
        client.exports.monthlyReports({ path, query: { ...query, format: 'xlsx' }, ...options }),
    },
    {
      id: 'pdf',
      label: t('export.pdf'),
      description: t('month.file.print'),
      icon: FileText,
      call: (options) =>
        client.exports.monthlyReports({ path, query: { ...query, format: 'pdf' }, ...options }),
    },
    {
      id: 'csv',
      label: t('export.csv'),
      description: t('month.file.table'),
      icon: FileText,
      call: (options) =>
        client.exports.monthlyReports({ path, query: { ...query, format: 'csv' }, ...options }),
    },
  ];

  return (
    <ReportFrame
      report="month"
      subject={{ period, tree: tree.data, selected, isWhole: selection === 'all' }}
      exports={exports}
      saysNoInvoice
    >
      <ReportFilters
        periodState={periodState}
        tree={tree}
        selected={selected}
        isEverySite={selection === 'all'}
        onSitesChange={select}
        onClear={clear}
      />
      <Completeness
        dashboard={dashboard.data}
        isLoading={dashboard.isLoading}
        isWhole={selection === 'all'}
      />
      <PartLinks />
      <Subscriptions request={request} expected={expected} />
      <Outlets request={request} expected={expected} />
      <Withdrawal request={request} />
      <CustomerNumbers request={request} expected={expected} />
      <Usage request={request} />
    </ReportFrame>
  );
}
