import { downloadFile, download } from '../../files/download.ts';
import { readReportRequest } from '../../energy/report-request.ts';
import { operation, type Operation } from '../../server/operation.ts';
import type { Queries } from '../../store/index.ts';
import { failureNote } from '../failure-note.ts';
import { monthlyPdf } from './monthly-pdf.ts';
import { monthlySheets, outletSheet } from './monthly-sheets.ts';

/** Name of the file (specification, section 9). */
const FILE_NAME = 'Månadsrapport';

async function nameOf(db: Queries, corporateGroupId: string): Promise<string> {
  const { name } = await db
    .selectFrom('corporate_group')
    .select('name')
    .where('id', '=', corporateGroupId)
    .executeTakeFirstOrThrow();
  return name;
}

/** The monthly report as a file: a workbook with a sheet for each part, the sites by month, or a document. */
export const exportMonthlyReports: Operation = operation('exportMonthlyReports', async (call) => {
  const { deps, query } = call;
  const { db } = deps.database;
  const request = await readReportRequest(call);
  const onFailure = failureNote(deps, call.request);
  const format = query.format ?? 'xlsx';
  if (format === 'csv')
    return download({ name: FILE_NAME, format, sheets: [await outletSheet(db, request)], onFailure });
  const name = await nameOf(db, request.scope.corporateGroupId);
  if (format === 'xlsx')
    return download({ name: FILE_NAME, format, sheets: await monthlySheets(db, request, name), onFailure });
  const createdAt = deps.clock.now();
  return downloadFile({
    fileName: `${FILE_NAME}.pdf`,
    contentType: 'application/pdf',
    parts: await monthlyPdf({ db, request, name, supplier: deps.config.supplier, createdAt }),
    onFailure,
  });
});
