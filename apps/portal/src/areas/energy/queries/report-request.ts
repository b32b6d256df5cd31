import type { Period } from '@vinrod/ui/format';

import type { SiteFilter } from '#selected-sites';
import { periodQuery } from '#period';

export interface ReportRequest {
  readonly corporateGroup: string;
  readonly period: Period;
  /** Defaults to every site the user may see. */
  readonly sites: SiteFilter;
}

/** Days and sites of a report as the API takes them. */
export function reportQuery({ period, sites }: Omit<ReportRequest, 'corporateGroup'>) {
  return { ...periodQuery(period), ...sites };
}

/** Arguments of the report's API call. */
export function reportArgs(request: ReportRequest) {
  return { path: { id: request.corporateGroup }, query: reportQuery(request) };
}
