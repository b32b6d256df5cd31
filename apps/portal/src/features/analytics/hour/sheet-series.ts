import type { TimeSheetRow, TimeSheets } from '@vinrod/api-client';
import { seriesFromPoints, type QualityName, type TimeSeries } from '@vinrod/charts';

import type { Quantity } from './hour-address.ts';

const valueOf: Readonly<Record<Quantity, (row: TimeSheetRow) => number | null>> = {
  consumption: (row) => row.total_kwh,
  cost: (row) => row.cost_sek,
  price: (row) => row.spot_price_ore_per_kwh,
  temperature: (row) => row.temperature_c,
};

/** The quality of a row: the weakest of its sites. A sum of which a part is missing counts as estimated. */
export function rowQuality({ total_kwh: total, values }: TimeSheetRow): QualityName {
  if (total === null) return 'missing';
  const qualities = new Set(Object.values(values).map(({ quality }) => quality));
  if (qualities.has('missing') || qualities.has('estimated')) return 'estimated';
  return qualities.has('corrected') ? 'corrected' : 'measured';
}

/**
 * One quantity of the report as a series.
 *
 * @throws {ChartDataError} when the values cannot be drawn truthfully.
 */
export function sheetSeries({ rows, resolution }: TimeSheets, quantity: Quantity): TimeSeries {
  const isMetered = quantity === 'consumption';
  return seriesFromPoints(
    rows.map((row) => {
      const y = valueOf[quantity](row);
      const quality = isMetered ? rowQuality(row) : y === null ? 'missing' : 'measured';
      return { x: row.start, y, quality };
    }),
    resolution,
    quantity,
  );
}
