import type { PermissionKey } from '@vinrod/api-client';

/** The reports of the analysis, in the order of their tabs. */
export const reports = ['month', 'hour', 'graph'] as const;

/** A report. */
export type Report = (typeof reports)[number];

/** Who may see which report (contract, `x-permission`). The graph needs one of the two others. */
const viewers: Readonly<Record<Report, readonly PermissionKey[]>> = {
  month: [
    'cg_can_view_monthly_report',
    'cg_can_manage_monthly_report',
    'admin_can_view_monthly_report',
    'admin_can_manage_monthly_report',
  ],
  hour: [
    'cg_can_view_time_report',
    'cg_can_manage_time_report',
    'admin_can_view_time_report',
    'admin_can_manage_time_report',
  ],
  graph: [],
};

/** The reports that a viewer may see. */
export function reportsFor(permissions: ReadonlySet<PermissionKey>): readonly Report[] {
  return reports.filter((report) => {
    const keys = viewers[report];
    return keys.length === 0 || keys.some((key) => permissions.has(key));
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
