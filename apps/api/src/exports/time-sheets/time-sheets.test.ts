import readXlsxFile from 'read-excel-file/node';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '../../energy/calendar/day.ts';
import { emptyMeterDay, MISSING, QUALITY_CODE, type MeterDay } from '../../energy/meter-day/meter-day.ts';
import { writeMeterDays } from '../../energy/meter-day/meter-day-store.ts';
import { storePrices } from '../../energy/testing/scenario.ts';
import { evenDay, withQuality } from '../../energy/testing/store-days.ts';
import { libreOffice, savedByLibreOffice } from '../../files/testing/libre-office.ts';
import { findingsOf, pdfProgramsAreAbsent } from '../../files/testing/pdf-programs.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../../testing/test-people.ts';
import { downloadFile, formulaText, linesOf, xlsxType, type FileRequest } from '../testing/download-file.ts';

let app: TestApp;
let group: TestCorporateGroup;
let access: string;

/** A day whose values differ from hour to hour and from day to day, with a gap and an estimate. */
function unevenDay(siteId: string, day: number, resolution: 'hour' | 'quarter', scale: number): MeterDay {
  const meterDay = emptyMeterDay(siteId, day, resolution);
  for (let index = 0; index < meterDay.wh.length; index += 1)
    meterDay.wh[index] = scale * (((day * 7 + index * 37) % 97) + 1);
  meterDay.wh[4] = MISSING;
  const quality = new Uint8Array(meterDay.wh.length);
  quality[7] = QUALITY_CODE.estimated;
  return { ...meterDay, quality };
}

const first = dayOf(2026, 10, 24);
const last = dayOf(2026, 10, 26);

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  group = await createCorporateGroup(database, 'Norrviken', [2, 1]);
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
  access = (await app.sessionOf(user.id)).access;
});

afterAll(() => app.close());

const period = 'start_date=2026-10-24&end_date=2026-10-26';

function request(query: string): FileRequest {
  return { app, path: `/api/v1/exports/corporategroups/${group.id}/time-sheets/?${period}&${query}`, access };
}

type Rows = Readonly<Record<string, unknown>>[];

async function shown(query: string): Promise<{ rows: Rows; sites: Rows }> {
  const path = `/api/v1/corporategroups/${group.id}/analytics/time-sheets/?${period}&${query}`;
  const { body } = await app.request('GET', path, { access });
  const { rows, sites } = body;
  return { rows: Array.isArray(rows) ? rows : [], sites: Array.isArray(sites) ? sites : [] };
}

function sum(values: readonly unknown[]): number {
  return values.reduce<number>((total, value) => total + (typeof value === 'number' ? value : 0), 0);
}

/** Sheets of a workbook by name: their headings, and their columns by heading. */
async function columnsOf(
  workbook: Buffer,
): Promise<Map<string, { headings: unknown[]; cells: (heading: string) => unknown[] }>> {
  const sheets = await readXlsxFile(workbook, { trim: false });
  return new Map(
    sheets.map(({ sheet, data }) => {
      const [headings = [], ...rows] = data;
      return [
        sheet,
        {
          headings,
          cells: (heading: string) => {
            const place = headings.findIndex((cell) => String(cell) === heading);
            return rows.map((row) => row[place]);
          },
        },
      ];
    }),
  );
}

describe('the hour report as a workbook', () => {
  test('is named by the specification, and has one column per site', async () => {
    const { headers, bytes } = await downloadFile(request(''));
    expect(headers.get('content-type')).toBe(xlsxType);
    expect(headers.get('content-disposition')).toContain('filename="Timrapport.xlsx"');
    const sheets = await columnsOf(bytes);
    expect([...sheets.keys()]).toEqual(['Timrapport', 'Nyckeltal', 'Diagram']);
    expect(sheets.get('Timrapport')?.headings).toEqual([
      'Datum',
      'Tid',
      'UTC-avvikelse',
      `${formulaText}\n735999000000010000\nkWh`,
      'Butik [1]: Åre/Ö\n735999000000010001\nkWh',
      'Butik [1]: Åre/Ö\n735999000000010100\nkWh',
      'Summa (kWh)',
      'Spotpris (öre/kWh)',
      'Energikostnad (kr exkl. moms)',
      'Temperatur (°C)',
      'Kvalitet',
      'Saknade värden',
      'Ofullständiga värden',
      'Beräknade värden',
      'Korrigerade värden',
      'Saknade timmar',
    ]);
  });

  test('has the sums of the report that is shown, in every resolution', async () => {
    for (const [resolution, name] of [
      ['quarter', 'Timrapport'],
      ['hour', 'Timrapport'],
      ['day', 'Dygnsvärden'],
      ['week', 'Veckovärden'],
      ['month', 'Månadsvärden'],
      ['year', 'Årsvärden'],
    ]) {
      const { rows, sites } = await shown(`resolution=${resolution}`);
      const { bytes } = await downloadFile(request(`resolution=${resolution}`));
      const sheets = await columnsOf(bytes);
      const values = sheets.get(name ?? '');
      const figures = sheets.get('Nyckeltal');
      expect(values?.cells('Summa (kWh)')).toHaveLength(rows.length);
      expect(values?.cells('Summa (kWh)')).toEqual(rows.map((row) => row['total_kwh']));
      expect(values?.cells('Energikostnad (kr exkl. moms)')).toEqual(rows.map((row) => row['cost_sek']));
      expect(values?.cells('Spotpris (öre/kWh)')).toEqual(rows.map((row) => row['spot_price_ore_per_kwh']));
      expect(figures?.cells('Förbrukning (kWh)')).toEqual(sites.map((site) => site['total_kwh']));
      expect(sum(figures?.cells('Saknade värden') ?? [])).toBe(
        sum(sites.map((site) => site['missing_count'])),
      );
    }
  });

  test('has a sheet per site whose name is allowed, and real times with their offset', async () => {
    const { bytes } = await downloadFile(request('layout=per_site'));
    const sheets = await columnsOf(bytes);
    expect([...sheets.keys()]).toEqual([
      "=cmd|' C calc'!A0",
      'Butik 1 Åre Ö',
      'Butik 1 Åre Ö (2)',
      'Nyckeltal',
    ]);
    const own = sheets.get('Butik 1 Åre Ö');
    expect(own?.cells('UTC-avvikelse').slice(24, 29)).toEqual([
      'UTC+02:00',
      'UTC+02:00',
      'UTC+02:00',
      'UTC+01:00',
      'UTC+01:00',
    ]);
    expect(own?.cells('Datum')[26]).toEqual(new Date('2026-10-25'));
    expect(own?.cells('Kvalitet').slice(3, 9)).toEqual([
      'Uppmätt',
      'Saknas',
      'Uppmätt',
      'Uppmätt',
      'Beräknad',
      'Uppmätt',
    ]);
    const { rows } = await shown('');
    const total = [...sheets.values()].map(({ cells, headings }) =>
      headings.includes('Datum') ? sum(cells('Förbrukning (kWh)')) : 0,
    );
    expect(sum(total)).toBeCloseTo(sum(rows.map((row) => row['total_kwh'])), 6);
  });

  test.skipIf(libreOffice === null)(
    'opens in LibreOffice with the same sums (skipped where it is absent)',
    async () => {
      const { bytes } = await downloadFile(request(''));
      const saved = await columnsOf(await savedByLibreOffice(libreOffice ?? '', bytes));
      const { rows } = await shown('');
      const total = sum(saved.get('Timrapport')?.cells('Summa (kWh)') ?? []);
      expect(total).toBeCloseTo(sum(rows.map((row) => row['total_kwh'])), 6);
      expect(saved.get('Timrapport')?.cells('Datum')[26]).toEqual(new Date('2026-10-25'));
    },
    120_000,
  );
});

describe('figures 5: a file says what it holds', () => {
  const coarse = [
    ['day', 'Dygnsvärden'],
    ['week', 'Veckovärden'],
    ['month', 'Månadsvärden'],
    ['year', 'Årsvärden'],
  ] as const;

  test.each(coarse)('a file by %s is no hour report, and tells no powers', async (resolution, name) => {
    const { headers, bytes } = await downloadFile(request(`resolution=${resolution}`));
    expect(headers.get('content-disposition')).toContain(`${encodeURIComponent(name)}.xlsx`);
    const sheets = await columnsOf(bytes);
    expect([...sheets.keys()]).toEqual([name, 'Nyckeltal', 'Diagram']);
    for (const { headings } of sheets.values()) expect(headings.join(' ')).not.toMatch(/effekt|last/i);
    const { sites } = await shown(`resolution=${resolution}`);
    for (const site of sites) {
      expect(site).toMatchObject({ max_kw: null, max_at: null, min_kw: null });
      expect(site).toMatchObject({ base_load_kw: null, load_factor_percent: null });
    }
    const [headings] = await linesOf(request(`resolution=${resolution}&format=csv&layout=per_site`));
    expect(headings).not.toMatch(/effekt/i);
  });

  test('a file by hour or quarter has the highest power of an hour or quarter', async () => {
    for (const resolution of ['quarter', 'hour']) {
      const { sites } = await shown(`resolution=${resolution}`);
      const { bytes } = await downloadFile(request(`resolution=${resolution}`));
      const figures = (await columnsOf(bytes)).get('Nyckeltal');
      expect(figures?.cells('Högsta effekt (kW)')).toEqual(sites.map((site) => site['max_kw']));
      expect(figures?.cells('Högsta effekt (kW)')).not.toContain(null);
    }
  });

  test('figures 24: a file by week has a row per week with the days that are asked for', async () => {
    const lines = await linesOf(request('resolution=week&format=csv'));
    expect(lines.map((line) => line.split(';').slice(0, 2))).toEqual([
      ['Från och med', 'Till och med'],
      ['2026-10-24', '2026-10-25'],
      ['2026-10-26', '2026-10-26'],
    ]);
  });

  test.skipIf(pdfProgramsAreAbsent)('a pdf by day is named so, without powers', async () => {
    const { headers, bytes } = await downloadFile(request('format=pdf&resolution=day'));
    expect(headers.get('content-disposition')).toContain(`${encodeURIComponent('Dygnsvärden')}.pdf`);
    const { info, pages } = await findingsOf(bytes);
    expect(info.get('Title')).toBe('Dygnsvärden, Norrviken');
    expect(pages.join('\n')).not.toMatch(/effekt|timrapport/i);
  });
});

describe('the hour report as csv', () => {
  test('has local time with its offset, decimal commas and empty cells for gaps', async () => {
    const lines = await linesOf(request('format=csv'));
    expect(lines).toHaveLength(1 + 24 + 25 + 24);
    expect(lines[27]).toMatch(/^2026-10-25;02:00;UTC\+02:00;0,\d+;0,\d+;\d,\d+;/);
    expect(lines[28]).toMatch(/^2026-10-25;02:00;UTC\+01:00;/);
    expect(lines[5]).toMatch(/^2026-10-24;04:00;UTC\+02:00;;;\d,\d+;/);
  });

  test('security 60: has names that look like formulas as texts', async () => {
    const [headings = '', line = ''] = await linesOf(request('format=csv&layout=per_site'));
    expect(headings).toMatch(/^Anläggnings-id;Anläggning;Datum;Tid;UTC-avvikelse;Förbrukning \(kWh\);Effekt/);
    expect(line.startsWith(`735999000000010000;'${formulaText};2026-10-24;00:00;UTC+02:00;`)).toBe(true);
  });
});

test.skipIf(pdfProgramsAreAbsent)(
  'the hour report as pdf is tagged, in Swedish, with the same sums',
  async () => {
    const { status, headers, bytes } = await downloadFile(request('format=pdf'));
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toContain('filename="Timrapport.pdf"');
    const { info, pages } = await findingsOf(bytes);
    expect(info.get('Tagged')).toBe('yes');
    expect(info.get('Title')).toBe('Timrapport, Norrviken');
    expect(bytes.toString('latin1')).toMatch(/\/Lang \(sv/);
    const { rows } = await shown('');
    const total = sum(rows.map((row) => row['total_kwh']));
    const text = pages.join('\n').replaceAll('\u00A0', ' ');
    for (const part of [
      `Summa ${total.toFixed(2).replace('.', ',')}`,
      '02:00–03:00 (sommartid)',
      '02:00–03:00 (normaltid)',
      'Butik [1]: Åre/Ö',
      'Beräknad',
    ])
      expect(text.replaceAll(/ +/g, ' ')).toContain(part);
  },
);

describe('figures M1 and M3: a partly measured row', () => {
  let asked: (query: string) => FileRequest;

  async function cellsOfCsv(resolution: string): Promise<string[][]> {
    const lines = await linesOf(asked(`format=csv&resolution=${resolution}`));
    return lines.map((line) => line.split(';'));
  }

  beforeAll(async () => {
    const { database } = app.deps;
    const { id, companies } = await createCorporateGroup(database, 'Delvis', [4]);
    const [bakery = '', depot = '', office = ''] = companies[0]?.siteIds ?? [];
    const twoOf24 = emptyMeterDay(bakery, dayOf(2026, 5, 4), 'hour');
    twoOf24.wh.set([2000, 3000], 6);
    const estimated = evenDay(office, dayOf(2026, 5, 4), 1000);
    const days = [
      twoOf24,
      evenDay(bakery, dayOf(2026, 5, 5), 1000),
      evenDay(depot, dayOf(2026, 5, 4), 1000),
      evenDay(depot, dayOf(2026, 5, 5), 1000),
      withQuality(estimated, [3], 'estimated'),
    ];
    await writeMeterDays(database.db, id, days, () => new Date('2026-05-07T04:30:00Z'));
    const user = await createUser(database, {
      corporateGroupId: id,
      permissions: ['cg_can_view_time_report'],
    });
    const reader = await app.sessionOf(user.id);
    const path = `/api/v1/exports/corporategroups/${id}/time-sheets/?start_date=2026-05-04&end_date=2026-05-06`;
    asked = (query) => ({ app, path: `${path}&${query}`, access: reader.access });
  });

  test('says in csv and xlsx which values lack a part, and how much', async () => {
    const csv = await cellsOfCsv('day');
    const place = csv[0]?.indexOf('Kvalitet') ?? -1;
    expect(csv[0]?.slice(place)).toEqual([
      'Kvalitet',
      'Saknade värden',
      'Ofullständiga värden',
      'Beräknade värden',
      'Korrigerade värden',
      'Saknade timmar',
    ]);
    expect(csv.slice(1).map((line) => line.slice(place))).toEqual([
      ['Ofullständig', '1', '1', '1', '0', '46'],
      ['Ofullständig', '2', '0', '0', '0', '48'],
      ['Saknas', '4', '0', '0', '0', '96'],
    ]);
    const { bytes } = await downloadFile(asked('format=xlsx&resolution=day'));
    const sheets = await columnsOf(bytes);
    expect(sheets.get('Dygnsvärden')?.cells('Kvalitet')).toEqual(['Ofullständig', 'Ofullständig', 'Saknas']);
    expect(sheets.get('Nyckeltal')?.cells('Ofullständiga värden')).toEqual([1, 0, 0, 0]);
    expect(sheets.get('Nyckeltal')?.cells('Saknade timmar')).toEqual([46, 24, 48, 72]);
  });

  test.skipIf(pdfProgramsAreAbsent)(
    'says the same in the pdf, csv and xlsx, by hour and by day',
    async () => {
      for (const resolution of ['hour', 'day']) {
        const csv = await cellsOfCsv(resolution);
        const place = csv[0]?.indexOf('Kvalitet') ?? -1;
        const { bytes } = await downloadFile(asked(`format=xlsx&resolution=${resolution}`));
        const name = resolution === 'hour' ? 'Timrapport' : 'Dygnsvärden';
        const workbook = (await columnsOf(bytes)).get(name)?.cells('Kvalitet');
        const pdf = await downloadFile(asked(`format=pdf&resolution=${resolution}`));
        const { pages } = await findingsOf(pdf.bytes);
        const words = 'Uppmätt|Beräknad|Korrigerad|Ofullständig|Saknas';
        const printed = pages
          .join('\n')
          .split('\n')
          .filter((line) => /^\s*(\d{2}:00–|2026-05-0\d\s)/u.test(line))
          .flatMap((line) => new RegExp(`(${words})\\s*$`, 'u').exec(line)?.[1] ?? []);
        const qualities = csv.slice(1).map((line) => line[place]);
        expect(qualities).toHaveLength(resolution === 'hour' ? 72 : 3);
        expect(printed).toEqual(qualities);
        expect(workbook).toEqual(qualities);
      }
    },
  );
});

test('security 58: a file that would be too large is refused before it starts', async () => {
  const { database } = app.deps;
  const large = await createCorporateGroup(database, 'Stor', [600]);
  const user = await createUser(database, {
    corporateGroupId: large.id,
    permissions: ['cg_can_view_time_report'],
  });
  const session = { access: (await app.sessionOf(user.id)).access };
  const path = `/api/v1/exports/corporategroups/${large.id}/time-sheets/?start_date=2024-01-01&end_date=2026-01-31`;
  const tooMany = await app.request('GET', path, session);
  expect(tooMany.status).toBe(422);
  expect(tooMany.body).toMatchObject({
    type: 'non_field_error',
    details: { message: 'Rapporten blir för stor. Välj en kortare period eller färre anläggningar.' },
  });
  const sheets = await app.request(
    'GET',
    `${path.replace('2024-01-01', '2026-01-31')}&layout=per_site`,
    session,
  );
  expect(sheets.status).toBe(422);
  const year = path.replace('2024-01-01', '2025-02-01');
  expect((await app.request('GET', `${year}&format=pdf&resolution=hour`, session)).status).toBe(422);
  // Without a resolution it has one by which it can be read.
  const readable = await app.request('GET', `${path.split('?')[0]}?format=pdf`, session);
  expect([readable.status, readable.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});
