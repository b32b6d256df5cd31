import { readInvoicedCost } from '../../invoices/invoiced-cost.ts';
import { readReportRequest } from '../../energy/report-request.ts';
import { type Operation, reportOperation } from '../../server/operation.ts';
import { corporateGroupName } from '../../organisation/corporate-groups/corporate-group-name.ts';
import { exportAs } from '../../files/export-answers.ts';
import { monthlyPdf } from './monthly-pdf.ts';
import { monthlySheets, outletSheet } from './monthly-sheets.ts';

/** The monthly report as a file: a workbook with a sheet for each part, the sites by month, or a document. */
export const exportMonthlyReports: Operation = reportOperation('exportMonthlyReports', async (call) => {
  const { db } = call.deps.database;
  const { format = 'xlsx' } = call.query;
  const request = await readReportRequest(call);
  const answers = exportAs('Månadsrapport', call);
  if (format === 'csv') return answers.sheets(format, [await outletSheet(db, request)]);
  const name = await corporateGroupName(db, request.scope.corporateGroupId);
  const invoiced = await readInvoicedCost(call.deps, call.caller, request);
  if (format === 'xlsx') return answers.sheets(format, await monthlySheets(db, request, name, invoiced));
  return answers.pdf(await monthlyPdf({ db, request, name, invoiced, ...answers.imprint }));
});
