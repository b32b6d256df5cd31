import type { Company, CorporateGroup, Page, Site, SiteStatus, SiteTreeNode } from '@vinrod/api-client';
import type { ListParameters } from '@vinrod/ui/data-table';

import { useQuery, type Query } from '#data';
import { knownOrdering } from '#list-address';
import { useClient } from '#session';

/** Which part of a list to load. */
export interface ListRequest extends ListParameters {
  /** Only the user's favourites. */
  readonly onlyFavorites?: boolean;
}

/** Which koncerner to load. */
export interface KoncernerRequest extends ListRequest {
  /** Only those that this internal user (uuid) looks after. */
  readonly accountManager?: string | undefined;
}

const koncernFields = [
  'name',
  'organization_number',
  'customer_count',
  'site_count',
  'annual_consumption_kwh',
] as const;

const companyFields = ['name', 'customer_id', 'site_count', 'annual_consumption_kwh'] as const;

const siteFields = [
  'name',
  'site_id',
  'building_name',
  'address',
  'manager',
  'price_area',
  'annual_consumption_kwh',
  'status',
] as const;

function onlyMarked(isAsked: boolean | undefined): true | undefined {
  return isAsked === true ? true : undefined;
}

/** One page of the koncerner the user may see. */
export function useKoncerner(request: KoncernerRequest): Query<Page<CorporateGroup>> {
  const client = useClient();
  const { limit, offset, search, accountManager } = request;
  const ordering = knownOrdering(koncernFields, request.ordering);
  const isFavorite = onlyMarked(request.onlyFavorites);
  return useQuery(['listCorporateGroups', limit, offset, search, ordering, isFavorite, accountManager], () =>
    client.corporateGroups.list({
      query: {
        limit,
        offset,
        search,
        ordering,
        is_favorite: isFavorite,
        account_manager: accountManager,
      },
    }),
  );
}

/** How many koncerner the user may list; waits while it is not asked for. */
export function useKoncernCount(isAsked: boolean): Query<number> {
  const client = useClient();
  return useQuery(isAsked ? ['listCorporateGroups', 'count'] : undefined, async () => {
    const { count } = await client.corporateGroups.list({ query: { limit: 1 } });
    return count;
  });
}

/** One koncern. */
export function useKoncern(koncern: string): Query<CorporateGroup> {
  const client = useClient();
  return useQuery(['getCorporateGroup', koncern], () =>
    client.corporateGroups.get({ path: { id: koncern } }),
  );
}

/** One page of the bolag of a koncern. */
export function useCompanies(koncern: string, request: ListRequest): Query<Page<Company>> {
  const client = useClient();
  const { limit, offset, search } = request;
  const ordering = knownOrdering(companyFields, request.ordering);
  return useQuery(['listCorporateGroupCustomers', koncern, limit, offset, search, ordering], () =>
    client.companies.list({ path: { id: koncern }, query: { limit, offset, search, ordering } }),
  );
}

/** One bolag; waits while it is undefined. */
export function useCompany(company: string | undefined): Query<Company> {
  const client = useClient();
  const key = company === undefined ? undefined : (['getCustomer', company] as const);
  return useQuery(key, async () => client.companies.get({ path: { id: company ?? '' } }));
}

/** Which sites of a bolag to load. */
export interface SiteListRequest extends ListRequest {
  /** Only sites with this status. */
  readonly status?: SiteStatus | undefined;
}

/** One page of the sites of a bolag; waits while the request is undefined. */
export function useCompanySites(company: string, request: SiteListRequest | undefined): Query<Page<Site>> {
  const client = useClient();
  const ordering = knownOrdering(siteFields, request?.ordering);
  const isFavorite = onlyMarked(request?.onlyFavorites);
  const { limit, offset, search, status } = request ?? {};
  const key =
    request === undefined
      ? undefined
      : (['listCustomerSites', company, limit, offset, search, ordering, isFavorite, status] as const);
  return useQuery(key, () =>
    client.companies.sites({
      path: { id: company },
      query: { limit, offset, search, ordering, status, is_favorite: isFavorite },
    }),
  );
}

/** The koncern's bolag with their sites, each with its status and yearly consumption; waits while undefined. */
export function useSiteFigures(koncern: string | undefined): Query<SiteTreeNode[]> {
  const client = useClient();
  const key =
    koncern === undefined ? undefined : (['getCorporateGroupSiteTree', koncern, 'figures'] as const);
  return useQuery(key, async () => {
    if (koncern === undefined) throw new TypeError('There is no koncern to ask for.');
    return client.corporateGroups.siteTree({ path: { id: koncern }, query: { with_figures: true } });
  });
}

/** One site. */
export function useSite(site: string): Query<Site> {
  const client = useClient();
  return useQuery(['getSite', site], () => client.sites.get({ path: { id: site } }));
}
