import { download } from '../files/download.ts';
import { siteScope } from '../organisation/site-scope.ts';
import { operation, type Operation } from '../server/operation.ts';
import { corporateGroupSheet } from './corporate-group-sheet.ts';
import { failureNote } from './failure-note.ts';
import { groupTreeSheet } from './group-tree-sheet.ts';
import { exportMonthlyReports } from './monthly-report/operations.ts';
import { exportTimeSheets } from './time-sheets/operations.ts';

/** Files of what the portal shows (specification, section 7: Exports). Names: specification, section 9. */
export const exportOperations: readonly Operation[] = [
  operation('exportCorporateGroupList', async ({ deps, caller, query, request }) =>
    download({
      name: 'Koncernlista',
      format: query.format ?? 'xlsx',
      sheets: [await corporateGroupSheet(deps, caller, { search: query.search, language: request.language })],
      onFailure: failureNote(deps, request),
    }),
  ),
  operation('exportGroupTree', async ({ deps, caller, params, query, request }) => {
    const { db } = deps.database;
    const scope = await siteScope(db, caller, params.id);
    return download({
      name: `File-${deps.clock.now().getTime()}`,
      format: query.format ?? 'xlsx',
      sheets: [await groupTreeSheet(db, caller, scope, request.language)],
      onFailure: failureNote(deps, request),
    });
  }),
  exportMonthlyReports,
  exportTimeSheets,
];
