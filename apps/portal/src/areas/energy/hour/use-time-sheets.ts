import type { Client, TimeSheets } from '@vinrod/api-client';

import { useQuery, type Query } from '#data';
import { useClient } from '#session';

import { reportArgs, type ReportRequest } from '../queries/report-request.ts';

export interface TimeSheetsRequest extends ReportRequest {
  /** Length of a row. */
  readonly resolution: 'quarter' | 'hour' | 'day';
  /** Number of sites in the report; decides how many rows one response may hold. */
  readonly siteCount: number;
}

/** Most values of single sites in one response (contract, `getTimeSheets`). */
const valuesPerAnswer = 200_000;

/** Most rows in one response (contract). */
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
