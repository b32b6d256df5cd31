import type { Caller } from '../server/caller.ts';
import { siteScope, type SiteScope } from '../authority/site-scope.ts';
import { readNamedSites, type NamedSites } from '../organisation/sites/named-sites.ts';
import type { Deps } from '../server/deps.ts';
import type { RequestInfo } from '../server/request-info.ts';
import type { Language } from '@vinrod/locale/messages/language';
import type { Day } from '@vinrod/locale/day';
import { localDayOf } from '@vinrod/locale/clock';
import { readReportPeriod, type Period } from './period.ts';

/** The input of every report of a corporate group. */
export interface ReportRequest {
  readonly scope: SiteScope;
  /** Only these sites, all of which the caller may see; all of the scope when null. */
  readonly siteIds: readonly string[] | null;
  readonly period: Period;
  /** The current local day; it and later days are not complete. */
  readonly today: Day;
  readonly language: Language;
}

/** A call of an operation with the filters of a report. */
export interface ReportCall {
  readonly params: { readonly id: string };
  readonly query: {
    readonly start_date?: string;
    readonly end_date?: string;
  } & NamedSites;
  readonly caller: Caller;
  readonly deps: Deps;
  readonly request: RequestInfo;
}

/** The current local day. */
export function todayOf({ clock }: Pick<Deps, 'clock'>): Day {
  return localDayOf(clock.now().getTime());
}

/**
 * Reads the request for a report.
 *
 * @throws ApiError 400 on the invalid date or set of sites; 404 when the caller may not see the corporate group, or one
 *   of the sites, which the error names.
 */
export async function readReportRequest(call: ReportCall): Promise<ReportRequest> {
  const { params, query, caller, deps, request } = call;
  const today = todayOf(deps);
  const period = readReportPeriod(query.start_date, query.end_date, today);
  const { db } = deps.database;
  const scope = await siteScope(db, caller, params.id);
  const siteIds = await readNamedSites(db, scope, query);
  return { scope, siteIds, period, today, language: request.language };
}
