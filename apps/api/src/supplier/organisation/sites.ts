import { randomUUID } from 'node:crypto';
import type { SupplierSite } from '@vinrod/api-client/contract';
import { gsrnCheckDigit, isGsrn, looksLikeGsrn } from '../../identifiers/gsrn.ts';
import type { FieldProblem } from '../../server/api-error.ts';
import type { JsonRecord } from '../../server/json-document.ts';
import { tableFormat } from '../files/tables/index.ts';
import { putGroupRows, type GroupRows } from '../rows/group-rows.ts';
import { sentColumns } from '../rows/keyed-table.ts';
import { unknownReference } from '../rows/references.ts';
import type { RowKind } from '../rows/row-kind.ts';
import { supplierTexts } from '../texts.ts';

/** Columns that rows set by the same name, with their values in a new site. */
const columns: JsonRecord = {
  name: null,
  building_name: null,
  manager: null,
  street: null,
  postal_code: null,
  city: null,
  site_type: 'consumption',
  building_type: null,
  grid_owner: null,
  grid_area_code: null,
  price_area: null,
  meter_number: null,
  fuse_size_a: null,
  subscribed_power_kw: null,
  voltage_level: null,
  subscription_type: null,
  grid_tariff: null,
  metering_interval: 'hour',
  energy_tax_class: 'normal',
  heated_area_m2: null,
  supply_start: null,
  supply_end: null,
  status: 'active',
};

function isBefore(end: string | null = null, start: string | null = null): boolean {
  return end !== null && start !== null && end < start;
}

function problemsOf({ site_id, supply_start, supply_end }: SupplierSite): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (looksLikeGsrn(site_id) && !isGsrn(site_id)) {
    const digit = String(gsrnCheckDigit(site_id));
    problems.push({ field: 'site_id', texts: [supplierTexts.invalidSiteNumber({ digit })] });
  }
  if (isBefore(supply_end, supply_start))
    problems.push({ field: 'supply_end', texts: [supplierTexts.endBeforeStart] });
  return problems;
}

const rules: GroupRows<SupplierSite> = {
  table: {
    name: 'site',
    key: ['corporate_group_id', 'site_id'],
    fixed: ['id'],
    defaults: { company_id: null, ...columns },
    isDated: true,
  },
  refersTo: ({ customer_id }) => ({ customer_id }),
  place(row, corporateGroupId, references) {
    const companyId = references.company(row.corporate_group, row.customer_id);
    const problems = problemsOf(row);
    if (companyId === undefined) return [unknownReference.company, ...problems];
    if (problems.length > 0) return problems;
    return {
      key: { corporate_group_id: corporateGroupId, site_id: row.site_id },
      fixed: { id: randomUUID() },
      sent: { company_id: companyId, ...sentColumns(row, Object.keys(columns)) },
    };
  },
};

/** Sites by corporate group and anläggnings-id. */
export const siteRows: RowKind<SupplierSite> = {
  longestRow: 16 * 1024,
  formats: [tableFormat('sites')],
  batchSize: 500,
  key: ({ corporate_group, site_id }) => `${corporate_group} ${site_id}`,
  store: (trx, rows, intake) => putGroupRows(trx, rows, intake, rules),
};
