import type { TimeSheetRow, TimeSheets } from '@vinrod/api-client';
import { seriesFromPoints, type TimeSeries } from '@vinrod/charts';

import type { Quantity } from './hour-query-params.ts';

const valueOf: Readonly<Record<Quantity, (row: TimeSheetRow) => number | null>> = {
  consumption: (row) => row.total_kwh,
  cost: (row) => row.cost_sek,
  price: (row) => row.spot_price_ore_per_kwh,
  temperature: (row) => row.temperature_c,
};

/**
 * Converts a quantity of the report to a series.
 *
 * @throws {ChartDataError} when the values cannot be drawn truthfully.
 */
export function sheetSeries({ rows, resolution }: TimeSheets, quantity: Quantity): TimeSeries {
  const isMetered = quantity === 'consumption';
  return seriesFromPoints(
    rows.map((row) => {
      const y = valueOf[quantity](row);
      const quality = isMetered ? row.quality : y === null ? 'missing' : 'measured';
      return { x: row.start, y, quality };
    }),
    resolution,
    quantity,
  );
}
