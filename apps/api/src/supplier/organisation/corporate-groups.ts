import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SupplierCorporateGroup } from '@vinrod/api-client/contract';
import { isOrganizationNumber } from '../../identifiers/organization-number.ts';
import type { Queries } from '../../store/index.ts';
import { tableFormat } from '../files/tables/index.ts';
import { putKeyedRows, rowOutcome, sentColumns, type KeyedTable } from '../rows/keyed-table.ts';
import { holdForEverybody } from '../rows/hold-for-everybody.ts';
import { refusedRow, type RowKind, type RowOutcome } from '../rows/row-kind.ts';
import { supplierTexts } from '../texts.ts';

const table: KeyedTable = {
  name: 'corporate_group',
  key: ['supplier_key'],
  fixed: ['id'],
  defaults: { name: null, organization_number: null, status: 'active' },
  isDated: true,
};

/**
 * Gives keys to corporate groups that were made in the portal, by their organisation number.
 *
 * @returns the keys whose organisation number several of them have.
 */
async function takeOver(db: Queries, rows: readonly SupplierCorporateGroup[]): Promise<ReadonlySet<string>> {
  const sent = rows.map(({ key, organization_number }) => ({ key, organization_number }));
  const { rows: found } = await sql<{ key: string; ids: string[] }>`
    select wanted.key, array_agg(unkeyed.id::text) as ids
    from json_to_recordset(${JSON.stringify(sent)}::json) as wanted (key text, organization_number text)
    join corporate_group as unkeyed on unkeyed.supplier_key is null
      and unkeyed.organization_number = wanted.organization_number
    where not exists (select from corporate_group where supplier_key = wanted.key)
    group by wanted.key`.execute(db);
  const ambiguous = new Set<string>();
  for (const { key, ids } of found) {
    const [only, ...others] = ids;
    if (only === undefined) continue;
    if (others.length > 0) ambiguous.add(key);
    // Two rows with one organisation number: the first gets the corporate group, the other makes one of its own.
    else
      await db
        .updateTable('corporate_group')
        .set({ supplier_key: key })
        .where('id', '=', only)
        .where('supplier_key', 'is', null)
        .execute();
  }
  return ambiguous;
}

/** Corporate groups by the supplier's key. */
export const corporateGroupRows: RowKind<SupplierCorporateGroup> = {
  longestRow: 16 * 1024,
  formats: [tableFormat('corporate_groups')],
  batchSize: 500,
  key: ({ key }) => key,
  async store(trx, rows, { now }) {
    await holdForEverybody(trx, 'corporate groups');
    const valid = rows.filter(({ row }) => isOrganizationNumber(row.organization_number));
    const ambiguous = await takeOver(
      trx,
      valid.map(({ row }) => row),
    );
    const kept = valid.filter(({ row }) => !ambiguous.has(row.key));
    const outcomes = await putKeyedRows(
      trx,
      table,
      kept.map(({ row }) => ({
        key: { supplier_key: row.key },
        fixed: { id: randomUUID() },
        sent: sentColumns(row, ['name', 'organization_number', 'status']),
      })),
      now,
    );
    const byLine = new Map(kept.map(({ line }, index) => [line, outcomes[index]]));
    return rows.map(({ line, row }): RowOutcome => {
      if (ambiguous.has(row.key))
        return refusedRow({ field: 'key', texts: [supplierTexts.ambiguousOrganizationNumber] });
      const outcome = byLine.get(line);
      if (outcome === undefined)
        return refusedRow({ field: 'organization_number', texts: [supplierTexts.invalidOrganizationNumber] });
      return rowOutcome(outcome, String(outcome.row['id']));
    });
  },
};
