import type { SiteTreeNode } from '@vinrod/api-client/contract';
import type { Queries } from '../store/database.ts';
import { sitesIn, type SiteScope } from './site-scope.ts';

interface SiteRow {
  readonly id: string;
  readonly site_id: string;
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
}

/** Street, postcode and town on one line; null when nothing is known. */
function addressOf(site: Pick<SiteRow, 'street' | 'postal_code' | 'city'>): string | null {
  const town = [site.postal_code, site.city].filter((part) => part !== null).join(' ');
  const address = [site.street, town].filter((part) => part !== null && part !== '').join(', ');
  return address === '' ? null : address;
}

function siteNode(site: SiteRow): SiteTreeNode {
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
    site_count: 1,
    is_favorite: site.favorite_user !== null,
    children: [],
  };
}

function companyNode(company: SiteRow, sites: readonly SiteRow[]): SiteTreeNode {
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
    is_favorite: false,
    children: sites.map(siteNode),
  };
}

/**
 * The bolag of a scope with their sites, in Swedish order, from one query. A bolag without a site
 * that the caller may see is left out.
 *
 * @param userId - Whose favourites are marked.
 */
export async function siteTree(db: Queries, scope: SiteScope, userId: string): Promise<SiteTreeNode[]> {
  const sites = await sitesIn(db, scope)
    .innerJoin('company', (join) =>
      join
        .onRef('company.corporate_group_id', '=', 'site.corporate_group_id')
        .onRef('company.id', '=', 'site.company_id'),
    )
    .leftJoin('site_favorite', (join) =>
      join
        .onRef('site_favorite.corporate_group_id', '=', 'site.corporate_group_id')
        .onRef('site_favorite.site_id', '=', 'site.id')
        .on('site_favorite.user_id', '=', userId),
    )
    .select([
      'site.id',
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
      'site_favorite.user_id as favorite_user',
    ])
    .orderBy('company.name')
    .orderBy('company.customer_id')
    .orderBy('site.name')
    .orderBy('site.site_id')
    .execute();
  return [...Map.groupBy(sites, (site) => site.company_id).values()].flatMap((own) => {
    const [first] = own;
    return first === undefined ? [] : [companyNode(first, own)];
  });
}
