import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findingsOf, pdfProgramsAreAbsent } from '../files/testing/pdf-programs.ts';
import { unzip } from '../files/testing/unzip.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';
import { downloadFile, formulaText, linesOf, workbookOf, xlsxType } from './testing/download-file.ts';

let app: TestApp;
let norrviken: TestCorporateGroup;
let angso: TestCorporateGroup;
let member: string;
let limited: string;

function tree({ id }: TestCorporateGroup, format: 'csv' | 'pdf' | 'xlsx' = 'xlsx'): string {
  return `/api/v1/exports/${id}/group-tree/?format=${format}`;
}

async function memberOf({ id }: TestCorporateGroup, companyIds: readonly string[] = []): Promise<string> {
  const permissions = ['can_view_site_list'] as const;
  const user = await createUser(app.deps.database, { permissions, corporateGroupId: id, companyIds });
  return (await app.sessionOf(user.id)).access;
}

/** Adds a site group with the first site of a corporate group. */
async function addSiteGroup(group: TestCorporateGroup, name: string, isShared = true): Promise<void> {
  const { db } = app.deps.database;
  const id = randomUUID();
  const now = app.clock.now();
  await db
    .insertInto('site_group')
    .values({
      corporate_group_id: group.id,
      id,
      name,
      visibility: isShared ? 'corporate_group' : 'private',
      created_by: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const siteId = group.companies[0]?.siteIds[0] ?? '';
  await db
    .insertInto('site_group_site')
    .values({ corporate_group_id: group.id, site_group_id: id, site_id: siteId })
    .execute();
}

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  norrviken = await createCorporateGroup(database, 'Norrviken', [2, 1]);
  angso = await createCorporateGroup(database, 'Ängsö', [1]);
  await database.db
    .updateTable('site')
    .set({ manager: 'Per Öberg', building_name: 'Kvarteret Ripan' })
    .where('id', '=', norrviken.companies[0]?.siteIds[0] ?? '')
    .execute();
  await addSiteGroup(norrviken, 'Önskade');
  await addSiteGroup(norrviken, 'Kontor Norr');
  await addSiteGroup(norrviken, 'Någons egen', false);
  member = await memberOf(norrviken);
  limited = await memberOf(norrviken, [norrviken.companies[1]?.id ?? '']);
});

afterAll(() => app.close());

const address = 'Storgatan 12, 972 38 Luleå';
const firstSite = [
  'Norrviken Bolag 1 AB',
  '1000',
  '735999000000010000',
  'Norrviken anläggning 1.1',
  'Kvarteret Ripan',
  address,
  'Per Öberg',
  'Kontor Norr, Önskade',
];

describe('the tree of a corporate group as a file', () => {
  test('is a workbook by default, named by the specification', async () => {
    const path = tree(norrviken).replace(/\?.*/, '');
    const { headers } = await downloadFile({ app, path, access: member });
    expect(headers.get('content-type')).toBe(xlsxType);
    const name = `File-${app.clock.now().getTime()}.xlsx`;
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="${name}"; filename*=UTF-8''${name}`,
    );
  });

  test('has a row for every site, with its company and the site groups that the caller may see', async () => {
    expect(await workbookOf({ app, path: tree(norrviken), access: member })).toEqual({
      name: 'Anläggningar',
      cells: [
        [
          'Bolag',
          'Kundnummer',
          'Anläggnings-id',
          'Anläggning',
          'Byggnad',
          'Adress',
          'Förvaltare',
          'Anläggningsgrupper',
        ],
        firstSite,
        [
          'Norrviken Bolag 1 AB',
          '1000',
          '735999000000010001',
          'Norrviken anläggning 1.2',
          null,
          address,
          null,
          null,
        ],
        [
          'Norrviken Bolag 2 AB',
          '1001',
          '735999000000010100',
          'Norrviken anläggning 2.1',
          null,
          address,
          null,
          null,
        ],
      ],
    });
    const [, line] = await linesOf({ app, path: tree(norrviken, 'csv'), access: member });
    expect(line).toBe(firstSite.join(';'));
  });

  test('security 51: has only the sites within the scope of the caller', async () => {
    const [, ...lines] = await linesOf({ app, path: tree(norrviken, 'csv'), access: limited });
    expect(lines.map((line) => line.split(';')[3])).toEqual(['Norrviken anläggning 2.1']);
  });

  test('security 51: of a foreign corporate group is not found, nor of one that does not exist', async () => {
    const foreign = await downloadFile({ app, path: tree(angso), access: member });
    const unknown = await downloadFile({ app, path: tree({ ...angso, id: randomUUID() }), access: member });
    expect([foreign.status, foreign.bytes]).toEqual([404, unknown.bytes]);
  });

  test('security 60: names that look like formulas stay texts in both kinds of file', async () => {
    const { database } = app.deps;
    const group = await createCorporateGroup(database, 'Källvik', [1]);
    await addSiteGroup(group, formulaText);
    await database.db
      .updateTable('company')
      .set({ name: '+1' })
      .where('corporate_group_id', '=', group.id)
      .execute();
    await database.db
      .updateTable('site')
      .set({ name: '@x', manager: '-1+1', building_name: '";=1+1;"', street: '\t=1' })
      .where('corporate_group_id', '=', group.id)
      .execute();
    const access = await memberOf(group);
    const { cells } = await workbookOf({ app, path: tree(group), access });
    expect(cells.slice(1)).toEqual([
      ['+1', '1000', '735999000000010000', '@x', '";=1+1;"', '\t=1, 972 38 Luleå', '-1+1', formulaText],
    ]);
    const { bytes } = await downloadFile({ app, path: tree(group), access });
    expect(unzip(bytes).get('xl/worksheets/sheet1.xml')).not.toContain('<f>');
    const [, ...lines] = await linesOf({ app, path: tree(group, 'csv'), access });
    expect(lines).toEqual([
      `'+1;1000;735999000000010000;'@x;""";=1+1;""";'\t=1, 972 38 Luleå;'-1+1;'${formulaText}`,
    ]);
  });

  test('is whole and in the order of the tree when it is read in several batches', async () => {
    const large = await createCorporateGroup(app.deps.database, 'Storberg', [1100, 1001]);
    await app.deps.database.db
      .updateTable('company')
      .set({ name: 'Storberg Tvilling AB' })
      .where('corporate_group_id', '=', large.id)
      .execute();
    const access = await memberOf(large);
    const shown = await app.request('GET', `/api/v1/corporategroups/${large.id}/site-tree/`, { access });
    const [, ...lines] = await linesOf({ app, path: tree(large, 'csv'), access });
    const names = [...shown.text.matchAll(/"name":"(Storberg anläggning [\d.]+)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(2101);
    expect(lines.map((line) => line.split(';')[3])).toEqual(names);
  });
});

test.skipIf(pdfProgramsAreAbsent)(
  'the tree as pdf is tagged, with the sites below their companies',
  async () => {
    const { status, headers, bytes } = await downloadFile({
      app,
      path: tree(norrviken, 'pdf'),
      access: member,
    });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="File-\d+\.pdf"/);
    const { info, pages } = await findingsOf(bytes);
    expect([info.get('Tagged'), info.get('Title')]).toEqual(['yes', 'Anläggningar, Norrviken']);
    const text = pages.join('\n').replaceAll(/\s+/g, ' ');
    for (const part of [
      'Norrviken, 2026-11-20',
      'Norrviken Bolag 1 AB',
      'Per Öberg',
      'Kvarteret Ripan',
      'Kontor Norr,',
      'Önskade',
    ])
      expect(text).toContain(part);
    expect(text.match(/Norrviken Bolag 1 AB/g)).toHaveLength(1);
  },
);
