import type { CustomerNumberRow, SubscriptionRow } from '@vinrod/api-client';
import type { Period } from '@vinrod/ui/format';

import { useOperation, type Query } from '#data';
import { periodQuery } from '#period';

/** Site and period to report on. */
export interface SiteReportRequest {
  readonly corporateGroup: string;
  /** uuid of the site. */
  readonly site: string;
  readonly period: Period;
}

/** Figures of a site in the monthly report. */
export interface SiteMonthReport {
  /** Its subscription beside its highest power. */
  readonly subscription: SubscriptionRow | undefined;
  /** Energy cost. */
  readonly cost: CustomerNumberRow | undefined;
  /** Energy cost of the other period. */
  readonly costBefore: CustomerNumberRow | undefined;
}

function siteArgs({ corporateGroup, site, period }: SiteReportRequest) {
  return { path: { id: corporateGroup }, query: { ...periodQuery(period), site_id: [site] } };
}

/** Subscription, power and price of a site, compared with another period; waits while the request is undefined. */
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

/** Completeness of a site's values. */
export interface SiteCoverage {
  /** Hours of the period. */
  readonly hours: number;
  /** Hours with a measured value. */
  readonly measured: number;
}

/** Number of measured hours of a site in a period; waits while the request is undefined. */
export function useSiteCoverage(request: SiteReportRequest | undefined): SiteCoverage | undefined {
  const args = request && siteArgs(request);
  // The figures cover the whole period, even though only one row is requested.
  const sheets = useOperation(
    'getTimeSheets',
    args && { ...args, query: { ...args.query, resolution: 'hour', limit: 1 } },
  ).data;
  if (sheets === undefined) return undefined;
  const [own] = sheets.sites;
  const lacking = own === undefined ? sheets.row_count : own.missing_count + own.estimated_count;
  return { hours: sheets.row_count, measured: sheets.row_count - lacking };
}
