import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { storeEvenDays } from '../energy/testing/store-days.ts';
import { findingsOf, pdfProgramsAreAbsent } from '../files/testing/pdf-programs.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';
import { downloadFile, formulaText, linesOf, workbookOf, xlsxType } from './testing/download-file.ts';

const permissions = ['can_view_corporate_group_list'] as const;
const path = '/api/v1/exports/corporategroup-list/';
const csv = `${path}?format=csv`;

let app: TestApp;
let norrviken: TestCorporateGroup;
let staff: string;
let member: string;
let limited: string;

async function accessOf(options: Parameters<typeof createUser>[1]): Promise<string> {
  return (await app.sessionOf((await createUser(app.deps.database, { permissions, ...options })).id)).access;
}

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  norrviken = await createCorporateGroup(database, 'Norrviken', [2, 1]);
  await createCorporateGroup(database, 'Ängsö', [1]);
  await createCorporateGroup(database, 'Åkerby', []);
  await storeEvenDays(database, norrviken.id, new Map([[norrviken.companies[0]?.siteIds[0] ?? '', 1000]]), {
    first: dayOf(2026, 10, 1),
    last: dayOf(2026, 10, 2),
  });
  const manager = await createUser(database, { firstName: 'Karin', lastName: 'Åberg' });
  await database.db
    .updateTable('corporate_group')
    .set({ account_manager_id: manager.id })
    .where('id', '=', norrviken.id)
    .execute();
  staff = await accessOf({});
  member = await accessOf({ corporateGroupId: norrviken.id });
  limited = await accessOf({
    corporateGroupId: norrviken.id,
    companyIds: [norrviken.companies[1]?.id ?? ''],
  });
});

afterAll(() => app.close());

describe('koncernlista', () => {
  test('is a workbook by default, named by the specification', async () => {
    const { status, headers } = await downloadFile({ app, path, access: staff });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(xlsxType);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Koncernlista.xlsx"; filename*=UTF-8''Koncernlista.xlsx`,
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('has the columns of the list, with real numbers, in Swedish order', async () => {
    expect(await workbookOf({ app, path, access: staff })).toEqual({
      name: 'Koncerner',
      cells: [
        [
          'Koncern',
          'Organisationsnummer',
          'Antal bolag',
          'Antal anläggningar',
          'Årsförbrukning (kWh)',
          'Kundansvarig',
        ],
        ['Norrviken', '556677-8899', 2, 3, 48, 'Karin Åberg'],
        ['Åkerby', '556677-8899', 0, 0, null, null],
        ['Ängsö', '556677-8899', 1, 1, null, null],
      ],
    });
  });

  test('says the same as csv, of what is searched for', async () => {
    const { headers } = await downloadFile({ app, path: csv, access: staff });
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toContain("filename*=UTF-8''Koncernlista.csv");
    const [, ...lines] = await linesOf({ app, path: `${csv}&search=556677%20vik`, access: staff });
    expect(lines).toEqual(['Norrviken;556677-8899;2;3;48;Karin Åberg']);
  });

  test('has English headings for those who read English', async () => {
    const headers = { 'Accept-Language': 'en' };
    const [headings] = await linesOf({ app, path: csv, access: staff, headers });
    expect(headings).toBe(
      'Corporate group;Organisation number;Companies;Sites;Annual consumption (kWh);Account manager',
    );
  });

  test('is a document in English for those who read English', async () => {
    const headers = { 'Accept-Language': 'en' };
    const english = await downloadFile({ app, path: `${path}?format=pdf`, access: staff, headers });
    expect(english.bytes.toString('latin1')).toContain('/Lang (en)');
    const swedish = await downloadFile({ app, path: `${path}?format=pdf`, access: staff });
    expect(swedish.bytes.toString('latin1')).toContain('/Lang (sv)');
  });

  test('knows no other kind of file', async () => {
    const { status } = await downloadFile({ app, path: `${path}?format=ods`, access: staff });
    expect(status).toBe(400);
  });

  test('security 51: counts and names only what the caller may see', async () => {
    const [, ...whole] = await linesOf({ app, path: csv, access: member });
    expect(whole).toEqual(['Norrviken;556677-8899;2;3;48;Karin Åberg']);
    const [, ...part] = await linesOf({ app, path: csv, access: limited });
    expect(part).toEqual(['Norrviken;556677-8899;1;1;;Karin Åberg']);
  });

  test.skipIf(pdfProgramsAreAbsent)(
    'koncernlistan as pdf is tagged, with the columns of the list',
    async () => {
      const { status, headers, bytes } = await downloadFile({
        app,
        path: `${path}?format=pdf`,
        access: staff,
      });
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(headers.get('content-disposition')).toContain('filename="Koncernlista.pdf"');
      const { info, pages } = await findingsOf(bytes);
      expect([info.get('Tagged'), info.get('Title')]).toEqual(['yes', 'Koncerner']);
      const text = pages.join('\n').replaceAll(/\s+/g, ' ');
      expect(text).toMatch(/Norrviken 556677-8899 2 3 48 Karin Åberg Åkerby 556677-8899 0 0 – Ängsö/);
    },
  );

  test('security 60: a name that looks like a formula stays a text in both kinds of file', async () => {
    const { id } = await createCorporateGroup(app.deps.database, formulaText, []);
    const access = await accessOf({ corporateGroupId: id });
    const { cells } = await workbookOf({ app, path, access });
    expect(cells.slice(1)).toEqual([[formulaText, '556677-8899', 0, 0, null, null]]);
    const [, ...lines] = await linesOf({ app, path: csv, access });
    expect(lines).toEqual([`'${formulaText};556677-8899;0;0;;`]);
  });

  test('is whole and in order when it is read in several batches', async () => {
    const own = await accessOf({});
    const names = Array.from({ length: 2100 }, (_, index) => `Många ${String(index % 700).padStart(4, '0')}`);
    await app.deps.database.db
      .insertInto('corporate_group')
      .values(names.map((name) => ({ id: crypto.randomUUID(), name, organization_number: '556677-8899' })))
      .execute();
    const [, ...lines] = await linesOf({ app, path: `${csv}&search=många`, access: own });
    expect(lines.map((line) => line.split(';')[0])).toEqual(names.toSorted());
  });
});
