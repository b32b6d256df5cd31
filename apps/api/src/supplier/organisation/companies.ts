import { randomUUID } from 'node:crypto';
import type { SupplierCompany } from '@vinrod/api-client/contract';
import { isOrganizationNumber } from '../../identifiers/organization-number.ts';
import type { FieldProblem } from '../../server/api-error.ts';
import type { JsonRecord } from '../../server/json-document.ts';
import { tableFormat } from '../files/tables/index.ts';
import { putGroupRows, type GroupRows } from '../rows/group-rows.ts';
import { sentColumns } from '../rows/keyed-table.ts';
import type { RowKind } from '../rows/row-kind.ts';
import { supplierTexts } from '../texts.ts';

const addressParts = ['street', 'postal_code', 'city', 'country'] as const;

/** Columns of an address; all null for none. */
function addressColumns(
  prefix: 'invoice' | 'visiting',
  address: SupplierCompany['invoice_address'],
): JsonRecord {
  if (address === undefined) return {};
  return Object.fromEntries(addressParts.map((part) => [`${prefix}_${part}`, address?.[part] ?? null]));
}

function contractColumns(contract: SupplierCompany['contract']): JsonRecord {
  if (contract === undefined) return {};
  return {
    contract_name: contract?.name ?? null,
    contract_type: contract?.type ?? null,
    contract_start_date: contract?.start_date ?? null,
    contract_end_date: contract?.end_date ?? null,
    contract_notice_months: contract?.notice_months ?? null,
  };
}

function problemsOf({ organization_number, contract }: SupplierCompany): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (!isOrganizationNumber(organization_number))
    problems.push({ field: 'organization_number', texts: [supplierTexts.invalidOrganizationNumber] });
  const { start_date = null, end_date = null } = contract ?? {};
  if (start_date !== null && end_date !== null && end_date < start_date)
    problems.push({ field: 'contract.end_date', texts: [supplierTexts.endBeforeStart] });
  return problems;
}

const rules: GroupRows<SupplierCompany> = {
  table: {
    name: 'company',
    key: ['corporate_group_id', 'customer_id'],
    fixed: ['id'],
    defaults: {
      name: null,
      organization_number: null,
      environmental_choice: 'residual_mix',
      ...contractColumns(null),
      ...addressColumns('invoice', null),
      ...addressColumns('visiting', null),
      invoice_email: null,
      invoice_reference: null,
      invoice_delivery: 'pdf_email',
      peppol_id: null,
      status: 'active',
    },
    isDated: true,
  },
  refersTo: () => ({}),
  place(row, corporateGroupId) {
    const problems = problemsOf(row);
    if (problems.length > 0) return problems;
    return {
      key: { corporate_group_id: corporateGroupId, customer_id: row.customer_id },
      fixed: { id: randomUUID() },
      sent: {
        ...sentColumns(row, [
          'name',
          'organization_number',
          'environmental_choice',
          'invoice_email',
          'invoice_reference',
          'invoice_delivery',
          'peppol_id',
          'status',
        ]),
        ...contractColumns(row.contract),
        ...addressColumns('invoice', row.invoice_address),
        ...addressColumns('visiting', row.visiting_address),
      },
    };
  },
};

/** Companies by corporate group and customer number. */
export const companyRows: RowKind<SupplierCompany> = {
  longestRow: 16 * 1024,
  formats: [tableFormat('companies')],
  batchSize: 500,
  key: ({ corporate_group, customer_id }) => `${corporate_group} ${customer_id}`,
  store: (trx, rows, intake) => putGroupRows(trx, rows, intake, rules),
};
