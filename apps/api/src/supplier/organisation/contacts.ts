import { randomUUID } from 'node:crypto';
import type { SupplierContact } from '@vinrod/api-client/contract';
import type { JsonRecord } from '../../server/json-document.ts';
import { tableFormat } from '../files/tables/index.ts';
import { holdForEverybody } from '../rows/hold-for-everybody.ts';
import { putKeyedRows, rowOutcome, sentColumns, type KeyedTable } from '../rows/keyed-table.ts';
import { findReferences, unknownReference, type References } from '../rows/references.ts';
import { refusedRow, type RowKind, type RowOutcome } from '../rows/row-kind.ts';

const columns = {
  full_name: null,
  title: null,
  role: null,
  phone_number: null,
  email: null,
  opening_hours: null,
  sort_order: 0,
};

const table: KeyedTable = {
  name: 'contact',
  key: ['supplier_key'],
  fixed: ['id'],
  defaults: { corporate_group_id: null, ...columns },
  isDated: false,
};

function ownerColumn({ corporate_group }: SupplierContact, references: References): JsonRecord {
  if (corporate_group === undefined) return {};
  const owner = corporate_group === null ? undefined : references.corporateGroup(corporate_group);
  return { corporate_group_id: owner?.id ?? null };
}

/** Contacts by the supplier's key, of a corporate group or for everybody. */
export const contactRows: RowKind<SupplierContact> = {
  longestRow: 16 * 1024,
  formats: [tableFormat('contacts')],
  batchSize: 500,
  key: ({ key }) => key,
  async store(trx, rows, { now }) {
    await holdForEverybody(trx, 'contacts');
    const references = await findReferences(
      trx,
      rows.flatMap(({ row: { corporate_group = null } }) =>
        corporate_group === null ? [] : [{ corporate_group }],
      ),
    );
    const known = rows.filter(
      ({ row: { corporate_group = null } }) =>
        corporate_group === null || references.corporateGroup(corporate_group) !== undefined,
    );
    const outcomes = await putKeyedRows(
      trx,
      table,
      known.map(({ row }) => ({
        key: { supplier_key: row.key },
        fixed: { id: randomUUID() },
        sent: {
          ...sentColumns(row, Object.keys(columns)),
          ...ownerColumn(row, references),
        },
      })),
      now,
    );
    const byLine = new Map(known.map(({ line }, index) => [line, outcomes[index]]));
    return rows.map(({ line }): RowOutcome => {
      const outcome = byLine.get(line);
      if (outcome === undefined) return refusedRow(unknownReference.corporateGroup);
      const corporateGroupId = outcome.row['corporate_group_id'];
      return rowOutcome(outcome, typeof corporateGroupId === 'string' ? corporateGroupId : null);
    });
  },
};
