import type { KilowattHours, Kilowatts, Kronor, TimeSheets } from '@vinrod/api-client';

/** Totals of a time report. */
export interface SheetSums {
  readonly kwh: KilowattHours | null;
  readonly costSek: Kronor | null;
  /** Highest power of an interval, kW, and when; null when nothing is measured. */
  readonly highest: { readonly kw: Kilowatts; readonly at: string } | null;
  readonly missing: number;
  readonly incomplete: number;
  readonly estimated: number;
}

/** Hours that one row covers. */
const hoursOfRow = { quarter: 0.25, hour: 1 } as const;

/**
 * Sums the rows shown. The highest power comes from quarters or hours, never from a daily mean, which would hide the
 * peak that is paid for.
 */
export function sheetSums({ rows, sites, resolution }: TimeSheets): SheetSums {
  let kwh: KilowattHours | null = null;
  let costSek: Kronor | null = null;
  let highest: SheetSums['highest'] = null;
  const hours = resolution === 'quarter' || resolution === 'hour' ? hoursOfRow[resolution] : undefined;
  for (const { total_kwh: total, cost_sek: cost, start } of rows) {
    if (total !== null) {
      kwh = (kwh ?? 0) + total;
      const kw = hours === undefined ? undefined : total / hours;
      if (kw !== undefined && (highest === null || kw > highest.kw)) highest = { kw, at: start };
    }
    if (cost !== null) costSek = (costSek ?? 0) + cost;
  }
  return {
    kwh,
    costSek,
    highest,
    incomplete: sites.reduce((sum, site) => sum + site.incomplete_count, 0),
    missing: sites.reduce((sum, site) => sum + site.missing_count, 0),
    estimated: sites.reduce((sum, site) => sum + site.estimated_count, 0),
  };
}
