import { comparePeriods, type PeriodComparison } from '../../energy/period-comparison.ts';
import { readComparison } from '../../energy/read-comparison.ts';
import { readReportRequest } from '../../energy/report-request.ts';
import { checkPeriod } from '../../energy/time-sheets/build-time-sheets.ts';
import { openTimeSheet } from '../../energy/time-sheets/time-sheet.ts';
import { type Operation, reportOperation } from '../../server/operation.ts';
import { corporateGroupName } from '../../organisation/corporate-groups/corporate-group-name.ts';
import { exportAs } from '../../files/export-answers.ts';
import { checkFileSize, csvSheets, workbookOf } from './time-sheet-files.ts';
import { reportName } from './texts.ts';
import { readableResolution, timeSheetPdf } from './time-sheet-pdf.ts';

/** The hour report as a file, with the filters of `getTimeSheets`. */
export const exportTimeSheets: Operation = reportOperation('exportTimeSheets', async (call) => {
  const { db } = call.deps.database;
  const { layout = 'wide', format = 'xlsx' } = call.query;
  const asked = await readReportRequest(call);
  const resolution = call.query.resolution ?? (format === 'pdf' ? readableResolution(asked.period) : 'hour');
  checkPeriod(asked.period, resolution);
  const compared = readComparison(asked.period, call.query);
  const sheet = await openTimeSheet(db, asked, resolution);
  const { corporateGroupId } = asked.scope;
  const answers = exportAs(reportName(resolution, 'sv'), call);
  const compare = async (): Promise<PeriodComparison | null> =>
    compared === null
      ? null
      : comparePeriods(db, { ...asked, corporateGroupId, sites: sheet.sites, comparison: compared });
  if (format === 'pdf') {
    const name = await corporateGroupName(db, corporateGroupId);
    const comparison = await compare();
    return answers.pdf(
      await timeSheetPdf({ sheet, name, comparison, language: asked.language, ...answers.imprint }),
    );
  }
  checkFileSize(sheet, format, layout);
  const comparison = await compare();
  const { language } = asked;
  if (format === 'csv') return answers.sheets(format, csvSheets(sheet, comparison, language, layout));
  const { sheets, chart } = workbookOf(sheet, comparison, language, layout);
  return answers.sheets(format, sheets, chart);
});
