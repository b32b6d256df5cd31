import type { Client, TimeSheets } from '@vinrod/api-client';

import { useQuery, type Query } from '#data';
import { useClient } from '#session';

import { reportArgs, type ReportRequest } from '../queries/report-request.ts';

/** Which time report. */
export interface TimeSheetsRequest extends ReportRequest {
  /** What one row covers. */
  readonly resolution: 'quarter' | 'hour' | 'day';
  /** Sites that the report is about; decides how many rows one answer may hold. */
  readonly siteCount: number;
}

/** Values of single sites that one answer may hold (contract, `getTimeSheets`). */
const valuesPerAnswer = 200_000;

/** Rows that one answer may hold (contract). */
const rowsPerAnswer = 10_000;

async function everyRow(client: Client, request: TimeSheetsRequest): Promise<TimeSheets> {
  const { resolution, siteCount } = request;
  const limit = Math.max(1, Math.min(rowsPerAnswer, Math.floor(valuesPerAnswer / Math.max(siteCount, 1))));
  const { path, query } = reportArgs(request);
  const page = (offset: number): Promise<TimeSheets> =>
    client.analytics.timeSheets({ path, query: { ...query, resolution, limit, offset } });
  const first = await page(0);
  const rows = [...first.rows];
  while (rows.length < first.row_count) {
    const next = await page(rows.length);
    if (next.rows.length === 0) break;
    rows.push(...next.rows);
  }
  return { ...first, rows };
}

/** The time report with all its rows; waits while the request is undefined. */
export function useTimeSheets(request: TimeSheetsRequest | undefined): Query<TimeSheets> {
  const client = useClient();
  return useQuery(
    request === undefined
      ? undefined
      : { key: ['getTimeSheets', request], load: () => everyRow(client, request) },
  );
}
