import { sql } from 'kysely';
import { buildDashboard } from '../../../apps/api/src/energy/dashboard/dashboard.ts';
import { dayOf } from '@vinrod/locale/day';
import { readSiteMonths } from '../../../apps/api/src/energy/sums/site-months.ts';
import { sumsBySeriesAndMonth } from '../../../apps/api/src/energy/sums/series-days.ts';
import { sumSteps } from '../../../apps/api/src/energy/sums/step-sums.ts';
import type { Database } from '../../../apps/api/src/store/index.ts';
import { ours, type Measurement } from '../result.ts';
import { halfYear, corporateGroupId, corporateGroupSizes, spreadSiteIds, year } from './scale.ts';
import { medianTime } from './timed.ts';

const today = dayOf(2026, 11, 20);

/** Sites summed by month, if the corporate group has that many. */
export const monthlySites = 100;
/** Number of sites in a line graph. */
export const graphSites = 10;

/** Name of the case of the monthly sums. */
export function monthlyCase(place: string, sites: number): string {
  return `monthly sums of ${Math.min(monthlySites, sites)} of ${sites} sites, 12 months, in the database, ${place}`;
}

/** Name of the case of the monthly sums with the highest hour of each month. */
export function peaksCase(place: string, sites: number): string {
  return `monthly sums and peaks of ${Math.min(monthlySites, sites)} of ${sites} sites, 12 months, in the database, ${place}`;
}

/** Name of the case of the hours of a line graph. */
export function graphCase(place: string, sites: number): string {
  return `hours of ${graphSites} of ${sites} sites, 6 months, in the database, ${place}`;
}

/** Query times of reports on corporate groups of every size, and the storage size of the values. */
export async function measureInDatabase(database: Database, place: string): Promise<Measurement[]> {
  const { db } = database;
  const rows: Measurement[] = [];
  for (const sites of corporateGroupSizes) {
    const id = corporateGroupId(sites);
    const months = spreadSiteIds(sites, monthlySites).map((site) => ({
      id: site,
      supplyStart: null,
      supplyEnd: null,
    }));
    const shown = new Map(spreadSiteIds(sites, graphSites).map((site) => [site, site]));
    rows.push(
      {
        case: monthlyCase(place, sites),
        peer: ours,
        median: await medianTime(() =>
          sumsBySeriesAndMonth(
            db,
            id,
            months.map((site) => [site]),
            year,
            today,
          ),
        ),
        unit: 'ms',
      },
      {
        case: peaksCase(place, sites),
        peer: ours,
        median: await medianTime(() => readSiteMonths(db, id, months, year, today)),
        unit: 'ms',
      },
      {
        case: graphCase(place, sites),
        peer: ours,
        median: await medianTime(() => sumSteps(db, id, shown, halfYear)),
        unit: 'ms',
      },
      {
        case: `dashboard of ${sites} sites, 6 months, without HTTP, ${place}`,
        peer: ours,
        median: await medianTime(() =>
          buildDashboard(db, {
            scope: { corporateGroupId: id, companyIds: null, siteGroupIds: [] },
            siteIds: null,
            period: halfYear,
            today,
            language: 'sv',
          }),
        ),
        unit: 'ms',
      },
    );
  }
  return rows;
}

/** Bytes per stored value including keys and sums: table, indexes and derived tables. */
export async function bytesPerValue(database: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select (pg_total_relation_size('meter_day')
      + pg_total_relation_size('site_month'))::float8 / sum(cardinality(wh)) as bytes
    from meter_day`.execute(database.db);
  return rows[0]?.bytes ?? Number.NaN;
}
