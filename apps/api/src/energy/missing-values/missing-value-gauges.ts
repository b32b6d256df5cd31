import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import { localDayOf } from '@vinrod/locale/clock';
import type { Clock } from '../../config/clock.ts';
import type { MetricSource } from '../../server/metrics.ts';
import type { Queries } from '../../store/index.ts';
import { missingSites } from './missing-sites.ts';
import { countSuppliedSites } from './supplied-sites.ts';

/** Milliseconds that a reading is shown: a scraper asks every few seconds. */
const freshFor = 300_000;

/** Grid owners with a number of their own; the rest share one. Labels must be few. */
const mostGridOwners = 20;

interface OwnerRow {
  readonly grid_owner: string;
  readonly sites: number;
  readonly oldest_days: number;
}

/** What is missing, as numbers of `/metrics`: sites by grid owner, the age of the oldest gap, and sites in all. */
export function missingValueGauges(db: Queries, clock: Clock): MetricSource {
  return (registry) => {
    const missing = new Gauge({
      name: 'vinrod_missing_values_sites',
      help: 'Sites that lack a meter value up to yesterday, by grid owner: the twenty with most, and other.',
      labelNames: ['grid_owner'],
      registers: [registry],
    });
    const oldest = new Gauge({
      name: 'vinrod_missing_values_oldest_days',
      help: 'Days since the longest of these gaps began; 0 without one.',
      registers: [registry],
    });
    const supplied = new Gauge({
      name: 'vinrod_supplied_sites',
      help: 'Sites that should have meter values.',
      registers: [registry],
    });
    let readAt = Number.NEGATIVE_INFINITY;
    return async () => {
      const now = clock.now().getTime();
      if (now - readAt < freshFor) return;
      const today = localDayOf(now);
      const examined = { today, within: sql<boolean>`true` };
      const { rows } = await sql<OwnerRow>`
        select coalesce(nullif(site.grid_owner, ''), 'none') as grid_owner, count(*)::integer as sites,
          max((date '1970-01-01' + ${today}::integer) - missing.since)::integer as oldest_days
        from (${missingSites(examined)}) as missing
        join site on site.corporate_group_id = missing.corporate_group_id and site.id = missing.site_id
        group by 1 order by sites desc, 1`.execute(db);
      supplied.set(await countSuppliedSites(db, examined));
      oldest.set(Math.max(0, ...rows.map(({ oldest_days: days }) => days)));
      missing.reset();
      for (const { grid_owner: owner, sites } of rows.slice(0, mostGridOwners))
        missing.set({ grid_owner: owner }, sites);
      const rest = rows.slice(mostGridOwners).reduce((sum, { sites }) => sum + sites, 0);
      missing.set({ grid_owner: 'other' }, rest);
      readAt = now;
    };
  };
}
