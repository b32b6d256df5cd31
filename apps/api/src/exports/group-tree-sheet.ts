import { sql, type InferResult } from 'kysely';
import type { Cell, Column, Sheet } from '../files/sheet.ts';
import type { Caller } from '../server/caller.ts';
import { visibleSiteGroup } from '../organisation/site-groups/visible-site-group.ts';
import { sitesIn, type SiteScope } from '../authority/site-scope.ts';
import { addressOf } from '../organisation/sites/site-address.ts';
import type { Language } from '@vinrod/locale/messages/language';
import type { Queries } from '../store/database.ts';
import type { ListLayout } from './list-pdf.ts';
import { batchSize, readBatches } from '../files/read-batches.ts';
import { exportTexts as texts } from './texts.ts';

/** The first sites of a scope, in Swedish order of company and name as in the tree. */
function firstSites(db: Queries, caller: Caller, scope: SiteScope) {
  return sitesIn(db, scope)
    .innerJoin('company', (join) =>
      join
        .onRef('company.corporate_group_id', '=', 'site.corporate_group_id')
        .onRef('company.id', '=', 'site.company_id'),
    )
    .select([
      'site.site_id',
      'site.name',
      'site.building_name',
      'site.manager',
      'site.street',
      'site.postal_code',
      'site.city',
      'site.company_id',
      'company.name as company_name',
      'company.customer_id',
      sql<
        readonly string[]
      >`coalesce((select json_agg(site_group.name order by site_group.name, site_group.id)
        from site_group_site own join site_group on site_group.corporate_group_id = own.corporate_group_id
          and site_group.id = own.site_group_id
        where own.corporate_group_id = site.corporate_group_id and own.site_id = site.id
          and ${visibleSiteGroup(caller)}), '[]')`.as('group_names'),
    ])
    .orderBy('company.name')
    .orderBy('company.customer_id')
    .orderBy('company.id')
    .orderBy('site.name')
    .orderBy('site.site_id')
    .limit(batchSize);
}

type Row = InferResult<ReturnType<typeof firstSites>>[number];

function columnsIn(language: Language): readonly Column[] {
  const column = (text: keyof typeof texts, width: number): Column => ({
    heading: texts[text][language],
    width,
    format: { kind: 'text' },
  });
  return [
    column('company', 34),
    column('customerId', 14),
    column('siteId', 22),
    column('site', 34),
    column('building', 26),
    column('address', 38),
    column('manager', 24),
    column('siteGroups', 38),
  ];
}

/** Layout of the sites on a page, below their companies. */
export const groupTreeLayout: ListLayout = {
  groupedBy: [0, 1],
  columns: [
    { place: 3, width: 20 },
    { place: 2, width: 22 },
    { place: 4, width: 17 },
    { place: 5, width: 24 },
    { place: 6, width: 14 },
    { place: 7, width: 21 },
  ],
};

async function* cells(rows: AsyncIterable<Row>): AsyncGenerator<readonly Cell[], void, void> {
  for await (const row of rows)
    yield [
      row.company_name,
      row.customer_id,
      row.site_id,
      row.name,
      row.building_name,
      addressOf(row),
      row.manager,
      row.group_names.join(', '),
    ];
}

/** The sites of a scope in the order of the tree, each with its company and the site groups that the caller may see. */
export async function groupTreeSheet(
  db: Queries,
  caller: Caller,
  scope: SiteScope,
  language: Language,
): Promise<Sheet> {
  const rows = await readBatches<Row>((after) => {
    const found = firstSites(db, caller, scope);
    if (after === null) return found.execute();
    return found
      .where(
        sql<boolean>`(company.name, company.customer_id, company.id, site.name, site.site_id)
          > (${after.company_name}, ${after.customer_id}, ${after.company_id}::uuid, ${after.name}, ${after.site_id})`,
      )
      .execute();
  });
  return { name: texts.sites[language], columns: columnsIn(language), rows: cells(rows) };
}
