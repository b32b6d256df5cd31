import { sql } from 'kysely';
import type { FieldProblem } from '../../server/api-error.ts';
import type { Queries } from '../../store/index.ts';
import { supplierTexts } from '../texts.ts';

/** A corporate group as rows name it. */
export interface NamedCorporateGroup {
  readonly id: string;
  readonly name: string;
}

/** What rows refer to, by the supplier's keys. */
export interface References {
  corporateGroup(key: string): NamedCorporateGroup | undefined;
  /** Id of a company by its customer number. */
  company(corporateGroup: string, customerId: string): string | undefined;
  /** A site by its anläggnings-id. */
  site(corporateGroup: string, siteId: string): NamedSite | undefined;
}

/** A site as rows name it. */
export interface NamedSite {
  readonly id: string;
  readonly name: string;
}

/** The names in rows. */
export interface ReferringRow {
  readonly corporate_group: string;
  readonly customer_id?: string;
  /** Anläggnings-id of the row, or of each of its lines. */
  readonly site_ids?: readonly string[];
}

/** A reference that leads nowhere. */
export const unknownReference = {
  corporateGroup: { field: 'corporate_group', texts: [supplierTexts.unknownCorporateGroup] },
  company: { field: 'customer_id', texts: [supplierTexts.unknownCompany] },
  site: { field: 'site_id', texts: [supplierTexts.unknownSite] },
} as const satisfies Readonly<Record<string, FieldProblem>>;

/** Separates a corporate group's key from another; keys hold no white space. */
function pairOf(corporateGroup: string, key: string): string {
  return `${corporateGroup} ${key}`;
}

async function holdCorporateGroups(db: Queries, keys: readonly string[]) {
  return db
    .selectFrom('corporate_group')
    .select(['id', 'name', 'supplier_key'])
    .where((row) =>
      row.or([
        row('supplier_key', 'in', keys),
        // One that was made in the portal has no key, and is known by its uuid until it gets one.
        row.and([row('supplier_key', 'is', null), row(sql<string>`id::text`, 'in', keys)]),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

interface Wanted {
  readonly group: string;
  readonly key: string;
}

function wantedJson(wanted: ReadonlyMap<string, Wanted>) {
  return sql`json_to_recordset(${JSON.stringify([...wanted.values()])}::json) as wanted ("group" uuid, key text)`;
}

/**
 * Finds what rows refer to. Their corporate groups are held until the end of the transaction, always in the same order:
 * what is stored in one of them is stored one request after the other.
 */
export async function findReferences(db: Queries, rows: readonly ReferringRow[]): Promise<References> {
  const keys = [...new Set(rows.map((row) => row.corporate_group))];
  const held = keys.length === 0 ? [] : await holdCorporateGroups(db, keys);
  const groups = new Map(held.map((row) => [row.supplier_key ?? row.id, { id: row.id, name: row.name }]));
  const keyOf = new Map(held.map((row) => [row.id, row.supplier_key ?? row.id]));
  const wantedCompanies = new Map<string, Wanted>();
  const wantedSites = new Map<string, Wanted>();
  for (const { corporate_group, customer_id, site_ids = [] } of rows) {
    const group = groups.get(corporate_group)?.id;
    if (group === undefined) continue;
    if (customer_id !== undefined)
      wantedCompanies.set(pairOf(group, customer_id), { group, key: customer_id });
    for (const key of site_ids) wantedSites.set(pairOf(group, key), { group, key });
  }
  const companies = new Map<string, string>();
  if (wantedCompanies.size > 0) {
    const found = await sql<{ corporate_group_id: string; customer_id: string; id: string }>`
      select corporate_group_id, customer_id, id from company
      join ${wantedJson(wantedCompanies)}
        on company.corporate_group_id = wanted.group and company.customer_id = wanted.key`.execute(db);
    for (const row of found.rows)
      companies.set(pairOf(keyOf.get(row.corporate_group_id) ?? '', row.customer_id), row.id);
  }
  const sites = new Map<string, NamedSite>();
  if (wantedSites.size > 0) {
    const found = await sql<{ corporate_group_id: string; site_id: string; id: string; name: string }>`
      select corporate_group_id, site_id, id, name from site
      join ${wantedJson(wantedSites)}
        on site.corporate_group_id = wanted.group and site.site_id = wanted.key`.execute(db);
    for (const row of found.rows)
      sites.set(pairOf(keyOf.get(row.corporate_group_id) ?? '', row.site_id), { id: row.id, name: row.name });
  }
  return {
    corporateGroup: (key) => groups.get(key),
    company: (corporateGroup, customerId) => companies.get(pairOf(corporateGroup, customerId)),
    site: (corporateGroup, siteId) => sites.get(pairOf(corporateGroup, siteId)),
  };
}
