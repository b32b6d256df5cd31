import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCorporateGroup } from '../testing/test-people.ts';
import {
  createCertificateScene,
  hours,
  perHour,
  type AskedCertificate,
  type CertificateScene,
} from './testing/certificate-scene.ts';

let scene: CertificateScene;

beforeAll(async () => {
  scene = await createCertificateScene();
});

afterAll(() => scene.app.close());

describe('a certificate of a year', () => {
  test('tells the energy that was measured and what it spared, as a file named Certifikat', async () => {
    const answer = await scene.ask();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''Certifikat.pdf");
    const wh = (perHour[0] + perHour[1]) * hours;
    expect(await scene.issued()).toMatchObject([
      {
        certificate_number: 'C-2024-0001',
        type: 'yearly_usage',
        year: 2024,
        corporate_group: { uuid: scene.corporateGroup.id, name: 'Åsgård' },
        company: { uuid: scene.companyId(0), name: 'Åsgård Bolag 1 AB' },
        delivered_kwh: wh / 1000,
        site_count: 2,
        product: 'hydro',
        co2_g_per_kwh: 0,
        emission_unit: 'g co2/kWh',
        avoided_co2_kg: Math.round(((wh / 1000) * 464.79) / 10) / 100,
        issued_by: { full_name: 'Tova Lindmark' },
      },
    ]);
  });

  test('is issued once for the same content, and anew when it would tell something else', async () => {
    await scene.ask();
    // An empty list selects every site, as in the filters of reports.
    await scene.ask({ sites: [] });
    expect(await scene.issued()).toHaveLength(1);
    await scene.ask({ sites: scene.corporateGroup.companies[0]?.siteIds.slice(0, 1) ?? [] });
    expect((await scene.issued()).map((row) => [row['certificate_number'], row['site_count']])).toEqual([
      ['C-2024-0001', 2],
      ['C-2024-0002', 1],
    ]);
    const events = await scene.app.deps.database.db
      .selectFrom('audit_event')
      .select(['target_id', 'details'])
      .where('event', '=', 'certificate_issue')
      .execute();
    expect(events.map(({ target_id }) => target_id)).toEqual([
      scene.corporateGroup.id,
      scene.corporateGroup.id,
    ]);
  });

  test('that two ask for at once gets one number', async () => {
    const sites = scene.corporateGroup.companies[0]?.siteIds.slice(1, 2) ?? [];
    const before = (await scene.issued()).length;
    const answers = await Promise.all([scene.ask({ sites }), scene.ask({ sites }), scene.ask({ sites })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await scene.issued()).length).toBe(before + 1);
  });

  test('follows the residual mix for a company that has not chosen', async () => {
    await scene.ask({ companies: [scene.companyId(1)] });
    expect((await scene.issued()).at(-1)).toMatchObject({
      product: 'residual_mix',
      co2_g_per_kwh: 464.79,
      avoided_co2_kg: 0,
      delivered_kwh: (perHour[2] * hours) / 1000,
    });
  });

  test('cannot be changed behind its hash', async () => {
    const { db } = scene.app.deps.database;
    const other = await createCorporateGroup(scene.app.deps.database, 'Ekbacka');
    const row = await db.selectFrom('certificate').selectAll().limit(1).executeTakeFirstOrThrow();
    const id = randomUUID();
    const forged = { corporate_group_id: other.id, id, certificate_number: 'C-2024-9999' };
    await db
      .insertInto('certificate')
      .values({ ...row, ...forged, figures: row.figures.replace('hydro', 'wind') })
      .execute();
    expect((await scene.app.request('GET', `/certifikat/${id}`)).status).toBe(500);
    await db.deleteFrom('certificate').where('id', '=', id).execute();
  });
});

async function certified(request: AskedCertificate, kind = 'generate-certificates'): Promise<unknown[]> {
  await scene.app.deps.database.db.deleteFrom('certificate').execute();
  expect((await scene.ask(request, kind)).status).toBe(200);
  return (await scene.issued()).map(({ company }) => company);
}

function party(index: number) {
  return { uuid: scene.companyId(index), name: `Åsgård Bolag ${index + 1} AB` };
}

describe('when no company is named', () => {
  test.each([{ companies: [] }, { companies: null }])(
    'each with delivery is certified: %j',
    async (request) => {
      expect(await certified(request)).toEqual([party(0), party(1)]);
      expect(await certified(request, 'generate-partnership-certificates')).toEqual([null]);
    },
  );

  test('those of the sites are certified, which count once however often they are named', async () => {
    const sites = scene.corporateGroup.companies[1]?.siteIds ?? [];
    const again = sites.map((id) => id.toUpperCase());
    expect(await certified({ companies: null, sites: [...sites, ...again, ...sites] })).toEqual([party(1)]);
    expect(await certified({ companies: [scene.companyId(1), scene.companyId(1)] })).toEqual([party(1)]);
  });
});
