import type {
  Client,
  Comparison,
  Dashboard,
  LineGraphs,
  Profile,
  Resolution,
  SiteTreeNode,
} from '@vinrod/api-client';
import type { Period } from '@vinrod/ui/format';
import { preload } from 'swr';

import type { SiteFilter } from '#chosen-sites';
import { takeAhead, useClient } from '#session';

import { useQuery, type Query } from './use-query.ts';

/** The signed-in user, or in shadow mode the one who is shadowed. */
export function useProfile(): Query<Profile> {
  const client = useClient();
  return useQuery(['getProfile'], () => takeAhead('profile') ?? client.profile.get());
}

function siteTreeKey(koncern: string) {
  return ['getCorporateGroupSiteTree', koncern] as const;
}

function dashboardKey(koncern: string, { start, end }: Period) {
  return ['getCorporateGroupDashboard', koncern, start, end] as const;
}

/** The koncern's bolag, groups and sites; waits while the koncern is undefined. */
export function useSiteTree(koncern: string | undefined): Query<SiteTreeNode[]> {
  const client = useClient();
  const key = koncern === undefined ? undefined : siteTreeKey(koncern);
  return useQuery(key, async () => {
    if (koncern === undefined) throw new TypeError('There is no koncern to ask for.');
    return client.corporateGroups.siteTree({ path: { id: koncern } });
  });
}

/** The koncern's key figures for a period; waits while the period is undefined. */
export function useDashboard(koncern: string, period: Period | undefined): Query<Dashboard> {
  const client = useClient();
  const key = period === undefined ? undefined : dashboardKey(koncern, period);
  return useQuery(key, async () => {
    if (period === undefined) throw new TypeError('There is no period to ask for.');
    return client.dashboards.corporateGroup({
      path: { id: koncern },
      query: { start_date: period.start, end_date: period.end },
    });
  });
}

/** Asks for what the start page shows of a koncern while the code of the page is still on its way. */
export function askAheadForOverview(client: Client, koncern: string, period: Period): void {
  const filters = { start_date: period.start, end_date: period.end };
  const asked: readonly Promise<unknown>[] = [
    preload(dashboardKey(koncern, period), () =>
      client.dashboards.corporateGroup({ path: { id: koncern }, query: filters }),
    ),
    preload(siteTreeKey(koncern), () => client.corporateGroups.siteTree({ path: { id: koncern } })),
  ];
  // Who shows it tells of a failure.
  for (const answer of asked) answer.catch(() => undefined);
}

/** Which line graphs to draw. */
export interface LineGraphsRequest {
  readonly koncern: string;
  readonly period: Period;
  /** Every site the user may see when it names none. */
  readonly sites: SiteFilter;
  readonly resolution: Resolution;
  readonly compare: Comparison;
  /** The days to compare with, for `free`. */
  readonly compareWith?: Period | undefined;
  /** Whether the sites are added up to one series. */
  readonly isSum?: boolean;
  /** Whether the change of each site and of all is asked for too. */
  readonly hasChange?: boolean;
}

/** Consumption over time; waits while the request is undefined. */
export function useLineGraphs(request: LineGraphsRequest | undefined): Query<LineGraphs> {
  const client = useClient();
  const key =
    request === undefined
      ? undefined
      : ([
          'getLineGraphs',
          request.koncern,
          request.period.start,
          request.period.end,
          request.sites,
          request.resolution,
          request.compare,
          request.compareWith?.start,
          request.compareWith?.end,
          request.isSum ?? false,
          request.hasChange ?? false,
        ] as const);
  return useQuery(key, async () => {
    if (request === undefined) throw new TypeError('There is no request to make.');
    const { koncern, period, sites, resolution, compare, compareWith, isSum, hasChange } = request;
    return client.analytics.lineGraphs({
      path: { id: koncern },
      query: {
        start_date: period.start,
        end_date: period.end,
        ...sites,
        resolution,
        compare,
        compare_start_date: compareWith?.start,
        compare_end_date: compareWith?.end,
        sum: isSum,
        change: hasChange,
      },
    });
  });
}
