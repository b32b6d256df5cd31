import { siteScope } from '../authority/site-scope.ts';
import { type Operation, reportOperation } from '../server/operation.ts';
import { corporateGroupName } from '../organisation/corporate-groups/corporate-group-name.ts';
import { corporateGroupLayout, corporateGroupSheet } from './corporate-group-sheet.ts';
import { exportAs } from '../files/export-answers.ts';
import { groupTreeLayout, groupTreeSheet } from './group-tree-sheet.ts';
import { listPdf } from './list-pdf.ts';
import { exportMonthlyReports } from './monthly-report/operations.ts';
import { exportTimeSheets } from './time-sheets/operations.ts';
import { exportTexts as texts } from './texts.ts';

/** The portal's content as files (specification, section 7: Exports). Names: specification, section 9. */
export const exportOperations: readonly Operation[] = [
  reportOperation('exportCorporateGroupList', async (call) => {
    const { format = 'xlsx', search } = call.query;
    const answers = exportAs('Koncernlista', call);
    const { language } = call.request;
    const sheet = await corporateGroupSheet(call.deps, call.caller, { search, language });
    if (format !== 'pdf') return answers.sheets(format, [sheet]);
    const title = texts.corporateGroups[language];
    return answers.pdf(
      listPdf({ ...answers.imprint, sheet, layout: corporateGroupLayout, title, language, owner: null }),
    );
  }),
  reportOperation('exportGroupTree', async (call) => {
    const { deps, caller, params } = call;
    const { format = 'xlsx' } = call.query;
    const { db } = deps.database;
    const scope = await siteScope(db, caller, params.id);
    const answers = exportAs(`File-${deps.clock.now().getTime()}`, call);
    const { language } = call.request;
    const sheet = await groupTreeSheet(db, caller, scope, language);
    if (format !== 'pdf') return answers.sheets(format, [sheet]);
    const owner = await corporateGroupName(db, scope.corporateGroupId);
    const title = texts.sites[language];
    return answers.pdf(
      listPdf({ ...answers.imprint, sheet, layout: groupTreeLayout, title, language, owner }),
    );
  }),
  exportMonthlyReports,
  exportTimeSheets,
];
