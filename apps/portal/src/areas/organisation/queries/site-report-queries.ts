import type { CustomerNumberRow, SubscriptionRow } from '@vinrod/api-client';
import type { Period } from '@vinrod/ui/format';

import { useQuery, type Query } from '#data';
import { useClient } from '#session';

/** A site, and the days that something is asked for. */
export interface SiteReportRequest {
  readonly koncern: string;
  /** uuid of the site. */
  readonly site: string;
  readonly period: Period;
}

/** What the monthly report tells of one site. */
export interface SiteMonthReport {
  /** Its subscription beside its highest power. */
  readonly subscription: SubscriptionRow | undefined;
  /** What its energy costs. */
  readonly cost: CustomerNumberRow | undefined;
  /** The same in the other period. */
  readonly costBefore: CustomerNumberRow | undefined;
}

/** Subscription, power and price of a site, beside those of another period; waits while the request is undefined. */
export function useSiteMonthReport(
  request: (SiteReportRequest & { readonly before: Period }) | undefined,
): Query<SiteMonthReport> {
  const client = useClient();
  const key =
    request === undefined
      ? undefined
      : ([
          'getCompilationOfSubscriptions',
          request.koncern,
          request.site,
          request.period.start,
          request.period.end,
          request.before.start,
          request.before.end,
        ] as const);
  return useQuery(key, async () => {
    if (request === undefined) throw new TypeError('There is no site to ask for.');
    const { koncern, site, period, before } = request;
    const days = ({ start, end }: Period) => ({ start_date: start, end_date: end, site_id: [site] });
    const [subscriptions, costs, costsBefore] = await Promise.all([
      client.analytics.compilationOfSubscriptions({ path: { id: koncern }, query: days(period) }),
      client.analytics.compilationOfCustomerNumber({ path: { id: koncern }, query: days(period) }),
      client.analytics.compilationOfCustomerNumber({ path: { id: koncern }, query: days(before) }),
    ]);
    return { subscription: subscriptions.rows[0], cost: costs.rows[0], costBefore: costsBefore.rows[0] };
  });
}

/** How complete the values of a site are. */
export interface SiteCoverage {
  /** Hours of the period. */
  readonly hours: number;
  /** Hours with a value that was measured. */
  readonly measured: number;
}

/** How many hours of a period are measured at a site; waits while the request is undefined. */
export function useSiteCoverage(request: SiteReportRequest | undefined): Query<SiteCoverage> {
  const client = useClient();
  const key =
    request === undefined
      ? undefined
      : (['getTimeSheets', request.koncern, request.site, request.period.start, request.period.end] as const);
  return useQuery(key, async () => {
    if (request === undefined) throw new TypeError('There is no site to ask for.');
    const { koncern, site, period } = request;
    // The key figures cover the whole period, whichever rows are asked for.
    const sheets = await client.analytics.timeSheets({
      path: { id: koncern },
      query: {
        start_date: period.start,
        end_date: period.end,
        site_id: [site],
        resolution: 'hour',
        limit: 1,
      },
    });
    const [own] = sheets.sites;
    const lacking = own === undefined ? sheets.row_count : own.missing_count + own.estimated_count;
    return { hours: sheets.row_count, measured: sheets.row_count - lacking };
  });
}
