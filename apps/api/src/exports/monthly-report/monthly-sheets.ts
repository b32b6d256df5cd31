import type { InvoicedCost } from '@vinrod/api-client/contract';
import { monthNumber } from '@vinrod/locale/day';
import { buildDashboard } from '../../energy/dashboard/dashboard.ts';
import { buildCustomerNumbers } from '../../energy/monthly-report/customer-numbers/customer-numbers.ts';
import {
  planOutlets,
  readOutlets,
  type OutletPlan,
} from '../../energy/monthly-report/outlets/outlet-profiles.ts';
import { buildSubscriptions } from '../../energy/monthly-report/subscriptions/compilation.ts';
import { buildUsageProfiles } from '../../energy/monthly-report/usage/usage-profiles.ts';
import { buildWithdrawalProfiles } from '../../energy/monthly-report/withdrawals/withdrawal-profiles.ts';
import type { ReportRequest } from '../../energy/report-request.ts';
import type { Sheet } from '../../files/sheet.ts';
import { refused } from '../../server/api-error.ts';
import { yieldToEventLoop } from '../../server/yield-to-event-loop.ts';
import type { Queries } from '../../store/index.ts';
import { profileRows, summaryRows, summaryTable, type SummaryRow, invoicedRows } from './summary.ts';
import {
  customerNumberTable,
  durationTable,
  outletTable,
  subscriptionTable,
  usageRows,
  usageTable,
  withdrawalTable,
  type OutletMonth,
} from './tables.ts';
import { monthlyTexts } from './texts.ts';
import { sheetOf } from '../../files/typed-sheet.ts';

/** Maximum rows of a spreadsheet below the headings. */
const mostRows = 1_000_000;

/** Creates a value on first use, and only once. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => (made ??= make());
}

/** Creates rows only when the file reaches them, so not at all if the client disconnects first. */
async function* later<Row>(make: () => Promise<Iterable<Row>>): AsyncGenerator<Row, void, void> {
  const rows = await make();
  await yieldToEventLoop();
  yield* rows;
}

async function* outletMonths(db: Queries, plan: OutletPlan): AsyncGenerator<OutletMonth, void, void> {
  for await (const { site, row } of readOutlets(db, plan)) {
    for (const month of row.months) yield { site, month };
  }
}

/**
 * Plans the sites of a report.
 *
 * @throws ApiError 422 when a sheet has no room for their months.
 */
async function planned(db: Queries, request: ReportRequest): Promise<OutletPlan> {
  const plan = await planOutlets(db, request);
  const months = monthNumber(request.period.last) - monthNumber(request.period.first) + 1;
  if (plan.sites.length * months > mostRows) throw refused(monthlyTexts.tooLarge);
  return plan;
}

/** The sites of a report by month, as one table. */
export async function outletSheet(db: Queries, request: ReportRequest): Promise<Sheet> {
  return sheetOf(outletTable, outletMonths(db, await planned(db, request)), request.language);
}

/**
 * The sheets of a monthly report, one per part. The key figures are computed first, so that their errors can still
 * become an error response; the rest when the file reaches it.
 *
 * @param name - name of the corporate group
 * @param invoiced - summary of the invoices for the report's days; null when the caller may not see invoices
 */
export async function monthlySheets(
  db: Queries,
  request: ReportRequest,
  name: string,
  invoiced: InvoicedCost | null,
): Promise<readonly Sheet[]> {
  const { language } = request;
  const plan = await planned(db, request);
  const first = [
    ...summaryRows(name, await buildDashboard(db, request), language),
    ...invoicedRows(invoiced, language),
  ];
  const withdrawals = once(() => buildWithdrawalProfiles(db, request));
  const usage = once(() => buildUsageProfiles(db, request));
  async function* summary(): AsyncGenerator<SummaryRow, void, void> {
    yield* first;
    yield* profileRows((await withdrawals()).high_load_definition, await usage(), language);
  }
  return [
    sheetOf(summaryTable, summary(), language),
    sheetOf(
      subscriptionTable,
      later(async () => (await buildSubscriptions(db, request)).rows),
      language,
    ),
    sheetOf(outletTable, outletMonths(db, plan), language),
    sheetOf(
      withdrawalTable,
      later(async () => (await withdrawals()).rows),
      language,
    ),
    sheetOf(
      durationTable,
      later(async () => (await withdrawals()).duration_curve),
      language,
    ),
    sheetOf(
      customerNumberTable,
      later(async () => (await buildCustomerNumbers(db, request)).rows),
      language,
    ),
    sheetOf(
      usageTable,
      later(async () => usageRows(await usage())),
      language,
    ),
  ];
}
