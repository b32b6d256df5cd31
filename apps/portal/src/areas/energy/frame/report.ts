import type { Can, Right } from '#rights';

/** The reports of the analysis, in the order of their tabs. */
export const reports = ['month', 'hour', 'graph', 'changes'] as const;

export type Report = (typeof reports)[number];

/** Permission that each report requires; the page itself requires one of the first two. */
const rightTo: Readonly<Record<Report, Right | undefined>> = {
  month: ['view', 'monthlyReport'],
  hour: ['view', 'timeReport'],
  graph: undefined,
  changes: undefined,
};

/** The reports that a viewer may see. */
export function reportsFor(can: Can): readonly Report[] {
  return reports.filter((report) => {
    const right = rightTo[report];
    return right === undefined || can(...right);
  });
}

/** Report in the address; the graph when the address has none or the viewer may not see it. */
export function readReport(params: URLSearchParams, allowed: readonly Report[]): Report {
  return allowed.find((report) => report === params.get('report')) ?? 'graph';
}

/** Query params that reports share: corporate group, period and sites stay when the tab changes. */
const shared = ['koncern', 'period', 'start_date', 'end_date', 'site_id', 'site_set'];

/** Reports of one month, which stays between them. */
const ofOneMonth: readonly Report[] = ['hour', 'changes'];

/** Query params of another report with the same sites and period. */
export function reportParams(before: URLSearchParams, report: Report): URLSearchParams {
  const kept = ofOneMonth.includes(report) ? [...shared, 'month'] : shared;
  const params = new URLSearchParams([...before].filter(([name]) => kept.includes(name)));
  if (report !== 'graph') params.set('report', report);
  return params;
}
