import { readReportRequest } from '../../energy/report-request.ts';
import { checkPeriod } from '../../energy/time-sheets/build-time-sheets.ts';
import { openTimeSheet } from '../../energy/time-sheets/time-sheet.ts';
import { operation, type Operation } from '../../server/operation.ts';
import { corporateGroupName } from '../corporate-group-name.ts';
import { exportAs } from '../export-answers.ts';
import { checkFileSize, csvSheet, workbookOf } from './time-sheet-files.ts';
import { reportName } from './texts.ts';
import { readableResolution, timeSheetPdf } from './time-sheet-pdf.ts';

/** The hour report as a file, with the filters of `getTimeSheets`. */
export const exportTimeSheets: Operation = operation('exportTimeSheets', async (call) => {
  const { db } = call.deps.database;
  const { layout = 'wide', format = 'xlsx' } = call.query;
  const asked = await readReportRequest(call);
  const resolution = call.query.resolution ?? (format === 'pdf' ? readableResolution(asked.period) : 'hour');
  checkPeriod(asked.period, resolution);
  const sheet = await openTimeSheet(db, asked, resolution);
  const answers = exportAs(reportName(resolution, 'sv'), call);
  if (format === 'pdf') {
    const name = await corporateGroupName(db, asked.scope.corporateGroupId);
    return answers.pdf(await timeSheetPdf({ sheet, name, ...answers.imprint }));
  }
  checkFileSize(sheet, format, layout);
  const { language } = asked;
  if (format === 'csv') return answers.sheets(format, [csvSheet(sheet, language, layout)]);
  const { sheets, chart } = workbookOf(sheet, language, layout);
  return answers.sheets(format, sheets, chart);
});
