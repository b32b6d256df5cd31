import type { TimeSheetRow } from '@vinrod/api-client';

/** A day with its consumption. */
export interface PeakDay extends TimeSheetRow {
  readonly total_kwh: number;
}

function isComplete(row: TimeSheetRow): row is PeakDay {
  return row.total_kwh !== null && row.quality !== 'incomplete';
}

/**
 * The days with the highest consumption, the highest first and of two alike the later one. Days that lack values are left
 * out: what they lack may be what would have made them the highest.
 */
export function peakDays(rows: readonly TimeSheetRow[], count: number): readonly PeakDay[] {
  return rows
    .filter(isComplete)
    .toSorted((one, other) => other.total_kwh - one.total_kwh || other.start.localeCompare(one.start))
    .slice(0, count);
}
