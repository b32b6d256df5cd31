import { type Operation, reportOperation } from '../../server/operation.ts';
import { readReportRequest } from '../report-request.ts';
import { buildTimeSheets } from './build-time-sheets.ts';

/** Default rows of a response (contract: `RowLimit`). */
const defaultRows = 10_000;

/** The time report (Timrapport), of sites that the caller may see; others are refused. */
export const timeSheetOperations: readonly Operation[] = [
  reportOperation('getTimeSheets', async (call) => {
    const { resolution = 'hour', limit = defaultRows, offset = 0 } = call.query;
    return buildTimeSheets(call.deps.database.db, {
      ...(await readReportRequest(call)),
      resolution,
      limit,
      offset,
    });
  }),
];
