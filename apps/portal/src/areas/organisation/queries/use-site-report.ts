import type { CustomerNumberRow, SubscriptionRow } from '@vinrod/api-client';
import type { Period } from '@vinrod/ui/format';

import { useOperation, type Query } from '#data';
import { periodQuery } from '#period';

/** A site, and the days that something is asked for. */
export interface SiteReportRequest {
  readonly corporateGroup: string;
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

function siteArgs({ corporateGroup, site, period }: SiteReportRequest) {
  return { path: { id: corporateGroup }, query: { ...periodQuery(period), site_id: [site] } };
}

/** Subscription, power and price of a site, beside those of another period; waits while the request is undefined. */
export function useSiteMonthReport(
  request: (SiteReportRequest & { readonly before: Period }) | undefined,
): Pick<Query<SiteMonthReport>, 'data' | 'isLoading'> {
  const args = request && siteArgs(request);
  const argsBefore = request && siteArgs({ ...request, period: request.before });
  const subscriptions = useOperation('getCompilationOfSubscriptions', args);
  const costs = useOperation('getCompilationOfCustomerNumber', args);
  const costsBefore = useOperation('getCompilationOfCustomerNumber', argsBefore);
  const parts = [subscriptions, costs, costsBefore];
  return {
    data: parts.some(({ data }) => data === undefined)
      ? undefined
      : {
          subscription: subscriptions.data?.rows[0],
          cost: costs.data?.rows[0],
          costBefore: costsBefore.data?.rows[0],
        },
    isLoading: parts.some(({ isLoading }) => isLoading),
  };
}

/** How complete the values of a site are. */
export interface SiteCoverage {
  /** Hours of the period. */
  readonly hours: number;
  /** Hours with a value that was measured. */
  readonly measured: number;
}

/** How many hours of a period are measured at a site; waits while the request is undefined. */
export function useSiteCoverage(request: SiteReportRequest | undefined): SiteCoverage | undefined {
  const args = request && siteArgs(request);
  // The key figures cover the whole period, whichever rows are asked for.
  const sheets = useOperation(
    'getTimeSheets',
    args && { ...args, query: { ...args.query, resolution: 'hour', limit: 1 } },
  ).data;
  if (sheets === undefined) return undefined;
  const [own] = sheets.sites;
  const lacking = own === undefined ? sheets.row_count : own.missing_count + own.estimated_count;
  return { hours: sheets.row_count, measured: sheets.row_count - lacking };
}
