import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createCorporateGroup } from '../../testing/test-people.ts';
import { dayOf, type Day } from '@vinrod/locale/day';
import { emptyMeterDay } from '../meter-day/meter-day.ts';
import { writeMeterDays } from '../meter-day/meter-day-store.ts';
import { evenDay, withHours, withQuality } from '../testing/store-days.ts';
import { comparisonWith } from './comparison.ts';
import type { LineGraphPoint, LineGraphs } from './graph-series.ts';
import { buildLineGraphs, type LineGraphsRequest } from './line-graphs.ts';

let database: Database;
let group: string;
let north: string;
let south: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const made = await createCorporateGroup(database, 'Prov', [2]);
  group = made.id;
  [north = '', south = ''] = made.companies.flatMap(({ siteIds }) => siteIds);
  const quarters = emptyMeterDay(south, dayOf(2026, 10, 24), 'quarter');
  quarters.wh.fill(250);
  quarters.wh[5] = -1;
  await writeMeterDays(
    database.db,
    group,
    [
      evenDay(north, dayOf(2025, 3, 29), 5000),
      withHours(evenDay(north, dayOf(2025, 3, 30), 6000), { 1: 6100, 2: 6200 }),
      evenDay(north, dayOf(2025, 10, 25), 7000),
      evenDay(north, dayOf(2026, 3, 30), 1000),
      withHours(evenDay(north, dayOf(2025, 10, 26), 8000), { 2: 8200, 3: 8300 }),
      withQuality(evenDay(north, dayOf(2026, 10, 24), 1000), [7], 'corrected'),
      withQuality(withHours(evenDay(north, dayOf(2026, 10, 25), 2000), { 0: null }), [3], 'estimated'),
      quarters,
    ],
    () => new Date('2026-11-20T04:30:00Z'),
  );
});

afterAll(async () => {
  await database.close();
});

type Options = Partial<Omit<LineGraphsRequest, 'comparison'>> & { readonly comparison?: 'previous_year' };

function graphs(from: Day, to: Day, { comparison, ...options }: Options = {}): Promise<LineGraphs> {
  return buildLineGraphs(database.db, {
    scope: { corporateGroupId: group, companyIds: null, siteGroupIds: [] },
    siteIds: null,
    period: { first: from, last: to },
    resolution: 'day',
    comparison: comparison === undefined ? null : comparisonWith({ first: from, last: to }, comparison),
    today: to + 1,
    language: 'sv',
    ...options,
  });
}

function pointsAt(answer: LineGraphs, key: string, hour: string): LineGraphPoint[] {
  const series = answer.series.find((candidate) => candidate.key === key);
  return (series?.points ?? []).filter(({ x }) => x.slice(11, 13) === hour);
}

test('draws days with the weakest quality behind them, largest site first', async () => {
  const answer = await graphs(dayOf(2026, 10, 23), dayOf(2026, 10, 25));
  expect(answer).toEqual({
    unit: 'kWh',
    resolution: 'day',
    timezone: 'Europe/Stockholm',
    period: { start_date: '2026-10-23', end_date: '2026-10-25' },
    series: [
      {
        key: `site:${north}`,
        label: 'Prov anläggning 1.1',
        color_index: 0,
        kind: 'site',
        site: { uuid: north, site_id: '735999000000010000', name: 'Prov anläggning 1.1' },
        total_kwh: 72,
        points: [
          { x: '2026-10-23', y: null, quality: 'missing' },
          { x: '2026-10-24', y: 24, quality: 'corrected' },
          { x: '2026-10-25', y: 48, quality: 'incomplete', missing_hours: 1 },
        ],
      },
      {
        key: `site:${south}`,
        label: 'Prov anläggning 1.2',
        color_index: 1,
        kind: 'site',
        site: { uuid: south, site_id: '735999000000010001', name: 'Prov anläggning 1.2' },
        total_kwh: 23.75,
        points: [
          { x: '2026-10-23', y: null, quality: 'missing' },
          { x: '2026-10-24', y: 23.75, quality: 'incomplete', missing_hours: 0.25 },
          { x: '2026-10-25', y: null, quality: 'missing' },
        ],
      },
    ],
  });
});

describe('figures M1: a partly measured day does not look complete', () => {
  const half = dayOf(2026, 6, 10);

  beforeAll(async () => {
    const twoOf24 = emptyMeterDay(north, half, 'hour');
    twoOf24.wh.set([2000, 3000], 6);
    await writeMeterDays(
      database.db,
      group,
      [twoOf24, evenDay(south, half, 1000), evenDay(north, half + 1, 1000), evenDay(south, half + 1, 1000)],
      () => new Date('2026-11-20T04:30:00Z'),
    );
  });

  test.each([
    ['hour', dayOf(2026, 6, 10), [{ x: '2026-06-10T06:00:00+02:00', y: 2 }]],
    ['day', dayOf(2026, 6, 10), [{ x: '2026-06-10', y: 5, quality: 'incomplete', missing_hours: 22 }]],
    ['week', dayOf(2026, 6, 11), [{ x: '2026-06-08', y: 29, quality: 'incomplete', missing_hours: 22 }]],
    ['month', dayOf(2026, 6, 11), [{ x: '2026-06-01', y: 29, quality: 'incomplete', missing_hours: 22 }]],
  ] as const)('by %s', async (resolution, last, points) => {
    const answer = await graphs(half, last, { resolution, siteIds: [north] });
    expect(answer.series[0]?.points.filter(({ y }) => y !== null).slice(0, 1)).toEqual(points);
  });

  test('a whole month kept as a sum counts the days that are missing', async () => {
    const answer = await graphs(dayOf(2026, 6, 1), dayOf(2026, 6, 30), {
      resolution: 'month',
      siteIds: [north],
    });
    expect(answer.series[0]?.points).toEqual([
      { x: '2026-06-01', y: 29, quality: 'incomplete', missing_hours: 30 * 24 - 26 },
    ]);
  });

  test('days to come and days outside the delivery are not missed', async () => {
    const running = await graphs(half + 1, half + 19, {
      resolution: 'month',
      siteIds: [north],
      today: half + 2,
    });
    expect(running.series[0]?.points).toEqual([{ x: '2026-06-01', y: 24 }]);
    await database.db
      .updateTable('site')
      .set({ supply_start: '2026-06-11', supply_end: '2026-06-11' })
      .where('id', '=', south)
      .execute();
    const delivered = await graphs(dayOf(2026, 6, 1), dayOf(2026, 6, 30), {
      resolution: 'month',
      siteIds: [south],
    });
    expect(delivered.series[0]?.points).toEqual([{ x: '2026-06-01', y: 48 }]);
    await database.db
      .updateTable('site')
      .set({ supply_start: null, supply_end: null })
      .where('id', '=', south)
      .execute();
  });
});

test('draws the hour that comes twice, and a gap as a gap', async () => {
  const answer = await graphs(dayOf(2026, 10, 25), dayOf(2026, 10, 25), {
    resolution: 'hour',
    siteIds: [north],
  });
  const points = answer.series[0]?.points ?? [];
  expect(points).toHaveLength(25);
  expect(points.slice(0, 4)).toEqual([
    { x: '2026-10-25T00:00:00+02:00', y: null, quality: 'missing' },
    { x: '2026-10-25T01:00:00+02:00', y: 2 },
    { x: '2026-10-25T02:00:00+02:00', y: 2 },
    { x: '2026-10-25T02:00:00+01:00', y: 2, quality: 'estimated' },
  ]);
});

test('in quarters a site that is read by hour has points on the hour only', async () => {
  await database.db
    .updateTable('site')
    .set({ metering_interval: 'quarter' })
    .where('id', '=', south)
    .execute();
  const answer = await graphs(dayOf(2026, 10, 23), dayOf(2026, 10, 24), { resolution: 'quarter' });
  const [hours, quarters] = answer.series;
  expect(hours?.points).toHaveLength(48);
  expect(quarters?.points).toHaveLength(192);
  expect(quarters?.points.slice(96 + 4, 96 + 7)).toEqual([
    { x: '2026-10-24T01:00:00+02:00', y: 0.25 },
    { x: '2026-10-24T01:15:00+02:00', y: null, quality: 'missing' },
    { x: '2026-10-24T01:30:00+02:00', y: 0.25 },
  ]);
  expect(quarters?.total_kwh).toBe(23.75);
});

describe('compared with the year before', () => {
  test('an hour that the clocks skip there is empty here', async () => {
    const answer = await graphs(dayOf(2026, 3, 30), dayOf(2026, 3, 30), {
      resolution: 'hour',
      comparison: 'previous_year',
      siteIds: [north],
    });
    const key = `previous_year:site:${north}`;
    expect(answer.series.map((series) => series.key)).toEqual([`site:${north}`, key]);
    expect(answer.series[1]).toMatchObject({
      label: 'Prov anläggning 1.1, föregående år',
      kind: 'comparison',
      color_index: 0,
      total_kwh: 138.3,
    });
    expect(pointsAt(answer, key, '01')).toEqual([{ x: '2026-03-30T01:00:00+02:00', y: 6.1 }]);
    expect(pointsAt(answer, key, '02')).toEqual([
      { x: '2026-03-30T02:00:00+02:00', y: null, quality: 'missing' },
    ]);
    expect(pointsAt(answer, key, '03')).toEqual([{ x: '2026-03-30T03:00:00+02:00', y: 6.2 }]);
  });

  test('an hour that the clocks skip here is left out from there', async () => {
    const answer = await graphs(dayOf(2026, 3, 29), dayOf(2026, 3, 29), {
      resolution: 'hour',
      comparison: 'previous_year',
      siteIds: [north],
    });
    const [, before] = answer.series;
    expect(before?.points).toHaveLength(23);
    expect(before?.points.reduce((sum, { y }) => sum + (y ?? 0), 0)).toBe(23 * 5);
    // The sum is that of the compared day: the hour counts, as it does in the change.
    expect(before?.total_kwh).toBe(24 * 5);
  });

  test('an hour that comes twice there is drawn once here, and the other way round', async () => {
    const twiceHere = await graphs(dayOf(2026, 10, 25), dayOf(2026, 10, 25), {
      resolution: 'hour',
      comparison: 'previous_year',
      siteIds: [north],
    });
    const key = `previous_year:site:${north}`;
    expect(pointsAt(twiceHere, key, '02')).toEqual([
      { x: '2026-10-25T02:00:00+02:00', y: 7 },
      { x: '2026-10-25T02:00:00+01:00', y: null, quality: 'missing' },
    ]);
    const twiceThere = await graphs(dayOf(2026, 10, 26), dayOf(2026, 10, 26), {
      resolution: 'hour',
      comparison: 'previous_year',
      siteIds: [north],
    });
    expect(pointsAt(twiceThere, key, '02')).toEqual([{ x: '2026-10-26T02:00:00+01:00', y: 8.2 }]);
    expect(pointsAt(twiceThere, key, '03')).toEqual([{ x: '2026-10-26T03:00:00+01:00', y: 8 }]);
  });

  test('29 February has nothing beside it', async () => {
    const answer = await graphs(dayOf(2024, 2, 29), dayOf(2024, 2, 29), { comparison: 'previous_year' });
    expect(answer.series[1]?.points).toEqual([{ x: '2024-02-29', y: null, quality: 'missing' }]);
  });
});

test('no site at all gives no series', async () => {
  expect((await graphs(dayOf(2026, 10, 23), dayOf(2026, 10, 25), { siteIds: [] })).series).toEqual([]);
});

test.each([
  ['hour', 801, 'Perioden får vara högst 800 dygn'],
  ['quarter', 101, 'Perioden får vara högst 100 dygn'],
] as const)('by %s a period of %i days is refused', async (resolution, days, text) => {
  const first = dayOf(2024, 1, 1);
  const error: unknown = await graphs(first, first + days - 1, { resolution }).catch(
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ status: 400 });
  expect(JSON.stringify(error)).toContain(text);
  expect((await graphs(first, first + days - 2, { resolution })).series).toHaveLength(2);
});
