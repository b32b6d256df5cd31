import { requireSites, siteScope } from '../organisation/site-scope.ts';
import { operation, type Operation } from '../server/operation.ts';
import { localDayOf } from './calendar/stockholm.ts';
import { buildDashboard } from './dashboard/dashboard.ts';
import { buildLineGraphs } from './line-graphs/line-graphs.ts';
import { readPeriod } from './period.ts';

/** Key figures of a koncern, of the sites that the caller may see. */
export const getCorporateGroupDashboard: Operation = operation(
  'getCorporateGroupDashboard',
  async ({ params, query, caller, deps, request }) => {
    const period = readPeriod(query.start_date, query.end_date);
    const { db } = deps.database;
    return buildDashboard(db, {
      scope: await siteScope(db, caller, params.id),
      period,
      today: localDayOf(deps.clock.now().getTime()),
      language: request.language,
    });
  },
);

/** Consumption over time of sites that the caller may see; any other site is refused. */
export const getLineGraphs: Operation = operation(
  'getLineGraphs',
  async ({ params, query, caller, deps, request }) => {
    const period = readPeriod(query.start_date, query.end_date);
    const { db } = deps.database;
    const scope = await siteScope(db, caller, params.id);
    const siteIds = query.site_id ?? null;
    if (siteIds !== null) await requireSites(db, scope, siteIds);
    const compare = query.compare ?? 'none';
    return buildLineGraphs(db, {
      scope,
      siteIds,
      period,
      resolution: query.resolution ?? 'day',
      comparison: compare === 'none' ? null : compare,
      language: request.language,
    });
  },
);

/** Operations of meter values. */
export const energyOperations: readonly Operation[] = [getCorporateGroupDashboard, getLineGraphs];
