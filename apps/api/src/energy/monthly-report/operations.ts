import { type Operation, reportOperation } from '../../server/operation.ts';
import { readReportRequest } from '../report-request.ts';
import { buildCustomerNumbers } from './customer-numbers/customer-numbers.ts';
import { buildOutletProfiles } from './outlets/outlet-profiles.ts';
import { buildSubscriptions } from './subscriptions/compilation.ts';
import { buildUsageProfiles } from './usage/usage-profiles.ts';
import { buildWithdrawalProfiles } from './withdrawals/withdrawal-profiles.ts';

/**
 * The tables of the monthly report, each answering one question (domain.md 2.3), over the requested sites or else all
 * that the caller may see.
 */
export const monthlyReportOperations: readonly Operation[] = [
  reportOperation('getCompilationOfSubscriptions', async (call) =>
    buildSubscriptions(call.deps.database.db, await readReportRequest(call)),
  ),
  reportOperation('getOutletProfiles', async (call) =>
    buildOutletProfiles(call.deps.database.db, await readReportRequest(call)),
  ),
  reportOperation('getWithdrawalProfiles', async (call) =>
    buildWithdrawalProfiles(call.deps.database.db, await readReportRequest(call)),
  ),
  reportOperation('getCompilationOfCustomerNumber', async (call) =>
    buildCustomerNumbers(call.deps.database.db, await readReportRequest(call)),
  ),
  reportOperation('getUsageProfiles', async (call) =>
    buildUsageProfiles(call.deps.database.db, await readReportRequest(call)),
  ),
];
