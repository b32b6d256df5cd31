import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { dayOf, type Day } from '@vinrod/locale/day';
import { columnsOf } from '../../exports/testing/columns-of.ts';
import { downloadFile, linesOf, xlsxType, type FileRequest } from '../../exports/testing/download-file.ts';
import { isRecord, textAt } from '../../server/json-document.ts';
import { resultsOf } from '../../testing/list-results.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../../testing/test-people.ts';
import { makeEstimates } from '../estimates/make-estimates.ts';
import { storeEvenDays } from '../testing/store-days.ts';

/** The test clock is at 08:00 on this day. */
const today = dayOf(2026, 11, 20);
const path = '/api/v1/missing-values/';
const staff: readonly PermissionKey[] = ['can_view_import', 'can_view_corporate_group_list'];

let app: TestApp;
let norrviken: TestCorporateGroup;
let kallvik: TestCorporateGroup;
let manager: string;
let access: string;

const sitesOf = ({ companies }: TestCorporateGroup) => companies.flatMap(({ siteIds }) => siteIds);

async function storeUntil(group: TestCorporateGroup, site: string, last: Day): Promise<void> {
  await storeEvenDays(app.deps.database, group.id, new Map([[site, 1000]]), {
    first: dayOf(2026, 9, 20),
    last,
  });
}

async function accessOf(permissions: readonly PermissionKey[], corporateGroupId?: string): Promise<string> {
  const { id } = await createUser(app.deps.database, {
    permissions,
    ...(corporateGroupId !== undefined && { corporateGroupId }),
  });
  return (await app.sessionOf(id)).access;
}

function list(query = '', as = access): Promise<TestAnswer> {
  return app.request('GET', `${path}?${query}`, { access: as });
}

function namesOf(answer: TestAnswer): unknown[] {
  return resultsOf(answer).map(({ site }) => (isRecord(site) ? site['name'] : null));
}

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  norrviken = await createCorporateGroup(database, 'Norrviken', [2, 1]);
  kallvik = await createCorporateGroup(database, 'Kallvik', [1]);
  const owner = await createUser(database, { permissions: staff });
  manager = owner.id;
  access = (await app.sessionOf(manager)).access;
  const [whole = '', late = '', gone = ''] = sitesOf(norrviken);
  const [other = ''] = sitesOf(kallvik);
  await storeUntil(norrviken, whole, today - 1);
  await storeUntil(norrviken, late, today - 4);
  await storeUntil(norrviken, gone, dayOf(2026, 9, 24));
  await storeUntil(kallvik, other, today - 2);
  const { db } = database;
  await db
    .updateTable('corporate_group')
    .set({ account_manager_id: manager })
    .where('id', '=', norrviken.id)
    .execute();
  const owned = (gridOwner: string | null, sites: readonly string[]) =>
    db.updateTable('site').set({ grid_owner: gridOwner }).where('id', 'in', sites).execute();
  await owned('Ellevio AB', [late, other]);
  await owned(null, [gone]);
});

afterAll(() => app.close());

describe('the list of what is missing', () => {
  test('has the sites that lack values, the longest first, with since when', async () => {
    const { body } = await list();
    expect(body).toMatchObject({
      count: 3,
      first_day: '2026-10-01',
      last_day: '2026-11-19',
      supplied_site_count: 4,
      results: [
        {
          site: { name: 'Norrviken anläggning 2.1' },
          company: { name: 'Norrviken Bolag 2 AB' },
          corporate_group: { uuid: norrviken.id, name: 'Norrviken' },
          grid_owner: null,
          since: '2026-09-25',
          last_day: '2026-11-19',
          day_count: 56,
        },
        { site: { name: 'Norrviken anläggning 1.2' }, since: '2026-11-17', day_count: 3 },
        { site: { name: 'Kallvik anläggning 1.1' }, since: '2026-11-19', day_count: 1 },
      ],
    });
  });

  test('sums by grid owner, whichever of them is chosen', async () => {
    const sums = [
      {
        grid_owner: 'Ellevio AB',
        site_count: 2,
        corporate_group_count: 2,
        since: '2026-11-17',
        day_count: 4,
      },
      { grid_owner: null, site_count: 1, corporate_group_count: 1, since: '2026-09-25', day_count: 56 },
    ];
    expect((await list()).body['grid_owners']).toEqual(sums);
    expect((await list('grid_owner=Ellevio+AB')).body['grid_owners']).toEqual(sums);
  });

  test.each([
    ['grid_owner=Ellevio+AB', ['Norrviken anläggning 1.2', 'Kallvik anläggning 1.1']],
    ['grid_owner=', ['Norrviken anläggning 2.1']],
    ['grid_owner=ellevio', []],
    ['since=2026-11-17', ['Norrviken anläggning 2.1', 'Norrviken anläggning 1.2']],
    ['since=2026-11-16', ['Norrviken anläggning 2.1']],
    ['own=true', ['Norrviken anläggning 2.1', 'Norrviken anläggning 1.2']],
    ['search=kall', ['Kallvik anläggning 1.1']],
    ['search=ellevio+norr', ['Norrviken anläggning 1.2']],
    ['ordering=day_count&limit=1', ['Kallvik anläggning 1.1']],
    ['ordering=-corporate_group&limit=1&offset=2', ['Kallvik anläggning 1.1']],
    ['ordering=site&limit=2', ['Kallvik anläggning 1.1', 'Norrviken anläggning 1.2']],
  ])('with %s is %j', async (query, names) => {
    expect(namesOf(await list(query))).toEqual(names);
  });

  test('of one corporate group has its sites alone, and of one that is not seen nothing', async () => {
    const { body } = await list(`corporate_group=${kallvik.id}`);
    expect(body).toMatchObject({ count: 1, supplied_site_count: 1, grid_owners: [{ site_count: 1 }] });
    const blind = await accessOf(['can_view_import']);
    expect((await list(`corporate_group=${kallvik.id}`, blind)).status).toBe(404);
    expect((await list('', blind)).body).toMatchObject({
      count: 0,
      supplied_site_count: 0,
      grid_owners: [],
    });
  });

  test('is the same as what waits for staff', async () => {
    const { body } = await app.request('GET', '/api/v1/work-items/?own=false&kind=missing_values', {
      access,
    });
    expect(body['kinds']).toMatchObject([
      {
        count: 2,
        items: [
          { id: norrviken.id, part_count: 2, day: '2026-09-25' },
          { id: kallvik.id, part_count: 1, day: '2026-11-19' },
        ],
      },
    ]);
  });

  test('is for nobody else, nor in shadow mode', async () => {
    expect((await list('', await accessOf(['can_view_corporate_group_list']))).status).toBe(403);
    expect((await list('', await accessOf(['can_view_import'], norrviken.id))).status).toBe(403);
    const shadow = await accessOf(['can_view_import', 'can_view_corporate_group_list', 'can_shadow_group']);
    const { body } = await app.request('POST', `/api/v1/users/shadow-group/${norrviken.id}/`, {
      access: shadow,
    });
    const headers = { 'X-Shadow-Group': textAt(body, 'token', 'shadow') };
    expect((await app.request('GET', path, { access: shadow, headers })).status).toBe(403);
  });
});

function fileRequest(query: string): FileRequest {
  return { app, path: `/api/v1/exports/missing-values/?${query}`, access };
}

async function methodsInFile(): Promise<unknown> {
  const { bytes } = await downloadFile(fileRequest('since=2026-11-17&grid_owner=Ellevio+AB'));
  return (await columnsOf(bytes)).get('Dygn')?.cells('Beräknas med');
}

describe('the file of what is missing', () => {
  test('has a sheet of sites and one of their days', async () => {
    const { headers, bytes } = await downloadFile(fileRequest(''));
    expect(headers.get('content-type')).toBe(xlsxType);
    const sheets = await columnsOf(bytes);
    expect([...sheets.keys()]).toEqual(['Saknade mätvärden', 'Dygn']);
    expect(sheets.get('Saknade mätvärden')?.cells('Anläggning')).toEqual([
      'Norrviken anläggning 2.1',
      'Norrviken anläggning 1.2',
      'Kallvik anläggning 1.1',
    ]);
    expect(sheets.get('Saknade mätvärden')?.cells('Antal dygn')).toEqual([56, 3, 1]);
    const hours = sheets.get('Dygn')?.cells('Timmar som saknas') ?? [];
    // 50 examined days of the first site, one of them of 25 hours.
    expect(hours).toHaveLength(50 + 3 + 1);
    expect(hours.filter((count) => count === 25)).toHaveLength(1);
  });

  test('tells how figures estimate what is missing', async () => {
    const { config } = app.deps;
    await makeEstimates({ ...app.deps, config: { ...config, estimateAfterDays: 2 } });
    expect(await methodsInFile()).toEqual(['Dygn av samma veckodag', 'Dygn av samma veckodag', null]);
    await makeEstimates(app.deps);
    expect(await methodsInFile()).toEqual([null, null, null]);
  });

  test('is csv of either, with the filters of the list and in the reader’s language', async () => {
    const lines = await linesOf(fileRequest('format=csv&layout=days&since=2026-11-17&grid_owner=Ellevio+AB'));
    expect(lines).toHaveLength(1 + 3);
    expect(lines[1]).toContain('Norrviken anläggning 1.2');
    expect(lines[1]).toContain('2026-11-17');
    const english = await linesOf({ ...fileRequest('format=csv'), headers: { 'Accept-Language': 'en' } });
    expect(english[0]).toContain('Missing since');
  });
});

describe('the numbers of what is missing', () => {
  test('count its sites by grid owner, the longest gap and the sites in all', async () => {
    const { text } = await app.request('GET', '/metrics', { from: '127.0.0.1' });
    expect(text).toContain('vinrod_missing_values_sites{grid_owner="Ellevio AB"} 2');
    expect(text).toContain('vinrod_missing_values_sites{grid_owner="none"} 1');
    expect(text).toContain('vinrod_missing_values_sites{grid_owner="other"} 0');
    expect(text).toContain('vinrod_missing_values_oldest_days 56');
    expect(text).toContain('vinrod_supplied_sites 4');
  });

  test('name at most twenty grid owners', async () => {
    const many = await createCorporateGroup(app.deps.database, 'Björkhaga', [24]);
    for (const [place, id] of sitesOf(many).entries())
      await app.deps.database.db
        .updateTable('site')
        .set({ grid_owner: `Nät ${String(place).padStart(2, '0')}` })
        .where('id', '=', id)
        .execute();
    app.clock.advance(600);
    const { text } = await app.request('GET', '/metrics', { from: '127.0.0.1' });
    expect(text.match(/^vinrod_missing_values_sites\{/gm)).toHaveLength(21);
    expect(text).toContain('vinrod_missing_values_sites{grid_owner="other"} 6');
  });
});
