import { siteScope } from '../authority/site-scope.ts';
import { buildDashboard } from '../energy/dashboard/dashboard.ts';
import { siteGroupMembers } from '../energy/dashboard/site-group-members.ts';
import { readReportPeriod } from '../energy/period.ts';
import { readReportRequest, todayOf } from '../energy/report-request.ts';
import { readInvoicedCost } from '../invoices/invoiced-cost.ts';
import { readUnpaidInvoices } from '../invoices/unpaid-invoices.ts';
import { reportOperation, type Operation } from '../server/operation.ts';

/** Key figures of a corporate group, over the sites that the caller may see. */
const getCorporateGroupDashboard: Operation = reportOperation('getCorporateGroupDashboard', async (call) => {
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

/** Key figures of a site group, over those of its sites that the caller may see. */
const getSiteGroupDashboard: Operation = reportOperation(
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

/** Key figures of consumption and cost. */
export const overviewOperations: readonly Operation[] = [getCorporateGroupDashboard, getSiteGroupDashboard];
