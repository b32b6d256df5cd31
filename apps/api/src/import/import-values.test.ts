import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf, type Day } from '../energy/calendar/day.ts';
import { startOfLocalDay } from '../energy/calendar/stockholm.ts';
import { MISSING, QUALITY_CODE, type MeterDay } from '../energy/meter-day/meter-day.ts';
import { readMeterDays, writeMeterDays } from '../energy/meter-day/meter-day-store.ts';
import { readCorrections } from '../energy/meter-day/meter-day-versions.ts';
import type { Database } from '../store/index.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { importValues, type ImportSummary } from './import-values.ts';
import type { ImportTimeZone } from './timestamps.ts';

let database: Database;
let folder: string;
let files = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'vinrod-import-'));
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

function write(content: string | Uint8Array): string {
  files += 1;
  const path = join(folder, `values-${files}.csv`);
  writeFileSync(path, content);
  return path;
}

function run(
  path: string,
  corporateGroup: string,
  timeZone: ImportTimeZone = 'UTC',
  { create = true, isDryRun = false } = {},
): Promise<ImportSummary> {
  const now = new Date('2026-11-20T08:00:00Z');
  const importedBy = 'Karin Åberg';
  return importValues({ database, path, corporateGroup, timeZone, now, importedBy, create, isDryRun });
}

async function stored(corporateGroup: string, site: string): Promise<MeterDay[]> {
  const row = await database.db
    .selectFrom('site')
    .innerJoin('corporate_group', 'corporate_group.id', 'site.corporate_group_id')
    .select(['site.id', 'site.corporate_group_id'])
    .where('corporate_group.name', '=', corporateGroup)
    .where('site.name', '=', site)
    .executeTakeFirstOrThrow();
  return readMeterDays(database.db, row.corporate_group_id, [row.id], dayOf(1997, 1, 1), dayOf(2100, 1, 1));
}

async function countEverything(): Promise<number[]> {
  const counts: number[] = [];
  for (const table of ['corporate_group', 'company', 'site', 'meter_day'] as const) {
    const { count } = await database.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts.push(count);
  }
  return counts;
}

/** A wide file of one site with the value 1, 2, 3 … kWh for every UTC hour of a stretch. */
function wideHours(site: string, from: string, hours: number): string {
  const lines = Array.from({ length: hours }, (_, index) => {
    const instant = new Date(Date.parse(from) + index * 3_600_000).toISOString();
    return `${instant.slice(0, 16)}Z,${index + 1}`;
  });
  return `utc_hour_start,${site}\n${lines.join('\n')}\n`;
}

function onDay(days: readonly MeterDay[], day: Day): number[] {
  return [...(days.find((row) => row.day === day)?.wh ?? [])];
}

describe('a wide file', () => {
  test('puts UTC hours on local days and keeps gaps as gaps', async () => {
    const path = write(
      'utc_hour_start,Norr,Söder\n2021-01-01T22:00Z,1.5,0\n2021-01-01T23:00Z,,2.0004\n2021-01-02T01:00Z,3,4.0006\n',
    );
    expect(await run(path, 'Vida')).toEqual({
      created: { corporateGroup: true, company: true, sites: ['Norr', 'Söder'] },
      sites: 2,
      added: 5,
      changed: 0,
      unchanged: 0,
      missing: 3,
    });
    const [first, second] = [dayOf(2021, 1, 1), dayOf(2021, 1, 2)];
    const north = await stored('Vida', 'Norr');
    const south = await stored('Vida', 'Söder');
    expect(onDay(north, first).slice(-2)).toEqual([MISSING, 1500]);
    expect(onDay(north, second).slice(0, 4)).toEqual([MISSING, MISSING, 3000, MISSING]);
    expect(onDay(south, first).slice(-1)).toEqual([0]);
    expect(onDay(south, second).slice(0, 4)).toEqual([2000, MISSING, 4001, MISSING]);
  });

  test('fills the 23 and 25 hours of the days on which the clocks change', async () => {
    await run(write(wideHours('Vår', '2026-03-28T23:00Z', 23)), 'Omställning');
    await run(write(wideHours('Höst', '2026-10-24T22:00Z', 25)), 'Omställning');
    const spring = await stored('Omställning', 'Vår');
    const autumn = await stored('Omställning', 'Höst');
    expect(spring.map((row) => row.day)).toEqual([dayOf(2026, 3, 29)]);
    expect(onDay(spring, dayOf(2026, 3, 29))).toEqual(
      Array.from({ length: 23 }, (_, hour) => (hour + 1) * 1000),
    );
    expect(onDay(autumn, dayOf(2026, 10, 25))).toEqual(
      Array.from({ length: 25 }, (_, hour) => (hour + 1) * 1000),
    );
  });

  test('may be packed, have a byte order mark, CRLF and quoted names', async () => {
    const text = '\uFEFFutc_hour_start,"Butik ""Lyktan"", norra"\r\n2022-06-01T00:00Z,"1,5"\r\n';
    await expect(run(write(gzipSync(text)), 'Packad')).rejects.toThrow('line 2: "1,5" is not a number');
    await run(write(gzipSync(text.replace('"1,5"', '1.5'))), 'Packad');
    const [day] = await stored('Packad', 'Butik "Lyktan", norra');
    expect(day?.wh[2]).toBe(1500);
  });

  test('read again it changes nothing, and a correction changes only what it corrects', async () => {
    const path = write(wideHours('A', '2022-05-01T00:00Z', 40));
    expect(await run(path, 'Igen')).toMatchObject({ added: 40, created: { corporateGroup: true } });
    const before = [await countEverything(), await stored('Igen', 'A')];
    expect(await run(path, 'Igen')).toEqual({
      created: { corporateGroup: false, company: false, sites: [] },
      sites: 1,
      added: 0,
      changed: 0,
      unchanged: 40,
      missing: 0,
    });
    expect([await countEverything(), await stored('Igen', 'A')]).toEqual(before);
    const corrected = write(
      'utc_hour_start,A\n2022-05-01T03:00Z,99\n2022-05-01T04:00Z,\n2022-05-03T00:00Z,7\n',
    );
    expect(await run(corrected, 'Igen')).toMatchObject({ added: 1, changed: 1, unchanged: 0 });
    const [day] = await stored('Igen', 'A');
    expect([...(day?.wh.slice(4, 8) ?? [])]).toEqual([3000, 99_000, 5000, 6000]);
  });

  test('goes on where an earlier file ended within a day', async () => {
    await run(write(wideHours('A', '2022-05-01T22:00Z', 10)), 'Följd');
    await run(write(wideHours('A', '2022-05-02T08:00Z', 14)), 'Följd');
    const [day, ...more] = await stored('Följd', 'A');
    expect(more).toEqual([]);
    expect(day?.wh.includes(MISSING)).toBe(false);
    expect([...(day?.wh.slice(9, 12) ?? [])]).toEqual([10_000, 1000, 2000]);
  });
});

/** What imports have replaced at a site in 2022. */
async function correctionsOf(corporateGroup: string, site: string): Promise<unknown[]> {
  const row = await database.db
    .selectFrom('site')
    .innerJoin('corporate_group', 'corporate_group.id', 'site.corporate_group_id')
    .select(['site.id', 'site.corporate_group_id'])
    .where('corporate_group.name', '=', corporateGroup)
    .where('site.name', '=', site)
    .executeTakeFirstOrThrow();
  const period = { first: dayOf(2022, 1, 1), last: dayOf(2022, 12, 31) };
  const found = await readCorrections(database.db, row.corporate_group_id, row.id, period);
  return found.map(({ instant, oldWh, newWh, oldQuality, newQuality, replacedBy, fileName }) => [
    new Date(instant).toISOString().slice(0, 13),
    `${oldWh} ${oldQuality}`,
    `${newWh} ${newQuality}`,
    replacedBy,
    fileName.replaceAll(/\d/g, ''),
  ]);
}

describe('a correction', () => {
  test('keeps what it replaces, with who did it, also when it is corrected again', async () => {
    await run(write(wideHours('A', '2022-05-01T00:00Z', 30)), 'Rättad');
    expect(await correctionsOf('Rättad', 'A')).toEqual([]);
    await run(write('utc_hour_start,A\n2022-05-01T03:00Z,99\n2022-05-01T04:00Z,5\n'), 'Rättad');
    const wrong = 'utc_hour_start,A\n2022-05-01T03:00Z,98\n2022-05-02T01:00Z,7\n';
    await run(write(wrong), 'Rättad');
    const by = ['Karin Åberg', 'values-.csv'];
    expect(await correctionsOf('Rättad', 'A')).toEqual([
      ['2022-05-01T03', '4000 measured', '99000 corrected', ...by],
      ['2022-05-01T03', '99000 corrected', '98000 corrected', ...by],
      ['2022-05-02T01', '26000 measured', '7000 corrected', ...by],
    ]);
    const [day] = await stored('Rättad', 'A');
    expect([...(day?.quality?.slice(4, 7) ?? [])]).toEqual([
      QUALITY_CODE.measured,
      QUALITY_CODE.corrected,
      QUALITY_CODE.measured,
    ]);
  });

  test('of a value that was estimated is a measured one', async () => {
    await run(write(wideHours('A', '2022-05-01T22:00Z', 24)), 'Beräknad');
    const [estimated] = await stored('Beräknad', 'A');
    if (estimated === undefined) throw new Error('Nothing is stored.');
    const { corporate_group_id: group } = await database.db
      .selectFrom('site')
      .select('corporate_group_id')
      .where('id', '=', estimated.siteId)
      .executeTakeFirstOrThrow();
    const quality = new Uint8Array(24).fill(QUALITY_CODE.estimated, 2, 4);
    const receivedAt = new Date('2022-05-03T04:30:00Z');
    await writeMeterDays(database.db, group, [{ ...estimated, quality }], () => receivedAt);
    const real = write('utc_hour_start,A\n2022-05-02T00:00Z,3\n2022-05-02T01:00Z,4.5\n');
    expect(await run(real, 'Beräknad')).toMatchObject({ changed: 2, unchanged: 0 });
    const [day] = await stored('Beräknad', 'A');
    expect(day?.quality).toBe(null);
    expect(await run(real, 'Beräknad')).toMatchObject({ changed: 0, unchanged: 2 });
    expect(await correctionsOf('Beräknad', 'A')).toEqual([
      ['2022-05-02T00', '3000 estimated', '3000 measured', 'Karin Åberg', 'values-.csv'],
      ['2022-05-02T01', '4000 estimated', '4500 measured', 'Karin Åberg', 'values-.csv'],
    ]);
  });

  test('that is taken back as a whole leaves no trace', async () => {
    await run(write(wideHours('A', '2022-05-01T00:00Z', 30)), 'Ångrad');
    const broken = write(
      'site,timestamp,kwh\nA,2022-05-01T03:00Z,99\nA,2022-05-03T03:00Z,1\nB,2022-05-03T03:15Z,1\nB,2022-05-03T03:30Z,1\n',
    );
    await run(write('site,timestamp,kwh\nB,2022-05-03T01:00Z,1\n'), 'Ångrad');
    await expect(run(broken, 'Ångrad')).rejects.toThrow('"B" has values by hour');
    expect(await correctionsOf('Ångrad', 'A')).toEqual([]);
  });
});

describe('a long file', () => {
  test('may hold quarters, several sites in any order and local time', async () => {
    const path = write(
      [
        'site,timestamp,kwh',
        '735999000000010012,2026-10-25 02:00,0.25',
        'B,2026-10-25T01:00:00Z,8',
        '735999000000010012,2026-10-25 02:45,0.5',
        '735999000000010012,2026-10-25 02:00,0.75',
        'B,2026-10-25T03:00:00+01:00,9',
        '',
      ].join('\n'),
    );
    expect(await run(path, 'Lång', 'Europe/Stockholm')).toMatchObject({ sites: 2, added: 5, missing: 2 });
    const [quarters] = await stored('Lång', '735999000000010012');
    expect(quarters?.resolution).toBe('quarter');
    expect(quarters?.wh).toHaveLength(100);
    expect([quarters?.wh[8], quarters?.wh[11], quarters?.wh[12]]).toEqual([250, 500, 750]);
    const [hours] = await stored('Lång', 'B');
    expect([hours?.wh[3], hours?.wh[4]]).toEqual([8000, 9000]);
  });

  test('finds a site by its anläggnings-id', async () => {
    await run(write('site,timestamp,kwh\n735999000000010029,2026-01-01T00:00Z,1\n'), 'Känd');
    await database.db
      .updateTable('site')
      .set({ name: 'Butik Ett' })
      .where('site_id', '=', '735999000000010029')
      .execute();
    const again = write(
      'site,timestamp,kwh\n735999000000010029,2026-01-01T01:00Z,2\nButik Ett,2026-01-01T02:00Z,3\n',
    );
    expect(await run(again, 'Känd')).toMatchObject({ created: { sites: [] }, added: 2 });
    const [day] = await stored('Känd', 'Butik Ett');
    expect([...(day?.wh.slice(1, 4) ?? [])]).toEqual([1000, 2000, 3000]);
  });

  test('that names one site in two ways has its values in the order of time', async () => {
    await run(write('site,timestamp,kwh\n735999000000010036,2026-01-01T00:00Z,1\n'), 'Tvånamn');
    await database.db
      .updateTable('site')
      .set({ name: 'Butik Två' })
      .where('site_id', '=', '735999000000010036')
      .execute();
    const before = await countEverything();
    const wrong = write(
      'site,timestamp,kwh\n735999000000010036,2026-01-03T01:00Z,2\nButik Två,2026-01-02T02:00Z,3\n',
    );
    await expect(run(wrong, 'Tvånamn')).rejects.toThrow('"Butik Två" is named in two ways');
    expect(await countEverything()).toEqual(before);
  });

  test('of hours is not mixed into a day of quarters', async () => {
    await run(write('site,timestamp,kwh\nQ,2026-01-01T00:15Z,1\n'), 'Blandad');
    const before = await countEverything();
    const hours = write('site,timestamp,kwh\nNy,2026-01-01T00:00Z,1\nQ,2026-01-01T05:00Z,1\n');
    await expect(run(hours, 'Blandad')).rejects.toThrow('"Q" has values by quarter on 2026-01-01');
    expect(await countEverything()).toEqual(before);
  });
});

/** kWh of every step of local days: 10 kW throughout, whatever it is read by. */
function steps(site: string, first: Day, last: Day, minutes: 15 | 60): string {
  const lines: string[] = [];
  for (let at = startOfLocalDay(first); at < startOfLocalDay(last + 1); at += minutes * 60_000)
    lines.push(`${site},${new Date(at).toISOString()},${(10 * minutes) / 60}`);
  return `${lines.join('\n')}\n`;
}

async function intervalOf(corporateGroup: string): Promise<string> {
  const { metering_interval: interval } = await database.db
    .selectFrom('site')
    .innerJoin('corporate_group', 'corporate_group.id', 'site.corporate_group_id')
    .select('metering_interval')
    .where('corporate_group.name', '=', corporateGroup)
    .executeTakeFirstOrThrow();
  return interval;
}

function plain(days: readonly MeterDay[]) {
  return days.map(({ day, resolution, wh, quality }) => ({ day, resolution, wh: [...wh], quality }));
}

describe('figures M2: hours and quarters change from one day to the next', () => {
  const change = dayOf(2025, 10, 1);
  const hours = steps('M', change - 3, change - 1, 60);
  const quarters = steps('M', change, change + 2, 15);
  const header = 'site,timestamp,kwh\n';

  test('within one file, with the right energy and power, and the site follows its newest day', async () => {
    expect(await run(write(header + hours + quarters), 'Byte')).toMatchObject({
      added: 3 * 24 + 3 * 96,
      missing: 0,
    });
    const days = await stored('Byte', 'M');
    expect(days.map(({ day, resolution }) => [day - change, resolution])).toEqual([
      [-3, 'hour'],
      [-2, 'hour'],
      [-1, 'hour'],
      [0, 'quarter'],
      [1, 'quarter'],
      [2, 'quarter'],
    ]);
    for (const { resolution, wh } of days) {
      expect([...wh].reduce((sum, value) => sum + value)).toBe(240_000);
      const kW = [...wh].map((value) => (value * (resolution === 'hour' ? 1 : 4)) / 1000);
      expect(new Set(kW)).toEqual(new Set([10]));
    }
    expect(await intervalOf('Byte')).toBe('quarter');
  });

  test('the same as two files is the same, in either order', async () => {
    await run(write(header + hours), 'Två filer');
    expect(await intervalOf('Två filer')).toBe('hour');
    await run(write(header + quarters), 'Två filer');
    await run(write(header + quarters), 'Omvänt');
    await run(write(header + hours), 'Omvänt');
    await run(write(header + hours + quarters), 'En fil');
    const expected = plain(await stored('En fil', 'M'));
    for (const name of ['Två filer', 'Omvänt']) {
      expect(plain(await stored(name, 'M'))).toEqual(expected);
      expect(await intervalOf(name)).toBe('quarter');
    }
  });

  test.each([
    [
      'a stray quarter among hours',
      `${header}${hours.replace('M,2025-09-28T00:00', 'M,2025-09-27T23:15:00.000Z,2\nM,2025-09-28T00:00')}`,
      'line 4: 2025-09-27T23:15Z is a part of an hour on a day of hours',
    ],
    [
      'a day that begins with hours and goes on with quarters',
      `${header}X,2026-01-05T08:00Z,1\nX,2026-01-05T09:00Z,1\nX,2026-01-05T10:00Z,1\nX,2026-01-05T10:15Z,1\n`,
      'line 5: 2026-01-05T10:15Z is a part of an hour on a day of hours',
    ],
    [
      'half-hours',
      `${header}X,2026-01-05T08:00Z,1\nX,2026-01-05T08:30Z,1\nX,2026-01-05T09:00Z,1\n`,
      'line 3: 2026-01-05T08:30Z is a half-hour',
    ],
  ])('%s is refused with its line', async (_, content, message) => {
    const before = await countEverything();
    await expect(run(write(content), 'Trasig')).rejects.toThrow(message);
    expect(await countEverything()).toEqual(before);
  });
});

describe('figures issue 5: what is not known is asked for', () => {
  const unknown = 'site,timestamp,kwh\nA,2026-01-05T08:00Z,1\nB,2026-01-05T08:00Z,1\n';

  test('a koncern and sites are listed with their lines, and made with --create only', async () => {
    const before = await countEverything();
    const without = { create: false };
    await expect(run(write(unknown), 'Okänd', 'UTC', without)).rejects.toThrow(
      [
        'The corporate group "Okänd" is not known.',
        'line 2: the site "A" is not known',
        'line 3: the site "B" is not known',
        'Give --create to make what is not known, or --dry-run to try.',
      ].join('\n'),
    );
    expect(await countEverything()).toEqual(before);
    await run(write(unknown), 'Okänd');
    const mistyped = write(unknown.replace('B,', 'Bb,'));
    await expect(run(mistyped, 'Okänd', 'UTC', without)).rejects.toThrow(
      /^line 3: the site "Bb" is not known\nGive --create/,
    );
    expect(await run(write(unknown), 'Okänd', 'UTC', without)).toMatchObject({ unchanged: 2 });
  });

  test('a dry run tells everything and changes nothing', async () => {
    const before = await countEverything();
    const dry = { create: false, isDryRun: true };
    expect(await run(write(unknown), 'Provad', 'UTC', dry)).toEqual({
      created: { corporateGroup: true, company: true, sites: ['A', 'B'] },
      sites: 2,
      added: 2,
      changed: 0,
      unchanged: 0,
      missing: 0,
    });
    expect(await countEverything()).toEqual(before);
  });

  test('a GSRN whose check digit is wrong is refused with its line, unless the koncern has it', async () => {
    const wrong = write(
      'site,timestamp,kwh\nA,2026-01-05T08:00Z,1\n735999000000010013,2026-01-05T08:00Z,1\n',
    );
    await expect(run(wrong, 'Felskriven')).rejects.toThrow(
      'line 3: the check digit of 735999000000010013 is wrong; it should be 2',
    );
    await run(write('site,timestamp,kwh\nA,2026-01-05T07:00Z,1\n'), 'Felskriven');
    await database.db
      .updateTable('site')
      .set({ site_id: '735999000000010013' })
      .where('name', '=', 'A')
      .where('corporate_group_id', 'in', (eb) =>
        eb.selectFrom('corporate_group').select('id').where('name', '=', 'Felskriven'),
      )
      .execute();
    const known = write('site,timestamp,kwh\n735999000000010013,2026-01-05T08:00Z,1\n');
    expect(await run(known, 'Felskriven')).toMatchObject({ added: 1, created: { sites: [] } });
  });
});

describe('a broken file changes nothing and names the line', () => {
  const wide = wideHours('A', '2021-01-01T00:00Z', 48);
  const packed = gzipSync(wideHours('A', '2021-01-01T00:00Z', 20_000));
  const damaged = new Uint8Array(packed);
  damaged.fill(0x55, 400, 440);

  test.each<[string, string | Uint8Array, string]>([
    ['an empty file', '', 'is empty'],
    ['a header only', 'utc_hour_start,A\n', 'line 2: there are no values'],
    ['a wrong header', 'time,A\n2021-01-01T00:00Z,1\n', 'line 1: the header must be'],
    ['a header without sites', 'utc_hour_start\n2021-01-01T00:00Z\n', 'line 1: the header must be'],
    [
      'two columns of one site',
      'utc_hour_start,A,A\n2021-01-01T00:00Z,1,2\n',
      'line 1: the site "A" has two columns',
    ],
    [
      'a column without name',
      'utc_hour_start,A,\n2021-01-01T00:00Z,1,2\n',
      'line 1: the name of a site is empty',
    ],
    ['text for a number', wide.replace(',7\n', ',sju\n'), 'line 8: "sju" is not a number (site A)'],
    ['a decimal comma', wide.replace(',7\n', ',"7,5"\n'), 'line 8: "7,5" is not a number (site A)'],
    ['infinity', wide.replace(',7\n', ',Infinity\n'), 'line 8: "Infinity" is not a number'],
    ['a number without end', wide.replace(',7\n', ',7.\n'), 'line 8: "7." is not a number'],
    ['a negative number', wide.replace(',7\n', ',-7\n'), 'line 8: -7 kWh is negative'],
    [
      'figures issue 5: a number that rounds to nothing from below',
      wide.replace(',7\n', ',-0.0001\n'),
      'line 8: -0.0001 kWh is negative',
    ],
    [
      'figures issue 5: a time to come',
      'site,timestamp,kwh\nA,2026-11-20T08:00Z,1\nA,2026-11-20T09:00Z,1\n',
      'line 3: 2026-11-20T09:00Z lies in the future (site A)',
    ],
    [
      'figures issue 5: a year to come',
      wideHours('A', '2099-01-01T00:00Z', 2),
      'line 2: 2099-01-01T00:00Z lies in the future',
    ],
    ...['+25:00', '+14:15', '-12:15', '+02:75'].map((offset): [string, string, string] => [
      `figures issue 5: the offset ${offset}`,
      `site,timestamp,kwh\nA,2026-01-05T08:00${offset},1\n`,
      `line 2: "2026-01-05T08:00${offset}" has an offset that no place on earth has`,
    ]),
    [
      'figures issue 5: a report of the portal',
      'Anläggnings-id;Anläggning;Datum;Tid\n735999000000010012;Butik;2026-01-05;08:00\n',
      'line 1: the fields are separated by ";" as in files for spreadsheets and in the reports of the portal',
    ],
    ['a number beyond reason', wide.replace(',7\n', ',1e300\n'), 'line 8: 1e300 kWh is more than'],
    ['half a line at the end', `${wide}2021-01-03T00:00`, 'line 50: has 1 fields, the header has 2'],
    ['a line too long', wide.replace(',7\n', ',7,8\n'), 'line 8: has 3 fields, the header has 2'],
    [
      'an hour twice in a row',
      wide.replace('T06:00Z,7', 'T05:00Z,7'),
      'line 8: 2021-01-01T05:00Z occurs twice',
    ],
    [
      'an hour twice',
      `${wide}2021-01-01T05:00Z,7\n`,
      'line 50: 2021-01-01T05:00Z comes after a later time: a duplicate',
    ],
    [
      'half an hour',
      wide.replace('T06:00Z', 'T06:30Z'),
      'line 8: 2021-01-01T06:30Z is not the start of an hour',
    ],
    [
      'a date that does not exist',
      wide.replace('2021-01-01T06', '2021-02-30T06'),
      'line 8: "2021-02-30T06:00Z" is a time that does not exist',
    ],
    ['no time at all', wide.replace('2021-01-01T06:00Z', 'i går'), 'line 8: "i går" is not a time'],
    ['an open quote', wide.replace(',7\n', ',"7\n'), 'line 8: a quote is not closed'],
    ['a NUL byte', wide.replace(',7\n', ',7\0\n'), 'line 8: holds a NUL byte'],
    [
      'another encoding',
      Buffer.from(wide.replace(',7\n', ',ö\n'), 'latin1'),
      'line 8: holds bytes that are not UTF-8',
    ],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'line 1: holds'],
    ['a file without lines', 'x'.repeat(1_000_001), 'line 1: is too long'],
    ['a gzip cut short', packed.subarray(0, packed.length - 5000), 'the gzip file is cut short here'],
    ['a damaged gzip', damaged, 'the gzip file is damaged'],
    [
      'a short long file',
      'site,timestamp,kwh\nA,2021-01-01T00:00Z\n',
      'line 2: has 2 fields, the header has 3',
    ],
    [
      'odd minutes',
      'site,timestamp,kwh\nA,2021-01-01T00:10Z,1\n',
      'line 2: 2021-01-01T00:10Z is not the start of',
    ],
    [
      'a site without name',
      'site,timestamp,kwh\n ,2021-01-01T00:00Z,1\n',
      'line 2: the name of a site is empty',
    ],
    [
      'a site with a long name',
      `site,timestamp,kwh\n${'x'.repeat(41)},2021-01-01T00:00Z,1\n`,
      'line 2: the name of a site is longer',
    ],
    [
      'a line late in the file',
      `${wideHours('A', '2021-01-01T00:00Z', 9000)}x,1\n`,
      'line 9002: "x" is not a time',
    ],
  ])('%s', async (_, content, message) => {
    const before = await countEverything();
    await expect(run(write(content), 'Trasig')).rejects.toThrow(message);
    expect(await countEverything()).toEqual(before);
  });

  test('a local time that the clocks skip', async () => {
    const path = write('site,timestamp,kwh\nA,2026-03-29 02:30,1\n');
    await expect(run(path, 'Trasig', 'Europe/Stockholm')).rejects.toThrow(
      'line 2: "2026-03-29 02:30" does not exist',
    );
  });

  test('another time zone than UTC for a UTC column', async () => {
    await expect(run(write(wide), 'Trasig', 'Europe/Stockholm')).rejects.toThrow(
      'line 1: the column utc_hour_start is in UTC',
    );
  });

  test('a file that does not exist, and a folder', async () => {
    await expect(run(join(folder, 'saknas.csv'), 'Trasig')).rejects.toThrow('does not exist');
    await expect(run(folder, 'Trasig')).rejects.toThrow('is a folder');
  });

  test('up to twenty lines are named', async () => {
    const broken = wide.replaceAll(/,(\d+)\n/g, ',x$1\n');
    const error: unknown = await run(write(broken), 'Trasig').catch((reason: unknown) => reason);
    const lines = error instanceof Error ? error.message.split('\n') : [];
    expect(lines).toHaveLength(21);
    expect(lines[0]).toBe('line 2: "x1" is not a number (site A)');
    expect(lines[19]).toBe('line 21: "x20" is not a number (site A)');
  });
});

test('a koncern whose name two bear is not guessed', async () => {
  for (const id of ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']) {
    await database.db
      .insertInto('corporate_group')
      .values({ id, name: 'Tvilling', organization_number: '' })
      .execute();
  }
  await expect(run(write(wideHours('A', '2021-01-01T00:00Z', 3)), 'Tvilling')).rejects.toThrow(
    'There are 2 corporate groups',
  );
});
