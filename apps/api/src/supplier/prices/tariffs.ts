import type { SupplierTariff } from '@vinrod/api-client/contract';
import { tableFormat } from '../files/tables/index.ts';
import { putGroupRows, type GroupRows } from '../rows/group-rows.ts';
import { sentColumns } from '../rows/keyed-table.ts';
import { unknownReference } from '../rows/references.ts';
import type { RowKind } from '../rows/row-kind.ts';
import { supplierTexts } from '../texts.ts';

const columns = [
  'name',
  'high_load_months',
  'high_load_weekdays',
  'high_load_from_hour',
  'high_load_to_hour',
  'high_load_on_holidays',
  'fuse_sizes_a',
  'power_step_kw',
  'least_power_kw',
];

const rules: GroupRows<SupplierTariff> = {
  table: {
    name: 'site_tariff',
    key: ['corporate_group_id', 'site_id', 'valid_from'],
    defaults: Object.fromEntries(columns.map((column) => [column, null])),
    isDated: false,
  },
  refersTo: ({ site_id }) => ({ site_ids: [site_id] }),
  place(row, corporateGroupId, references) {
    const site = references.site(row.corporate_group, row.site_id);
    if (site === undefined) return [unknownReference.site];
    if (row.high_load_to_hour <= row.high_load_from_hour)
      return [{ field: 'high_load_to_hour', texts: [supplierTexts.endBeforeStart] }];
    return {
      key: { corporate_group_id: corporateGroupId, site_id: site.id, valid_from: row.valid_from },
      sent: sentColumns(row, columns),
    };
  },
};

/** Network tariffs by site and first day. */
export const tariffRows: RowKind<SupplierTariff> = {
  longestRow: 16 * 1024,
  formats: [tableFormat('tariffs')],
  batchSize: 500,
  key: ({ corporate_group, site_id, valid_from }) => `${corporate_group} ${site_id} ${valid_from}`,
  store: (trx, rows, intake) => putGroupRows(trx, rows, intake, rules),
};
