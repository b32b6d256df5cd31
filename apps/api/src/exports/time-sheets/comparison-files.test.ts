import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { storePrices } from '../../energy/testing/scenario.ts';
import { evenDay, storeEvenDays, withHours } from '../../energy/testing/store-days.ts';
import { writeMeterDays } from '../../energy/meter-day/meter-day-store.ts';
import { findingsOf, pdfProgramsAreAbsent } from '../../files/testing/pdf-programs.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser } from '../../testing/test-people.ts';
import { downloadFile, linesOf, type FileRequest } from '../testing/download-file.ts';

let app: TestApp;
let group: string;
let access: string;
let bakery: string;
let depot: string;

const may = 'start_date=2025-05-01&end_date=2025-05-31&resolution=month&compare=previous_year';
const june = 'start_date=2025-06-01&end_date=2025-06-30&resolution=month&compare=previous_year';

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  const made = await createCorporateGroup(database, 'Prov', [2]);
  group = made.id;
  [bakery = '', depot = ''] = made.companies.flatMap(({ siteIds }) => siteIds);
  const user = await createUser(database, {
    corporateGroupId: group,
    permissions: ['cg_can_view_time_report'],
  });
  access = (await app.sessionOf(user.id)).access;
  await database.db
    .updateTable('site')
    .set({ price_area: 'SE3' })
    .where('corporate_group_id', '=', group)
    .execute();
  for (const [id, name] of [
    [bakery, 'Bageri'],
    [depot, 'Depå'],
  ] as const)
    await database.db.updateTable('site').set({ name }).where('id', '=', id).execute();
  for (const year of [2024, 2025]) await storePrices(database, dayOf(year, 5, 1), dayOf(year, 6, 30));
  const whOf = (bakeryWh: number, depotWh: number) =>
    new Map([
      [bakery, bakeryWh],
      [depot, depotWh],
    ]);
  await storeEvenDays(database, group, whOf(1000, 4000), {
    first: dayOf(2024, 5, 1),
    last: dayOf(2024, 6, 30),
  });
  await storeEvenDays(database, group, whOf(2001, 3000), {
    first: dayOf(2025, 5, 1),
    last: dayOf(2025, 6, 30),
  });
  await writeMeterDays(
    database.db,
    group,
    [withHours(evenDay(depot, dayOf(2025, 6, 30), 3000), { 7: null })],
    () => new Date('2026-01-02T04:30:00Z'),
  );
});

afterAll(() => app.close());

function request(query: string): FileRequest {
  return { app, path: `/api/v1/exports/corporategroups/${group}/time-sheets/?${query}`, access };
}

interface Change {
  readonly name?: string;
  readonly kwh: number | null;
  readonly previous_kwh: number | null;
  readonly change_kwh: number | null;
  readonly change_percent: number | null;
  readonly cost_sek: number | null;
  readonly previous_cost_sek: number | null;
  readonly change_sek: number | null;
}

/** The graph's figures for the same query: every site, largest increase first, then the total. */
async function shown(query: string): Promise<Change[]> {
  const path = `/api/v1/corporategroups/${group}/analytics/line-graphs/?${query}&change=true`;
  const { body } = await app.request('GET', path, { access });
  const { comparison }: { comparison: { total: Change; sites: Change[] } } = JSON.parse(JSON.stringify(body));
  return [...comparison.sites, comparison.total];
}

const figures = [
  ['Förbrukning (kWh)', 'kwh'],
  ['Jämförelseperiod (kWh)', 'previous_kwh'],
  ['Skillnad (kWh)', 'change_kwh'],
  ['Förändring (%)', 'change_percent'],
  ['Energikostnad (kr exkl. moms)', 'cost_sek'],
  ['Jämförelseperiod (kr exkl. moms)', 'previous_cost_sek'],
  ['Skillnad (kr exkl. moms)', 'change_sek'],
] as const;

/** The comparison sheet of a workbook: its rows by heading. */
async function sheetOf(query: string): Promise<{ names: unknown[]; rows: Map<string, unknown>[] }> {
  const { bytes } = await downloadFile(request(query));
  const sheets = await readXlsxFile(bytes, { trim: false });
  const [headings = [], ...rows] = sheets.find(({ sheet }) => sheet === 'Jämförelse')?.data ?? [];
  return {
    names: sheets.map(({ sheet }) => sheet),
    rows: rows.map((row) => new Map(headings.map((heading, at) => [String(heading), row[at] ?? null]))),
  };
}

describe('figures 7: the files of a graph tell the change', () => {
  test('as a sheet of a workbook, site by site and in all, with the days of both periods', async () => {
    const { names, rows } = await sheetOf(may);
    expect(names).toEqual(['Månadsvärden', 'Nyckeltal', 'Jämförelse', 'Diagram']);
    expect(rows.map((row) => row.get('Anläggning'))).toEqual(['Bageri', 'Depå', 'Summa']);
    const wanted = await shown(may);
    for (const [heading, key] of figures)
      expect(rows.map((row) => row.get(heading))).toEqual(wanted.map((change) => change[key]));
    expect(wanted.map(({ change_kwh: kwh }) => kwh)).toEqual([744.744, -744, 0.744]);
    for (const row of rows) {
      expect(row.get('Från och med')).toEqual(new Date('2025-05-01'));
      expect(row.get('Jämförelseperiod, till och med')).toEqual(new Date('2024-05-31'));
      expect(row.get('Ingen förändring sägs')).toBeNull();
    }
    const perSite = await sheetOf(`${may}&layout=per_site`);
    expect(perSite.names).toEqual(['Bageri', 'Depå', 'Nyckeltal', 'Jämförelse']);
  });

  test('below the values in csv', async () => {
    const lines = await linesOf(request(`${may}&format=csv`));
    const at = lines.indexOf('');
    expect(at).toBe(2);
    const [headings = [], ...rows] = lines.slice(at + 1).map((line) => line.split(';'));
    const wanted = await shown(may);
    for (const [heading, key] of figures) {
      const place = headings.indexOf(heading);
      expect(rows.map((row) => Number((row[place] ?? '').replace(',', '.')))).toEqual(
        wanted.map((change) => change[key]),
      );
    }
    expect(rows.map((row) => row[1])).toEqual(['Bageri', 'Depå', 'Summa']);
  });

  test.skipIf(pdfProgramsAreAbsent)('as a table on paper', async () => {
    const { pages } = await findingsOf((await downloadFile(request(`${may}&format=pdf`))).bytes);
    const text = pages.join('\n').replaceAll(/[\s\u00A0]+/g, ' ');
    expect(text).toContain('2025-05-01 – 2025-05-31 mot 2024-05-01 – 2024-05-31');
    expect(text).toMatch(/Bageri 1 488,744 744,000 \+744,744 \+\d+,\d\d \+100,10/);
    expect(text).toMatch(/Summa 3 720,744 3 720,000 \+0,744 [+−]\d+,\d\d \+0,02/);
  });

  test('and where days are not comparable no figure but why, in the words of the screen', async () => {
    const { rows } = await sheetOf(june);
    const why = 'Mätvärden saknas i perioden';
    expect(rows.map((row) => row.get('Ingen förändring sägs'))).toEqual([null, why, why]);
    for (const heading of ['Skillnad (kWh)', 'Förändring (%)', 'Skillnad (kr exkl. moms)'])
      expect(rows.slice(1).map((row) => row.get(heading))).toEqual([null, null]);
    expect(rows.map((row) => row.get('Jämförelseperiod (kWh)'))).not.toContain(null);
    const lines = await linesOf(request(`${june}&format=csv`));
    expect(lines.at(-1)).toMatch(/;;.*;Mätvärden saknas i perioden$/);
    if (pdfProgramsAreAbsent) return;
    const { pages } = await findingsOf((await downloadFile(request(`${june}&format=pdf`))).bytes);
    expect(pages.join('\n').replaceAll(/[\s\u00A0]+/g, ' ')).toContain('Mätvärden saknas i perioden');
  });

  test('and none where nothing is compared; a free period needs its days', async () => {
    const { names } = await sheetOf(may.replace('previous_year', 'none'));
    expect(names).toEqual(['Månadsvärden', 'Nyckeltal', 'Diagram']);
    const { status } = await downloadFile(request(may.replace('previous_year', 'free')));
    expect(status).toBe(400);
  });
});
