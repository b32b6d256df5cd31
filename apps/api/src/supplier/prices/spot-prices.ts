import type { SupplierSpotPrices } from '@vinrod/api-client/contract';
import { holdForEverybody } from '../rows/hold-for-everybody.ts';
import type { JsonRecord } from '../../server/json-document.ts';
import { putAreaDays } from './put-area-days.ts';
import { entsoePrices } from '../files/entsoe-prices.ts';
import { tableFormat } from '../files/tables/index.ts';
import type { RowKind } from '../rows/row-kind.ts';

/** öre/MWh in one öre/kWh. */
const perKilowattHour = 1000;
const quartersPerHour = 4;

/** Prices in whole öre/MWh, by hour and, when they were set so, by quarter. */
function columnsOf({ resolution, ore_per_kwh }: SupplierSpotPrices): JsonRecord {
  const prices = ore_per_kwh.map((price) => Math.round(price * perKilowattHour));
  if (resolution === 'hour') return { ore_per_mwh: prices, quarter_ore_per_mwh: null };
  const hours = Array.from({ length: prices.length / quartersPerHour }, (_, hour) => {
    const quarters = prices.slice(hour * quartersPerHour, (hour + 1) * quartersPerHour);
    return Math.round(quarters.reduce((sum, price) => sum + price, 0) / quartersPerHour);
  });
  return { ore_per_mwh: hours, quarter_ore_per_mwh: prices };
}

/** Day-ahead prices by area and day. */
export const spotPriceRows: RowKind<SupplierSpotPrices> = {
  longestRow: 16 * 1024,
  formats: [entsoePrices, tableFormat('spot_prices')],
  batchSize: 500,
  key: ({ price_area, day }) => `${price_area} ${day}`,
  async store(trx, rows, { now }) {
    await holdForEverybody(trx, 'prices');
    return putAreaDays(trx, rows, now, {
      table: 'spot_price_day',
      columns: ['ore_per_mwh', 'quarter_ore_per_mwh'],
      field: 'ore_per_kwh',
      valuesOf: (row) => row.ore_per_kwh,
      perHour: ({ resolution }) => (resolution === 'quarter' ? 4 : 1),
      columnsOf,
    });
  },
};
