import { type Operation, reportOperation } from '../server/operation.ts';
import { expertSuggestionOperations } from './expert-suggestions/operations.ts';
import { listImports } from './imports.ts';
import { buildLineGraphs } from './line-graphs/line-graphs.ts';
import { missingValueOperations } from './missing-values/operations.ts';
import { monthlyReportOperations } from './monthly-report/operations.ts';
import { readComparison } from './read-comparison.ts';
import { readReportRequest } from './report-request.ts';
import { timeSheetOperations } from './time-sheets/operations.ts';

/** Consumption over time of sites that the caller may see; others are refused. */
export const getLineGraphs: Operation = reportOperation('getLineGraphs', async (call) => {
  const { resolution = 'day', sum = false, change = false } = call.query;
  const asked = await readReportRequest(call);
  return buildLineGraphs(call.deps.database.db, {
    ...asked,
    resolution,
    comparison: readComparison(asked.period, call.query),
    isSum: sum,
    hasChange: change,
  });
});

/** Operations on meter values. */
export const energyOperations: readonly Operation[] = [
  getLineGraphs,
  listImports,
  ...missingValueOperations,
  ...monthlyReportOperations,
  ...timeSheetOperations,
  ...expertSuggestionOperations,
];
