import type { Client, ExpertSuggestion, TimeSheets } from '@vinrod/api-client';

import { useQuery, type Query } from '#data';
import { useClient } from '#session';

import type { ReportRequest } from './monthly-report-queries.ts';

/** What one row of the time report covers. */
export type SheetResolution = 'quarter' | 'hour' | 'day';

/** Which time report. */
export interface TimeSheetsRequest extends ReportRequest {
  readonly resolution: SheetResolution;
  /** Sites that the report is about; decides how many rows one answer may hold. */
  readonly siteCount: number;
}

/** Values of single sites that one answer may hold (contract, `getTimeSheets`). */
const valuesPerAnswer = 200_000;

/** Rows that one answer may hold (contract). */
const rowsPerAnswer = 10_000;

async function everyRow(
  client: Client,
  { koncern, period, sites, resolution, siteCount }: TimeSheetsRequest,
): Promise<TimeSheets> {
  const limit = Math.max(1, Math.min(rowsPerAnswer, Math.floor(valuesPerAnswer / Math.max(siteCount, 1))));
  const page = (offset: number): Promise<TimeSheets> =>
    client.analytics.timeSheets({
      path: { id: koncern },
      query: {
        start_date: period.start,
        end_date: period.end,
        ...sites,
        resolution,
        limit,
        offset,
      },
    });
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
  const key =
    request === undefined
      ? undefined
      : ([
          'getTimeSheets',
          request.koncern,
          request.period.start,
          request.period.end,
          request.sites,
          request.resolution,
          request.siteCount,
        ] as const);
  return useQuery(key, async () => {
    if (request === undefined) throw new TypeError('There is no request to make.');
    return everyRow(client, request);
  });
}

/** The expert's suggestions for some sites and a period, most important first. */
export function useExpertSuggestions({ koncern, period, sites }: ReportRequest): Query<ExpertSuggestion[]> {
  const client = useClient();
  return useQuery(['listExpertSuggestions', koncern, period.start, period.end, sites], () =>
    client.analytics.expertSuggestions({
      path: { id: koncern },
      query: {
        start_date: period.start,
        end_date: period.end,
        ...sites,
      },
    }),
  );
}
