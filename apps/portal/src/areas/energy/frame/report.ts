import type { Can, Right } from '#rights';

/** The reports of the analysis, in the order of their tabs. */
export const reports = ['month', 'hour', 'graph'] as const;

/** A report. */
export type Report = (typeof reports)[number];

/** What it takes to see a report; the page is not there without one of the first two. */
const rightTo: Readonly<Record<Report, Right | undefined>> = {
  month: ['view', 'monthlyReport'],
  hour: ['view', 'timeReport'],
  graph: undefined,
};

/** The reports that a viewer may see. */
export function reportsFor(can: Can): readonly Report[] {
  return reports.filter((report) => {
    const right = rightTo[report];
    return right === undefined || can(...right);
  });
}

/** The report that an address asks for; without one, or without the right to it, the graph. */
export function readReport(params: URLSearchParams, allowed: readonly Report[]): Report {
  return allowed.find((report) => report === params.get('report')) ?? 'graph';
}

/** What the reports share of the address: corporate group, period and sites go along from tab to tab. */
const shared = ['koncern', 'period', 'start_date', 'end_date', 'site_id', 'site_set'];

/** The parameters of another report with the same sites and period. */
export function reportParams(before: URLSearchParams, report: Report): URLSearchParams {
  const params = new URLSearchParams([...before].filter(([name]) => shared.includes(name)));
  if (report !== 'graph') params.set('report', report);
  return params;
}
