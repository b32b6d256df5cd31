import type { Period } from '@vinrod/ui/format';

import type { SiteFilter } from '#selected-sites';
import { periodQuery } from '#period';

/** What a report is about. */
export interface ReportRequest {
  readonly corporateGroup: string;
  readonly period: Period;
  /** Every site the user may see when it names none. */
  readonly sites: SiteFilter;
}

/** Days and sites of a report as the API takes them. */
export function reportQuery({ period, sites }: Omit<ReportRequest, 'corporateGroup'>) {
  return { ...periodQuery(period), ...sites };
}

/** A report as the API is asked for it. */
export function reportArgs(request: ReportRequest) {
  return { path: { id: request.corporateGroup }, query: reportQuery(request) };
}
