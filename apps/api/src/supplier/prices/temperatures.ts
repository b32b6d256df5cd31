import type { SupplierTemperatures } from '@vinrod/api-client/contract';
import { holdForEverybody } from '../rows/hold-for-everybody.ts';
import { smhiTemperatures } from '../files/smhi-temperatures.ts';
import { tableFormat } from '../files/tables/index.ts';
import type { RowKind } from '../rows/row-kind.ts';
import { putAreaDays } from './put-area-days.ts';

/** Tenths in one °C. */
const tenths = 10;

/** Outdoor temperatures by area and day. */
export const temperatureRows: RowKind<SupplierTemperatures> = {
  longestRow: 16 * 1024,
  formats: [smhiTemperatures, tableFormat('temperatures')],
  batchSize: 500,
  key: ({ price_area, day }) => `${price_area} ${day}`,
  async store(trx, rows, { now }) {
    await holdForEverybody(trx, 'prices');
    return putAreaDays(trx, rows, now, {
      table: 'temperature_day',
      columns: ['deci_celsius'],
      field: 'celsius',
      valuesOf: (row) => row.celsius,
      perHour: () => 1,
      columnsOf: (row) => ({ deci_celsius: row.celsius.map((celsius) => Math.round(celsius * tenths)) }),
    });
  },
};
