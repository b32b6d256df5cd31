import { readReportRequest } from '../../energy/report-request.ts';
import { checkPeriod } from '../../energy/time-sheets/build-time-sheets.ts';
import { openTimeSheet } from '../../energy/time-sheets/time-sheet.ts';
import { download } from '../../files/download.ts';
import { operation, type Operation } from '../../server/operation.ts';
import { failureNote } from '../failure-note.ts';
import { checkFileSize, csvSheet, workbookSheets } from './time-sheet-files.ts';

/** Name of the file without its ending (specification, section 9). */
const NAME = 'Timrapport';

/** The hour report as a file, with the filters of `getTimeSheets`. */
export const exportTimeSheets: Operation = operation('exportTimeSheets', async (call) => {
  const { deps, query, request } = call;
  const { resolution = 'hour', layout = 'wide' } = query;
  const asked = await readReportRequest(call);
  checkPeriod(asked.period, resolution);
  const sheet = await openTimeSheet(deps.database.db, asked, resolution);
  const format = query.format === 'csv' ? 'csv' : 'xlsx';
  checkFileSize(sheet, format, layout);
  const { language } = asked;
  return download({
    name: NAME,
    format,
    sheets: format === 'csv' ? [csvSheet(sheet, language, layout)] : workbookSheets(sheet, language, layout),
    onFailure: failureNote(deps, request),
  });
});
