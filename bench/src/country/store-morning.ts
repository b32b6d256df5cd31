import type { Day } from '@vinrod/locale/day';
import type { MeterDay } from '../../../apps/api/src/energy/meter-day/meter-day.ts';
import { writeMeterDays } from '../../../apps/api/src/energy/meter-day/meter-day-store.ts';
import { openDatabase } from '../../../apps/api/src/store/open-database.ts';
import type { PostgresqlFolder } from '../../../tooling/programs/postgresql-folder.ts';
import type { Measurement } from '../result.ts';
import { computingOfServers } from './computing.ts';
import { meterDayOf, receivedAt } from './quarters.ts';
import { siteCount, type CorporateGroup } from './scale.ts';

/** One morning of a supplier, and the same with values that the network companies have corrected since. */
const deliveries = {
  'one morning of every site': (days: readonly MeterDay[]) => days,
  'the same morning once more, corrected': (days: readonly MeterDay[]) =>
    days.map((day) => ({ ...day, wh: day.wh.map((wh) => wh + 10) })),
};

/** Name of the case that the model reads. */
export const morningTime = `one morning of every site, ${siteCount} sites: time`;

/**
 * Stores the newest day of every site by the code that every door stores with: a transaction for each corporate group, one
 * after the other. What it takes to read rows or files is in the bench `intake`.
 */
export async function measureMorning(
  url: string,
  servers: readonly PostgresqlFolder[],
  peer: string,
  corporateGroups: readonly CorporateGroup[],
  day: Day,
): Promise<Measurement[]> {
  const database = await openDatabase({ dataDir: '', databaseUrl: url });
  try {
    const rows: Measurement[] = [];
    for (const [name, deliver] of Object.entries(deliveries)) {
      const delivered = corporateGroups.map(({ id, firstSite, sites }) => ({
        id,
        days: deliver(Array.from({ length: sites }, (_, index) => meterDayOf(firstSite + index, day))),
      }));
      const values = delivered.flatMap(({ days }) => days).reduce((sum, { wh }) => sum + wh.length, 0);
      const computed = computingOfServers(servers);
      const start = performance.now();
      for (const { id, days } of delivered) await writeMeterDays(database.db, id, days, receivedAt);
      const seconds = (performance.now() - start) / 1000;
      const named = `${name}, ${siteCount} sites`;
      rows.push(
        { case: `${named}: time`, peer, median: seconds, unit: 's' },
        { case: `${named}: speed`, peer, median: values / seconds, unit: 'values/s' },
        {
          case: `${named}: computing of the database`,
          peer,
          median: computingOfServers(servers) - computed,
          unit: 's',
        },
      );
    }
    return rows;
  } finally {
    await database.close();
  }
}
