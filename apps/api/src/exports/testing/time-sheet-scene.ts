import { sql } from 'kysely';
import { dayOf } from '@vinrod/locale/day';
import { emptyMeterDay, missingValue, qualityCode, type MeterDay } from '../../energy/meter-day/meter-day.ts';
import { writeMeterDays } from '../../energy/meter-day/meter-day-store.ts';
import { storePrices } from '../../energy/testing/scenario.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../../testing/test-people.ts';
import { formulaText, type FileRequest } from './download-file.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Three sites with uneven values on three days, the second of which ends summer time, and a user who may see them. */
export interface TimeSheetScene {
  readonly app: TestApp;
  readonly group: TestCorporateGroup;
  readonly access: string;
  /** The request for the hour report of the three days as a file. */
  request(query: string): FileRequest;
  /** The report in the API for the same days. */
  shown(query: string): Promise<{ readonly rows: Rows; readonly sites: Rows }>;
}

const first = dayOf(2026, 10, 24);
const last = dayOf(2026, 10, 26);
const period = 'start_date=2026-10-24&end_date=2026-10-26';

/** A day with values that differ by hour and by day, with a gap and an estimate. */
function unevenDay(siteId: string, day: number, resolution: 'hour' | 'quarter', scale: number): MeterDay {
  const meterDay = emptyMeterDay(siteId, day, resolution);
  for (let index = 0; index < meterDay.wh.length; index += 1)
    meterDay.wh[index] = scale * (((day * 7 + index * 37) % 97) + 1);
  meterDay.wh[4] = missingValue;
  const quality = new Uint8Array(meterDay.wh.length);
  quality[7] = qualityCode.estimated;
  return { ...meterDay, quality };
}

/** Creates the scene. */
export async function createTimeSheetScene(): Promise<TimeSheetScene> {
  const app = await createTestApp();
  const { database } = app.deps;
  const group = await createCorporateGroup(database, 'Norrviken', [2, 1]);
  const siteIds = group.companies.flatMap((company) => company.siteIds);
  const names = [formulaText, 'Butik [1]: Åre/Ö', 'Butik [1]: Åre/Ö'];
  for (const [place, id] of siteIds.entries()) {
    await database.db
      .updateTable('site')
      .set({ name: names[place] ?? '', price_area: 'SE3' })
      .where('id', '=', id)
      .execute();
    for (let day = first; day <= last; day += 1) {
      const meterDay = unevenDay(id, day, place === 2 ? 'quarter' : 'hour', 10 + place);
      await writeMeterDays(database.db, group.id, [meterDay], () => new Date('2026-10-27T04:30:00Z'));
    }
  }
  await storePrices(database, first, last);
  await sql`insert into temperature_day (price_area, day, deci_celsius)
    values ('SE3', '2026-10-25', ${`{${Array(25).fill(-12)}}`}::smallint[])`.execute(database.db);
  const user = await createUser(database, {
    corporateGroupId: group.id,
    permissions: ['cg_can_view_time_report'],
  });
  const { access } = await app.sessionOf(user.id);
  return {
    app,
    group,
    access,
    request: (query) => ({
      app,
      path: `/api/v1/exports/corporategroups/${group.id}/time-sheets/?${period}&${query}`,
      access,
    }),
    shown: async (query) => {
      const path = `/api/v1/corporategroups/${group.id}/analytics/time-sheets/?${period}&${query}`;
      const { rows, sites } = (await app.request('GET', path, { access })).body;
      return { rows: Array.isArray(rows) ? rows : [], sites: Array.isArray(sites) ? sites : [] };
    },
  };
}
