import { sql } from 'kysely';
import type { SiteStatus, SiteTreeNode } from '@vinrod/api-client/contract';
import type { Queries } from '../../store/database.ts';
import type { Caller } from '../../server/caller.ts';
import { toKwhOrNull } from '../../quantities/rounding.ts';
import { readAnnualWh } from '../annual-consumption.ts';
import { visibleSiteGroup } from '../site-groups/visible-site-group.ts';
import { visibleSite } from '../../authority/site-scope.ts';
import { addressOf } from './site-address.ts';
import type { WattHours } from '../../quantities/quantities.ts';

interface SiteRow {
  readonly id: string;
  readonly site_id: string;
  readonly number: number;
  readonly name: string;
  readonly building_name: string | null;
  readonly manager: string | null;
  readonly street: string | null;
  readonly postal_code: string | null;
  readonly city: string | null;
  readonly company_id: string;
  readonly company_name: string;
  readonly customer_id: string;
  readonly favorite_user: string | null;
  readonly company_favorite_user: string | null;
  readonly status: SiteStatus;
  readonly corporate_group_id: string;
}

/** Wh of the last twelve full months, by site. */
type AnnualWh = ReadonlyMap<string, WattHours>;

const swedishOrder = new Intl.Collator('sv');

function siteNode(site: SiteRow, annualWh: AnnualWh | null): SiteTreeNode {
  return {
    key: `site:${site.id}`,
    type: 'site',
    uuid: site.id,
    name: site.name,
    company: site.company_name,
    customer_id: site.customer_id,
    address: addressOf(site),
    manager: site.manager,
    building_name: site.building_name,
    site_id: site.site_id,
    number: site.number,
    site_count: 1,
    is_favorite: site.favorite_user !== null,
    ...(annualWh === null
      ? {}
      : { annual_consumption_kwh: toKwhOrNull(annualWh.get(site.id) ?? null), status: site.status }),
    children: [],
  };
}

function companyNode(company: SiteRow, sites: readonly SiteRow[], annualWh: AnnualWh | null): SiteTreeNode {
  return {
    key: `company:${company.company_id}`,
    type: 'company',
    uuid: company.company_id,
    name: company.company_name,
    company: company.company_name,
    customer_id: company.customer_id,
    address: null,
    manager: null,
    building_name: null,
    site_id: null,
    site_count: sites.length,
    is_favorite: company.company_favorite_user !== null,
    children: sites.map((site) => siteNode(site, annualWh)),
  };
}

/** The sites that the caller may see, in one corporate group or all, in Swedish order of company and name. */
function sitesOf(db: Queries, caller: Caller, corporateGroupId: string | undefined): Promise<SiteRow[]> {
  const sites = db
    .selectFrom('site')
    .innerJoin('company', (join) =>
      join
        .onRef('company.corporate_group_id', '=', 'site.corporate_group_id')
        .onRef('company.id', '=', 'site.company_id'),
    )
    .leftJoin('site_favorite', (join) =>
      join
        .onRef('site_favorite.corporate_group_id', '=', 'site.corporate_group_id')
        .onRef('site_favorite.site_id', '=', 'site.id')
        .on('site_favorite.user_id', '=', caller.userId),
    )
    .leftJoin('company_favorite', (join) =>
      join
        .onRef('company_favorite.corporate_group_id', '=', 'site.corporate_group_id')
        .onRef('company_favorite.company_id', '=', 'site.company_id')
        .on('company_favorite.user_id', '=', caller.userId),
    )
    .select([
      'site.id',
      'site.site_id',
      'site.number',
      'site.name',
      'site.building_name',
      'site.manager',
      'site.street',
      'site.postal_code',
      'site.city',
      'site.status',
      'site.corporate_group_id',
      'site.company_id',
      'company.name as company_name',
      'company.customer_id',
      'site_favorite.user_id as favorite_user',
      'company_favorite.user_id as company_favorite_user',
    ])
    .where(visibleSite(caller))
    .orderBy('company.name')
    .orderBy('company.customer_id')
    .orderBy('company.id')
    .orderBy('site.name')
    .orderBy('site.site_id');
  return (
    corporateGroupId === undefined ? sites : sites.where('site.corporate_group_id', '=', corporateGroupId)
  ).execute();
}

/** Their consumption of the twelve full months before; null when it is not asked for. */
async function annualWhOf(
  db: Queries,
  sites: readonly SiteRow[],
  now: Date | undefined,
): Promise<AnnualWh | null> {
  if (now === undefined) return null;
  return readAnnualWh(db, [...new Set(sites.map((site) => site.corporate_group_id))], now);
}

function companyNodes(sites: readonly SiteRow[], annualWh: AnnualWh | null): SiteTreeNode[] {
  return [...Map.groupBy(sites, (site) => site.company_id).values()].flatMap((own) => {
    const [first] = own;
    return first === undefined ? [] : [companyNode(first, own, annualWh)];
  });
}

/**
 * The companies of one corporate group, or of all that the caller may see, with their sites in Swedish order. Leaves
 * out
 * companies without a visible site. Each site has its consumption of the last twelve full months.
 */
export async function companyTree(
  db: Queries,
  caller: Caller,
  now: Date,
  corporateGroupId?: string,
): Promise<SiteTreeNode[]> {
  const sites = await sitesOf(db, caller, corporateGroupId);
  return companyNodes(sites, await annualWhOf(db, sites, now));
}

interface GroupRow {
  readonly id: string;
  readonly name: string;
  readonly is_favorite: boolean;
  readonly site_ids: readonly string[];
}

/** The visible site groups of a corporate group in Swedish order, with the ids of their sites. */
async function groupsOf(db: Queries, caller: Caller, corporateGroupId: string): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`select site_group.id, site_group.name,
      exists (select from site_group_favorite own where own.corporate_group_id = site_group.corporate_group_id
        and own.site_group_id = site_group.id and own.user_id = ${caller.userId}) as is_favorite,
      coalesce((select json_agg(site_id) from site_group_site own
        where own.corporate_group_id = site_group.corporate_group_id
          and own.site_group_id = site_group.id), '[]') as site_ids
    from site_group
    where site_group.corporate_group_id = ${corporateGroupId} and ${visibleSiteGroup(caller)}
    order by site_group.name, site_group.id`.execute(db);
  return rows;
}

function groupNode(group: GroupRow, sites: readonly SiteRow[], annualWh: AnnualWh | null): SiteTreeNode {
  const wanted = new Set(group.site_ids);
  const key = `group:${group.id}`;
  const own = sites
    .filter((site) => wanted.has(site.id))
    .toSorted((a, b) => swedishOrder.compare(a.name, b.name) || (a.site_id < b.site_id ? -1 : 1));
  return {
    key,
    type: 'group',
    uuid: group.id,
    name: group.name,
    company: null,
    customer_id: null,
    address: null,
    manager: null,
    building_name: null,
    site_id: null,
    site_count: own.length,
    is_favorite: group.is_favorite,
    children: own.map((site) => {
      const node = siteNode(site, annualWh);
      return { ...node, key: `${key}/${node.key}` };
    }),
  };
}

/**
 * The companies of a corporate group with their sites, then its site groups with theirs, in Swedish order, from one
 * query each. Leaves out what has no visible site.
 *
 * @param now - Adds each site's status and its consumption of the twelve full months before.
 */
export async function siteTree(
  db: Queries,
  caller: Caller,
  corporateGroupId: string,
  now?: Date,
): Promise<SiteTreeNode[]> {
  const sites = await sitesOf(db, caller, corporateGroupId);
  const annualWh = await annualWhOf(db, sites, now);
  const groups = await groupsOf(db, caller, corporateGroupId);
  const groupNodes = groups
    .map((group) => groupNode(group, sites, annualWh))
    .filter((node) => node.site_count > 0);
  return [...companyNodes(sites, annualWh), ...groupNodes];
}
