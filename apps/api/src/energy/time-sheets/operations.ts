import { operation, type Operation } from '../../server/operation.ts';
import { readReportRequest } from '../report-request.ts';
import { buildTimeSheets } from './build-time-sheets.ts';

/** Rows of an answer when the query does not say (contract: `RowLimit`). */
const DEFAULT_ROWS = 10_000;

/** The time report (Timrapport), of sites that the caller may see; any other site is refused. */
export const timeSheetOperations: readonly Operation[] = [
  operation('getTimeSheets', async (call) => {
    const { resolution = 'hour', limit = DEFAULT_ROWS, offset = 0 } = call.query;
    return buildTimeSheets(call.deps.database.db, {
      ...(await readReportRequest(call)),
      resolution,
      limit,
      offset,
    });
  }),
];
