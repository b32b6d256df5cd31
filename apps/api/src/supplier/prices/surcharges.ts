import type { SupplierSurcharge } from '@vinrod/api-client/contract';
import { tableFormat } from '../files/tables/index.ts';
import { putGroupRows, type GroupRows } from '../rows/group-rows.ts';
import { unknownReference } from '../rows/references.ts';
import type { RowKind } from '../rows/row-kind.ts';

/** öre/MWh in one öre/kWh. */
const perKilowattHour = 1000;

const rules: GroupRows<SupplierSurcharge> = {
  table: {
    name: 'company_surcharge',
    key: ['corporate_group_id', 'company_id', 'valid_from'],
    defaults: { ore_per_mwh: null },
    isDated: false,
  },
  refersTo: ({ customer_id }) => ({ customer_id }),
  place(row, corporateGroupId, references) {
    const companyId = references.company(row.corporate_group, row.customer_id);
    if (companyId === undefined) return [unknownReference.company];
    return {
      key: { corporate_group_id: corporateGroupId, company_id: companyId, valid_from: row.valid_from },
      sent: { ore_per_mwh: Math.round(row.ore_per_kwh * perKilowattHour) },
    };
  },
};

/** The supplier's surcharges by company and first day. */
export const surchargeRows: RowKind<SupplierSurcharge> = {
  longestRow: 16 * 1024,
  formats: [tableFormat('surcharges')],
  batchSize: 500,
  key: ({ corporate_group, customer_id, valid_from }) => `${corporate_group} ${customer_id} ${valid_from}`,
  store: (trx, rows, intake) => putGroupRows(trx, rows, intake, rules),
};
