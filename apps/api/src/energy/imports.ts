import { sql } from 'kysely';
import type { MeterImportPage, operations } from '@vinrod/api-client/contract';
import { formatInstant } from '@vinrod/locale/clock';
import { visibleCorporateGroup } from '../authority/site-scope.ts';
import { matchesSearch, readPage, type ListOrder } from '../server/list-query.ts';
import { operation, type Operation } from '../server/operation.ts';

type Query = NonNullable<operations['listImports']['parameters']['query']>;

const fileName = sql`meter_import.file_name collate sv`;

const order: ListOrder<NonNullable<Query['ordering']>> = {
  keys: {
    imported_at: [sql.ref('meter_import.imported_at')],
    file_name: [fileName],
    corporate_group: [sql.ref('corporate_group.name')],
  },
  fallback: '-imported_at',
  unique: [sql`imported_at desc`, sql.ref('meter_import.id')],
};

/** Imports of values for the corporate groups that the caller may see. */
export const listImports: Operation = operation(
  'listImports',
  async ({ deps, caller, query, request }): Promise<MeterImportPage> => {
    const { db } = deps.database;
    const rows = db
      .selectFrom('meter_import')
      .innerJoin('corporate_group', 'corporate_group.id', 'meter_import.corporate_group_id')
      .selectAll('meter_import')
      .select('corporate_group.name as corporate_group_name')
      .where(visibleCorporateGroup(caller))
      .where(
        matchesSearch(query.search, [
          fileName,
          sql.ref('corporate_group.name'),
          sql.ref('meter_import.imported_by'),
        ]),
      );
    const page = await readPage(db, rows, query, order, request.url);
    return {
      ...page,
      results: page.results.map((row) => ({
        uuid: row.id,
        imported_at: formatInstant(row.imported_at.getTime()),
        corporate_group: { uuid: row.corporate_group_id, name: row.corporate_group_name },
        file_name: row.file_name,
        imported_by: row.imported_by,
        added_count: row.added_count,
        changed_count: row.changed_count,
        unchanged_count: row.unchanged_count,
      })),
    };
  },
);
