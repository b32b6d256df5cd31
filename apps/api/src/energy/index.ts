import { siteScope } from '../organisation/site-scope.ts';
import { operation, type Operation } from '../server/operation.ts';
import { buildDashboard } from './dashboard/dashboard.ts';
import { siteGroupMembers } from './dashboard/site-group-members.ts';
import { buildLineGraphs } from './line-graphs/line-graphs.ts';
import { monthlyReportOperations } from './monthly-report/operations.ts';
import { readReportPeriod } from './period.ts';
import { readReportRequest, todayOf } from './report-request.ts';

/** Key figures of a koncern, of the sites that the caller may see. */
export const getCorporateGroupDashboard: Operation = operation('getCorporateGroupDashboard', async (call) =>
  buildDashboard(call.deps.database.db, await readReportRequest(call)),
);

/** Key figures of a site group, of those of its sites that the caller may see. */
export const getSiteGroupDashboard: Operation = operation(
  'getSiteGroupDashboard',
  async ({ params, query, caller, deps, request }) => {
    const { db } = deps.database;
    const today = todayOf(deps);
    const period = readReportPeriod(query.start_date, query.end_date, today);
    const { corporateGroupId, siteIds } = await siteGroupMembers(db, caller, params.id);
    const scope = await siteScope(db, caller, corporateGroupId);
    return buildDashboard(db, { scope, siteIds, period, today, language: request.language });
  },
);

/** Consumption over time of sites that the caller may see; any other site is refused. */
export const getLineGraphs: Operation = operation('getLineGraphs', async (call) => {
  const { compare = 'none', resolution = 'day' } = call.query;
  return buildLineGraphs(call.deps.database.db, {
    ...(await readReportRequest(call)),
    resolution,
    comparison: compare === 'none' ? null : compare,
  });
});

/** Operations of meter values. */
export const energyOperations: readonly Operation[] = [
  getCorporateGroupDashboard,
  getSiteGroupDashboard,
  getLineGraphs,
  ...monthlyReportOperations,
];
