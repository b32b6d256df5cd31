import readXlsxFile from 'read-excel-file/node';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { evenDay, storeEvenDays, withHours } from '../../energy/testing/store-days.ts';
import { writeMeterDays } from '../../energy/meter-day/meter-day-store.ts';
import { findingsOf, pdfProgramsAreAbsent } from '../../files/testing/pdf-programs.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../../testing/test-people.ts';
import { downloadFile, formulaText, linesOf, xlsxType } from '../testing/download-file.ts';

let app: TestApp;
let group: TestCorporateGroup;
let access: string;
let limited: string;

const permissions = ['cg_can_view_monthly_report'] as const;

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  group = await createCorporateGroup(database, 'Norrviken', [2, 1]);
  const [first = '', second = '', third = ''] = group.companies.flatMap(({ siteIds }) => siteIds);
  await database.db
    .updateTable('site')
    .set({ price_area: 'SE3', subscription_type: 'fuse', fuse_size_a: 16 })
    .execute();
  await database.db.updateTable('site').set({ name: formulaText }).where('id', '=', third).execute();
  const sites = new Map([
    [first, 1000],
    [second, 2000],
    [third, 4000],
  ]);
  await storeEvenDays(database, group.id, sites, { first: dayOf(2025, 9, 1), last: dayOf(2026, 10, 31) });
  const gap = withHours(evenDay(first, dayOf(2026, 9, 10), 1000), { 3: null });
  await writeMeterDays(database.db, group.id, [gap], () => new Date('2026-11-20T04:30:00Z'));
  await sql`insert into spot_price_day (price_area, day, ore_per_mwh)
    select 'SE3', day, array_fill(50000, array[25])
    from generate_series(date '2025-09-01', date '2026-10-31', interval '1 day') as day`.execute(database.db);
  const user = await createUser(database, { permissions, corporateGroupId: group.id });
  access = (await app.sessionOf(user.id)).access;
  const companyIds = [group.companies[1]?.id ?? ''];
  const other = await createUser(database, { permissions, corporateGroupId: group.id, companyIds });
  limited = (await app.sessionOf(other.id)).access;
}, 60_000);

afterAll(() => app.close());

function pathOf(query: string): string {
  return `/api/v1/exports/corporategroups/${group.id}/monthly-reports/?${query}`;
}

const autumn = 'start_date=2026-09-01&end_date=2026-10-31';

async function sheetsOf(query: string, token = access): Promise<Map<string, unknown[][]>> {
  const { bytes } = await downloadFile({ app, path: pathOf(query), access: token });
  const sheets = await readXlsxFile(bytes, { trim: false });
  return new Map(sheets.map(({ sheet, data }) => [sheet, data]));
}

/** The column of a sheet below a heading. */
function columnOf(rows: readonly unknown[][] | undefined, heading: string): unknown[] {
  const place = rows?.[0]?.indexOf(heading) ?? -1;
  return (rows ?? []).slice(1).map((row) => row[place]);
}

function sum(values: readonly unknown[]): number {
  return values.reduce<number>((all, value) => all + Number(value), 0);
}

describe('the workbook', () => {
  test('is named by the specification', async () => {
    const { status, headers } = await downloadFile({ app, path: pathOf(autumn), access });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(xlsxType);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Manadsrapport.xlsx"; filename*=UTF-8''M%C3%A5nadsrapport.xlsx`,
    );
  });

  test('has a sheet for each part, and the same sums in all of them', async () => {
    const sheets = await sheetsOf(autumn);
    expect([...sheets.keys()]).toEqual([
      'Sammanfattning',
      'Abonnemang',
      'Uttagspunkter',
      'Uttagsprofil',
      'Varaktighet',
      'Kundnummer',
      'Förbrukningsprofil',
    ]);
    // 30 days of 24 hours and 31 days, one of them with 25 hours; one value is missing.
    const hours = 30 * 24 + 31 * 24 + 1;
    const total = 7 * hours - 1;
    const outlets = sheets.get('Uttagspunkter');
    expect(sum(columnOf(outlets, 'Förbrukning (kWh)'))).toBe(total);
    expect(sum(columnOf(sheets.get('Kundnummer'), 'Förbrukning (kWh)'))).toBe(total);
    const duration = columnOf(sheets.get('Varaktighet'), 'Effekt (kW)');
    expect([duration.length, duration[0], duration.at(-1)]).toEqual([1000, 7, 6]);
    const withdrawals = sheets.get('Uttagsprofil');
    expect(sum(columnOf(withdrawals, 'Höglast (kWh)')) + sum(columnOf(withdrawals, 'Låglast (kWh)'))).toBe(
      total,
    );
    expect(columnOf(outlets, 'Månad')[0]).toEqual(new Date('2026-09-01T00:00:00Z'));
    const summary = new Map(
      sheets.get('Sammanfattning')?.map(([item, value, text]) => [item, [value, text]]),
    );
    const qualities = columnOf(outlets, 'Kvalitet');
    expect(qualities.filter((quality) => quality === 'Ofullständig')).toHaveLength(1);
    expect(sum(columnOf(outlets, 'Saknade timmar'))).toBe(1);
    expect(columnOf(sheets.get('Kundnummer'), 'Kvalitet')).toContain('Ofullständig');
    expect(summary.get('Koncern')).toEqual([null, 'Norrviken']);
    // Counts are integers, and the highest hour is in local time.
    expect(summary.get('Antal anläggningar')).toEqual([3, null]);
    expect(summary.get('Tidpunkt för högsta effekt')?.[1]).toMatch(/^2026-\d{2}-\d{2} \d{2}:00$/);
    expect(summary.get('Period')).toEqual([null, '2026-09-01 – 2026-10-31']);
    expect(summary.get('Total förbrukning')).toEqual([total, 'kWh']);
    expect(summary.get('Energikostnad exkl. moms')).toEqual([total / 2, 'kr']);
    expect(summary.get('Förändring mot föregående år')).toEqual([null, 'Värden saknas i perioden.']);
    expect(summary.get('Höglast gäller')?.[1]).toContain('Måndag–fredag 06–22');
    expect(summary.get('Rapporten är ingen faktura.')).toEqual([null, null]);
  });

  test('figures 12: names its cost as that of the energy, and says what an invoice adds', async () => {
    const rows = (await sheetsOf(autumn)).get('Sammanfattning') ?? [];
    const items = rows.map(([item]) => String(item));
    expect(items).toContain('Energikostnad exkl. moms');
    expect(items.find((item) => item.includes('tillkommer'))).toMatch(
      /^Energikostnad: .*På fakturan tillkommer elcertifikat, ursprungsgarantier och månadsavgift\.$/,
    );
    for (const sheet of (await sheetsOf(autumn)).values())
      expect((sheet[0] ?? []).map(String).filter((heading) => heading.startsWith('Kostnad'))).toEqual([]);
  });

  test('keeps a name that looks like a formula as a text', async () => {
    const sheets = await sheetsOf(autumn);
    expect(columnOf(sheets.get('Abonnemang'), 'Anläggning')).toContain(formulaText);
  });

  test('holds only what the caller may see, or names', async () => {
    const seen = await sheetsOf(autumn, limited);
    expect(columnOf(seen.get('Abonnemang'), 'Kundnummer')).toEqual(['1001']);
    const named = await sheetsOf(`${autumn}&site_ids=${group.companies[0]?.siteIds[1] ?? ''}`);
    expect(columnOf(named.get('Uttagspunkter'), 'Förbrukning (kWh)')).toEqual([1440, 1490]);
    const foreign = group.companies[0]?.siteIds[0] ?? '';
    const { status, bytes } = await downloadFile({
      app,
      path: pathOf(`site_id=${foreign}`),
      access: limited,
    });
    expect([status, bytes.toString().includes(foreign)]).toEqual([404, true]);
  });

  test('is read in English by those who read English', async () => {
    const headers = { 'Accept-Language': 'en' };
    const { bytes } = await downloadFile({ app, path: pathOf(autumn), access, headers });
    const [summary] = await readXlsxFile(bytes);
    expect([summary?.sheet, summary?.data[0]]).toEqual(['Summary', ['Item', 'Value', 'Unit or text']]);
  });
});

test('csv is the sites by month', async () => {
  const [headings, ...lines] = await linesOf({ app, path: pathOf(`${autumn}&format=csv`), access });
  expect(headings).toBe(
    'Anläggnings-id;Anläggning;Bolag;Kundnummer;Månad;Förbrukning (kWh);Kvalitet;Saknade timmar;Högsta effekt (kW);Energikostnad exkl. moms (kr);Föregående år (kWh)',
  );
  expect(lines[0]).toBe(
    `735999000000010100;'${formulaText};Norrviken Bolag 2 AB;1001;2026-09;2880;Uppmätt;0;4;1440;2880`,
  );
  expect(lines).toHaveLength(6);
});

test('covers the six months through the end of last month when no period is given', async () => {
  const [, ...lines] = await linesOf({ app, path: pathOf('format=csv'), access });
  const months = new Set(lines.map((line) => line.split(';')[4]));
  expect([...months]).toEqual(['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']);
});

test('refuses what no sheet has room for', async () => {
  await sql`insert into site (corporate_group_id, id, company_id, site_id, name)
    select ${group.id}::uuid, gen_random_uuid(), ${group.companies[0]?.id ?? ''}::uuid, 'X' || number, 'X' || number
    from generate_series(1, 8500) as number`.execute(app.deps.database.db);
  const path = pathOf('start_date=2016-11-01&end_date=2026-10-31');
  const { status, bytes } = await downloadFile({ app, path, access });
  expect([status, bytes.toString()]).toEqual([422, expect.stringContaining('Rapporten blir för stor.')]);
  await sql`delete from site where site_id like 'X%'`.execute(app.deps.database.db);
});

test.skipIf(pdfProgramsAreAbsent)('pdf has no Swedish words for those who read English', async () => {
  const headers = { 'Accept-Language': 'en' };
  const { bytes } = await downloadFile({ app, path: pathOf(`${autumn}&format=pdf`), access, headers });
  const { info, pages } = await findingsOf(bytes);
  expect(info.get('Title')).toBe('Monthly report, Norrviken');
  const text = pages.join('\n').replaceAll('\u00A0', ' ');
  for (const part of ['Summary by customer number', 'The report is not an invoice.', 'Page 1 of'])
    expect(text).toContain(part);
  // Names of sites are not translated.
  const ours = text.replaceAll(/Norrviken anläggning [\d.]+/g, '');
  expect(ours).not.toMatch(/anläggning|Förbrukning|föregående|Skapad/);
});

test.skipIf(pdfProgramsAreAbsent)('pdf is tagged, in Swedish, and tells the same figures', async () => {
  const { status, headers, bytes } = await downloadFile({
    app,
    path: pathOf(`${autumn}&format=pdf`),
    access,
  });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toContain('M%C3%A5nadsrapport.pdf');
  const { info, structure, pages } = await findingsOf(bytes);
  expect(info.get('Tagged')).toBe('yes');
  expect(info.get('Title')).toBe('Månadsrapport, Norrviken');
  expect(structure).toContain('H1');
  const text = pages.join('\n').replaceAll('\u00A0', ' ');
  for (const part of [
    '10,3',
    'Sammanställning per kundnummer',
    'Norrviken Bolag 2 AB',
    'Rapporten är ingen faktura.',
    'tillkommer elcertifikat',
  ])
    expect(text).toContain(part);
});
