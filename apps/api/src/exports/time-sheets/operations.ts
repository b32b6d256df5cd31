import { readReportRequest } from '../../energy/report-request.ts';
import { checkPeriod } from '../../energy/time-sheets/build-time-sheets.ts';
import { openTimeSheet } from '../../energy/time-sheets/time-sheet.ts';
import { download, downloadFile } from '../../files/download.ts';
import { operation, type Operation } from '../../server/operation.ts';
import type { Queries } from '../../store/index.ts';
import { failureNote } from '../failure-note.ts';
import { timeSheetPdf } from './time-sheet-pdf.ts';
import { checkFileSize, csvSheet, workbookSheets } from './time-sheet-files.ts';

/** Name of the file without its ending (specification, section 9). */
const NAME = 'Timrapport';

async function nameOf(db: Queries, corporateGroupId: string): Promise<string> {
  const { name } = await db
    .selectFrom('corporate_group')
    .select('name')
    .where('id', '=', corporateGroupId)
    .executeTakeFirstOrThrow();
  return name;
}

/** The hour report as a file, with the filters of `getTimeSheets`. */
export const exportTimeSheets: Operation = operation('exportTimeSheets', async (call) => {
  const { deps, query, request } = call;
  const { db } = deps.database;
  const { resolution = 'hour', layout = 'wide', format = 'xlsx' } = query;
  const asked = await readReportRequest(call);
  checkPeriod(asked.period, resolution);
  const sheet = await openTimeSheet(db, asked, resolution);
  const onFailure = failureNote(deps, request);
  if (format === 'pdf')
    return downloadFile({
      fileName: `${NAME}.pdf`,
      contentType: 'application/pdf',
      parts: await timeSheetPdf({
        sheet,
        name: await nameOf(db, asked.scope.corporateGroupId),
        supplier: deps.config.supplier,
        createdAt: deps.clock.now(),
      }),
      onFailure,
    });
  checkFileSize(sheet, format, layout);
  const { language } = asked;
  const sheets =
    format === 'csv' ? [csvSheet(sheet, language, layout)] : workbookSheets(sheet, language, layout);
  return download({ name: NAME, format, sheets, onFailure });
});
