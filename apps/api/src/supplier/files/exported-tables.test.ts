import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { readMeterDays } from '../../energy/meter-day/meter-day-store.ts';
import { downloadFile } from '../../exports/testing/download-file.ts';
import { createTimeSheetScene, type TimeSheetScene } from '../../exports/testing/time-sheet-scene.ts';
import { serviceScopes } from '../../server/service-caller.ts';
import { serviceTokenOf } from '../../testing/service-accounts-of-tests.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser } from '../../testing/test-people.ts';
import { putBody } from '../testing/put-rows.ts';

const first = dayOf(2026, 10, 24);
const last = dayOf(2026, 10, 26);
const hourSite = '735999000000010000';
/** The site ids of the scene: two with hours, the third with quarters. */
const hourSites = [hourSite, '735999000000010001'];
const quarterSite = '735999000000010100';
const file = { 'Content-Type': 'application/octet-stream' };
const query = '?corporate_group=K-1048';

let scene: TimeSheetScene;

beforeAll(async () => {
  scene = await createTimeSheetScene();
});

afterAll(() => scene.app.close());

/** The ids in the database of a server's sites, by anläggnings-id. */
async function idsOf({
  deps,
}: TestApp): Promise<ReadonlyMap<string, { readonly id: string; readonly group: string }>> {
  const rows = await deps.database.db
    .selectFrom('site')
    .select(['id', 'site_id', 'corporate_group_id'])
    .execute();
  return new Map(rows.map((row) => [row.site_id, { id: row.id, group: row.corporate_group_id }]));
}

/** The stored steps of a site on the three days: Wh, and which are estimates. */
async function stepsOf(app: TestApp, siteId: string) {
  const { id = '', group = '' } = (await idsOf(app)).get(siteId) ?? {};
  const days = await readMeterDays(app.deps.database.db, group, [id], first, last);
  return days.map(({ day, resolution, wh, quality }) => ({
    day,
    resolution,
    wh: [...wh],
    estimates: quality === null ? [] : [...quality.keys()].filter((step) => quality[step] === 1),
  }));
}

/** A server of its own, with the same sites and no values. */
async function otherServer(): Promise<{ readonly app: TestApp; readonly token: string }> {
  const app = await createTestApp();
  const token = await serviceTokenOf(app, serviceScopes);
  const { id } = await createCorporateGroup(app.deps.database, 'En annan', [2, 1]);
  await app.deps.database.db
    .updateTable('corporate_group')
    .set({ supplier_key: 'K-1048' })
    .where('id', '=', id)
    .execute();
  return { app, token };
}

async function exported(asked: string): Promise<Buffer<ArrayBuffer>> {
  const { status, bytes } = await downloadFile(scene.request(asked));
  expect(status).toBe(200);
  return Buffer.from(bytes);
}

/** The part of the report's query that names these sites. */
async function queryOf(siteIds: readonly string[]): Promise<string> {
  const ids = await idsOf(scene.app);
  return siteIds.map((siteId) => `site_ids=${ids.get(siteId)?.id ?? ''}`).join('&');
}

describe('the hour report, put into the portal of another supplier,', () => {
  test.each([
    ['csv with a row for each value', 'format=csv&layout=per_site', hourSites, 'hour'],
    ['xlsx with a sheet for each site', 'layout=per_site', hourSites, 'hour'],
    ['csv with quarters', 'format=csv&layout=per_site', [quarterSite], 'quarter'],
    ['xlsx with quarters', 'layout=per_site', [quarterSite], 'quarter'],
  ])('as %s gives the values that it was made of', async (_, asked, siteIds, resolution) => {
    const { app, token } = await otherServer();
    try {
      const bytes = await exported(`${asked}&resolution=${resolution}&${await queryOf(siteIds)}`);
      const answer = await putBody(app, token, 'meter-values', bytes, { headers: file, query });
      expect(answer.rows.filter(({ result }) => result === 'refused')).toEqual([]);
      for (const siteId of siteIds)
        expect(await stepsOf(app, siteId)).toEqual(await stepsOf(scene.app, siteId));
      const again = await putBody(app, token, 'meter-values', bytes, { headers: file, query });
      expect(again.counts).toMatchObject({ created: 0, changed: 0, refused: 0 });
    } finally {
      await app.close();
    }
  });

  test.each([
    ['csv', 'format=csv'],
    ['xlsx', 'format=xlsx'],
  ])(
    'as %s with a column for each site gives the same values, with estimates for all of a row',
    async (_, asked) => {
      const { app, token } = await otherServer();
      try {
        const bytes = await exported(`${asked}&resolution=hour&${await queryOf(hourSites)}`);
        const answer = await putBody(app, token, 'meter-values', bytes, { headers: file, query });
        expect(answer.rows.filter(({ result }) => result === 'refused')).toEqual([]);
        for (const siteId of hourSites)
          expect(await stepsOf(app, siteId)).toEqual(await stepsOf(scene.app, siteId));
      } finally {
        await app.close();
      }
    },
  );

  test('with values that are measured in part is refused by their rows', async () => {
    const { app, token } = await otherServer();
    try {
      const bytes = await exported('format=csv&resolution=hour');
      const answer = await putBody(app, token, 'meter-values', bytes, { headers: file, query });
      expect(answer.counts).toMatchObject({ created: 0, refused: 3 });
      expect(JSON.stringify(answer.rows)).toContain('Ett värde i raden är inte helt mätt');
    } finally {
      await app.close();
    }
  });

  test.each(['day', 'month'])('by the %s is refused, and read as no hour', async (resolution) => {
    const { app, token } = await otherServer();
    try {
      const bytes = await exported(`format=csv&layout=per_site&resolution=${resolution}`);
      const answer = await putBody(app, token, 'meter-values', bytes, { headers: file, query });
      expect(answer.counts).toMatchObject({ created: 0, changed: 0 });
      expect(answer.rows.length).toBeGreaterThan(0);
    } finally {
      await app.close();
    }
  });
});

describe('calls of the supplier', () => {
  let app: TestApp;
  let token: string;

  beforeAll(async () => {
    ({ app, token } = await otherServer());
  });

  afterAll(() => app.close());

  test('take tables of every kind, and the same again changes nothing', async () => {
    const tables = {
      'corporate-groups': 'Koncernnyckel;Koncern;Organisationsnummer\nK-2;Å Livs;556016-0680\n',
      companies:
        'Koncernnyckel;Kundnummer;Bolag;Organisationsnummer;Miljöval\nK-2;77;Å Livs AB;5560160680;Vattenkraft\n',
      sites: 'Koncernnyckel;Kundnummer;Anläggnings-id;Anläggning;Elområde\nK-2;77;735999000000010029;Å;SE3\n',
      contacts: 'Nyckel;Koncernnyckel;Namn;Roll\nKA-9;K-2;Karin Åberg;Kundansvarig\n',
      surcharges: 'Koncernnyckel;Kundnummer;Gäller från;Påslag (öre/kWh)\nK-2;77;2026-01-01;4,5\n',
      'meter-values':
        'Koncernnyckel;Anläggnings-id;Tidpunkt;kWh\nK-2;735999000000010029;2026-05-01 00:00;1,5\nK-2;735999000000010029;2026-05-01 01:00;2\n',
    };
    for (const [kind, table] of Object.entries(tables)) {
      const answer = await putBody(app, token, kind, table, { headers: file });
      expect([kind, answer.rows, answer.counts]).toEqual([
        kind,
        [expect.objectContaining({ line: 2, result: 'created' })],
        { created: 1, changed: 0, unchanged: 0, refused: 0 },
      ]);
      const again = await putBody(app, token, kind, table, { headers: file });
      expect(again.counts).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
    }
  });

  test('take what the heads do not tell from the request, and answer with what is to be known', async () => {
    const table = 'Mätare;När;Utfall;Not\n1;10/05/2025 22:00;0,001;\n1;10/05/2025 23:00;0,002;\n';
    const asked = new URLSearchParams([
      ['corporate_group', 'K-1048'],
      ['site', `1=${hourSite}`],
      ['column', 'Mätare=site_id'],
      ['column', 'När=time'],
      ['column', 'Utfall=value:mwh'],
      ['date_order', 'day_first'],
      ['time_zone', 'UTC'],
      ['decimal_mark', 'comma'],
    ]);
    const answer = await putBody(app, token, 'meter-values', table, {
      headers: file,
      query: `?${asked.toString()}`,
    });
    expect(answer.rows).toEqual([
      {
        line: 2,
        key: `K-1048 ${hourSite} 2025-05-11T00:00:00+02:00`,
        result: 'created',
        notices: ['Kolumnen Not är inte känd och lästes inte.'],
      },
    ]);
  });

  test('refuse a table whole with the cell that is wrong, in the language that is asked for', async () => {
    const table = `Anläggnings-id;Tidpunkt;kWh\n${hourSite};2026-05-01 00:00;1\n${hourSite};2026-05-01 01:00;x\n`;
    const answer = await putBody(app, token, 'meter-values', table, {
      headers: { ...file, 'Accept-Language': 'en' },
      query,
    });
    expect(answer).toMatchObject({
      rows: [
        { line: 3, problems: [{ field: 'kWh', errors: ['Read x, expected a number such as 1234.5.'] }] },
      ],
      counts: { created: 0, refused: 1 },
    });
    const independent = await putBody(app, token, 'meter-values', table, {
      headers: file,
      query: `${query}&independent_rows=true&resolution=hour`,
    });
    expect(independent.counts).toMatchObject({ created: 1, refused: 1 });
  });

  test('take the list of sites that the portal writes, in which nothing has changed', async () => {
    const { db } = app.deps.database;
    const numbered = db.updateTable('site').set({ site_id: '735999000000010012', manager: '=Åsa' });
    await numbered.where('site_id', '=', quarterSite).execute();
    const { id } = await db
      .selectFrom('corporate_group')
      .select('id')
      .where('supplier_key', '=', 'K-1048')
      .executeTakeFirstOrThrow();
    const permissions = ['can_view_site_list'] as const;
    const user = await createUser(app.deps.database, { permissions, corporateGroupId: id });
    const { access } = await app.sessionOf(user.id);
    for (const format of ['csv', 'xlsx']) {
      const path = `/api/v1/exports/${id}/group-tree/?format=${format}`;
      const { bytes } = await downloadFile({ app, path, access });
      const answer = await putBody(app, token, 'sites', Buffer.from(bytes), {
        headers: file,
        query: `${query}&independent_rows=true`,
      });
      // The other sites of the scene have numbers whose check digit is wrong.
      expect(answer.counts).toEqual({ created: 0, changed: 0, unchanged: 1, refused: 2 });
      expect(JSON.stringify(answer.rows)).toContain('Kontrollsiffran är fel');
    }
  });

  test('refuse the monthly report and the list of koncerner by what they lack', async () => {
    const list =
      'Koncern;Organisationsnummer;Antal bolag;Antal anläggningar;Årsförbrukning (kWh);Kundansvarig\nA;556016-0680;1;1;1;\n';
    const answer = await putBody(app, token, 'corporate-groups', list, { headers: file });
    expect(JSON.stringify(answer.rows)).toContain('Kolumner saknas eller är inte kända: Koncernnyckel.');
    const months = 'Anläggnings-id;Anläggning;Månad;Förbrukning (kWh);Kvalitet\n1;A;2026-05;1;Uppmätt\n';
    const refused = await putBody(app, token, 'meter-values', months, { headers: file, query });
    expect(JSON.stringify(refused.rows)).toContain('Kolumner saknas eller är inte kända: Tidpunkt.');
  });
});
