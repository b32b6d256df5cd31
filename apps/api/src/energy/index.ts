import { readInvoicedCost } from '../invoices/invoiced-cost.ts';
import { readUnpaidInvoices } from '../invoices/unpaid-invoices.ts';
import { siteScope } from '../organisation/site-scope.ts';
import { operation, type Operation } from '../server/operation.ts';
import { buildDashboard } from './dashboard/dashboard.ts';
import { siteGroupMembers } from './dashboard/site-group-members.ts';
import { expertSuggestionOperations } from './expert-suggestions/operations.ts';
import { buildLineGraphs } from './line-graphs/line-graphs.ts';
import { monthlyReportOperations } from './monthly-report/operations.ts';
import { readComparison } from './read-comparison.ts';
import { readReportPeriod } from './period.ts';
import { readReportRequest, todayOf } from './report-request.ts';
import { timeSheetOperations } from './time-sheets/operations.ts';

/** Key figures of a koncern, of the sites that the caller may see. */
export const getCorporateGroupDashboard: Operation = operation('getCorporateGroupDashboard', async (call) => {
  const { deps, caller } = call;
  const request = await readReportRequest(call);
  const dashboard = await buildDashboard(deps.database.db, request);
  const invoices = { corporateGroupId: call.params.id, siteIds: null };
  return {
    ...dashboard,
    invoiced_cost: await readInvoicedCost(deps, caller, request),
    unpaid_invoices: await readUnpaidInvoices(deps, caller, invoices),
  };
});

/** Key figures of a site group, of those of its sites that the caller may see. */
export const getSiteGroupDashboard: Operation = operation(
  'getSiteGroupDashboard',
  async ({ params, query, caller, deps, request }) => {
    const { db } = deps.database;
    const today = todayOf(deps);
    const period = readReportPeriod(query.start_date, query.end_date, today);
    const { corporateGroupId, siteIds } = await siteGroupMembers(db, caller, params.id);
    const scope = await siteScope(db, caller, corporateGroupId);
    const asked = { scope, siteIds, period, today, language: request.language };
    const dashboard = await buildDashboard(db, asked);
    const invoices = { corporateGroupId, siteIds };
    return {
      ...dashboard,
      invoiced_cost: await readInvoicedCost(deps, caller, asked),
      unpaid_invoices: await readUnpaidInvoices(deps, caller, invoices),
    };
  },
);

/** Consumption over time of sites that the caller may see; any other site is refused. */
export const getLineGraphs: Operation = operation('getLineGraphs', async (call) => {
  const { resolution = 'day', sum = false, change = false } = call.query;
  const asked = await readReportRequest(call);
  return buildLineGraphs(call.deps.database.db, {
    ...asked,
    resolution,
    comparison: readComparison(asked.period, call.query),
    isSum: sum,
    hasChange: change,
  });
});

/** Operations of meter values. */
export const energyOperations: readonly Operation[] = [
  getCorporateGroupDashboard,
  getSiteGroupDashboard,
  getLineGraphs,
  ...monthlyReportOperations,
  ...timeSheetOperations,
  ...expertSuggestionOperations,
];
