import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '../energy/calendar/day.ts';
import { hoursInPeriod } from '../energy/calendar/stockholm.ts';
import { storeEvenDays } from '../energy/testing/store-days.ts';
import { findingsOf, pdfProgramsAreAbsent } from '../files/testing/pdf-programs.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';

const year = { first: dayOf(2024, 1, 1), last: dayOf(2024, 12, 31) };
const hours = hoursInPeriod(year.first, year.last);
/** Wh per hour of the three sites: two of the first bolag, one of the second. */
const perHour = [40_000, 20_000, 7000] as const;

let app: TestApp;
let koncern: TestCorporateGroup;
/** Customer with the whole koncern in view. */
let access: string;

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  koncern = await createCorporateGroup(database, 'Åsgård');
  const siteIds = koncern.companies.flatMap((company) => company.siteIds);
  await storeEvenDays(
    database,
    koncern.id,
    new Map(siteIds.map((id, index) => [id, perHour[index] ?? 0])),
    year,
  );
  await database.db
    .updateTable('company')
    .set({ environmental_choice: 'hydro' })
    .where('id', '=', companyId(0))
    .execute();
  access = await accessOf();
});

afterAll(() => app.close());

function companyId(index: number): string {
  return koncern.companies[index]?.id ?? '';
}

async function accessOf(companyIds: readonly string[] = []): Promise<string> {
  const user = await createUser(app.deps.database, {
    firstName: 'Tova',
    lastName: 'Lindmark',
    corporateGroupId: koncern.id,
    companyIds,
    permissions: ['cg_can_export_certificate'],
  });
  return (await app.sessionOf(user.id)).access;
}

interface Request {
  readonly companies?: readonly string[] | null;
  readonly sites?: readonly string[] | null;
  readonly year?: number;
  readonly product?: string;
}

function bodyOf(request: Request) {
  return { corporate_group: koncern.id, companies: [companyId(0)], sites: null, year: 2024, ...request };
}

function ask(request: Request = {}, kind = 'generate-certificates', by = access): Promise<TestAnswer> {
  return app.request('POST', `/api/v1/exports/${kind}/`, { access: by, body: bodyOf(request) });
}

async function file(request: Request = {}, kind = 'generate-certificates'): Promise<Buffer> {
  const response = await app.fetch(
    new Request(`http://localhost/api/v1/exports/${kind}/`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(bodyOf(request)),
    }),
  );
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function issued(): Promise<readonly Record<string, unknown>[]> {
  const { body } = await app.request('GET', '/api/v1/exports/certificates/?ordering=certificate_number', {
    access,
  });
  const results: unknown = body['results'];
  return Array.isArray(results) ? results : [];
}

async function found(query: string, by = access): Promise<unknown> {
  return (await app.request('GET', `/api/v1/exports/certificates/?${query}`, { access: by })).body['count'];
}

function messageOf({ body }: TestAnswer): unknown {
  return body['details'];
}

describe('a certificate of a year', () => {
  test('tells the energy that was measured and what it spared, as a file named Certifikat', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''Certifikat.pdf");
    const wh = (perHour[0] + perHour[1]) * hours;
    expect(await issued()).toMatchObject([
      {
        certificate_number: 'C-2024-0001',
        type: 'yearly_usage',
        year: 2024,
        corporate_group: { uuid: koncern.id, name: 'Åsgård' },
        company: { uuid: companyId(0), name: 'Åsgård Bolag 1 AB' },
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
    await ask();
    // No site named is every site, as in the filters of reports.
    await ask({ sites: [] });
    expect(await issued()).toHaveLength(1);
    await ask({ sites: koncern.companies[0]?.siteIds.slice(0, 1) ?? [] });
    expect((await issued()).map((row) => [row['certificate_number'], row['site_count']])).toEqual([
      ['C-2024-0001', 2],
      ['C-2024-0002', 1],
    ]);
    const events = await app.deps.database.db
      .selectFrom('audit_event')
      .select(['target_id', 'details'])
      .where('event', '=', 'certificate_issue')
      .execute();
    expect(events.map(({ target_id }) => target_id)).toEqual([koncern.id, koncern.id]);
  });

  test('that two ask for at once gets one number', async () => {
    const sites = koncern.companies[0]?.siteIds.slice(1, 2) ?? [];
    const before = (await issued()).length;
    const answers = await Promise.all([ask({ sites }), ask({ sites }), ask({ sites })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await issued()).length).toBe(before + 1);
  });

  test('follows the residual mix for a bolag that has not chosen', async () => {
    await ask({ companies: [companyId(1)] });
    expect((await issued()).at(-1)).toMatchObject({
      product: 'residual_mix',
      co2_g_per_kwh: 464.79,
      avoided_co2_kg: 0,
      delivered_kwh: (perHour[2] * hours) / 1000,
    });
  });

  test('cannot be changed behind its hash', async () => {
    const { db } = app.deps.database;
    const other = await createCorporateGroup(app.deps.database, 'Ekbacka');
    const row = await db.selectFrom('certificate').selectAll().limit(1).executeTakeFirstOrThrow();
    const id = randomUUID();
    const forged = { corporate_group_id: other.id, id, certificate_number: 'C-2024-9999' };
    await db
      .insertInto('certificate')
      .values({ ...row, ...forged, figures: row.figures.replace('hydro', 'wind') })
      .execute();
    expect((await app.request('GET', `/certifikat/${id}`)).status).toBe(500);
    await db.deleteFrom('certificate').where('id', '=', id).execute();
  });
});

describe('figures 19: before a certificate is issued', () => {
  const path = '/api/v1/exports/certificate-preview/';
  const look = (request: Request = {}) =>
    app.request('POST', path, { access, body: bodyOf({ companies: null, ...request }) });

  test('figures 19: its preview tells the energy of the year, its residual mix and its shares, and issues nothing', async () => {
    const before = (await issued()).length;
    const { status, body } = await look();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      year: 2024,
      residual_mix: {
        renewable_percent: 10.18,
        nuclear_percent: 21.61,
        fossil_percent: 68.21,
        co2_g_per_kwh: 464.79,
      },
      certificates: [
        {
          company: { uuid: companyId(0) },
          delivered_kwh: ((perHour[0] + perHour[1]) * hours) / 1000,
          site_count: 2,
          site_total: 2,
          product: 'hydro',
          energy_mix: [{ source: 'hydro', percent: 100 }],
          co2_g_per_kwh: 0,
        },
        {
          company: { uuid: companyId(1) },
          delivered_kwh: (perHour[2] * hours) / 1000,
          product: 'residual_mix',
          co2_g_per_kwh: 464.79,
          avoided_co2_kg: 0,
        },
      ],
    });
    expect((await issued()).length).toBe(before);
  });

  test('figures 19: what is issued then is what the preview told', async () => {
    const { body } = await look();
    const previewed: unknown = body['certificates'];
    await ask({ companies: null });
    const told = await issued();
    expect(previewed).toHaveLength(2);
    for (const one of Array.isArray(previewed) ? previewed : [])
      expect(
        told.some(
          (certificate) =>
            certificate['delivered_kwh'] === one.delivered_kwh &&
            certificate['product'] === one.product &&
            certificate['avoided_co2_kg'] === one.avoided_co2_kg &&
            certificate['site_count'] === one.site_count,
        ),
      ).toBe(true);
  });

  test('figures 19: a year that cannot be certified is refused in the preview as it is when it is issued', async () => {
    const answer = await look({ year: 2025 });
    expect(answer.status).toBe(422);
    expect(messageOf(answer)).toEqual(messageOf(await ask({ year: 2025 })));
  });
});

describe('a certificate is refused', () => {
  test.each([
    [2025, 'Residualmixen för 2025 är inte fastställd ännu.'],
    [2020, 'Residualmixen för 2020 är inte fastställd ännu.'],
    [2023, 'Åsgård Bolag 1 AB: leverans saknas för 12 månader. Kontrollera avtalet.'],
  ])('for %d: %s', async (wanted, message) => {
    const answer = await ask({ year: wanted });
    expect(answer.status).toBe(422);
    expect(messageOf(answer)).toEqual({ message });
  });

  test('with another miljöval than the bolag has', async () => {
    expect((await ask({ product: 'hydro' })).status).toBe(200);
    const answer = await ask({ companies: [companyId(0), companyId(1)], product: 'hydro' });
    expect(answer.status).toBe(422);
    expect(messageOf(answer)).toEqual([
      { field: 'product', errors: ['Åsgård Bolag 2 AB har ett annat miljöval.'] },
    ]);
  });

  test('for a bolag or site out of reach, by its id', async () => {
    const unknown = randomUUID();
    const noCompany = await ask({ companies: [companyId(0), unknown] });
    expect([noCompany.status, JSON.stringify(messageOf(noCompany)).includes(unknown)]).toEqual([404, true]);
    const noSite = await ask({ sites: [unknown] });
    expect([noSite.status, JSON.stringify(messageOf(noSite)).includes(unknown)]).toEqual([404, true]);
    const limited = await accessOf([companyId(1)]);
    expect((await ask({}, 'generate-certificates', limited)).status).toBe(404);
    expect((await ask({ companies: [companyId(1)] }, 'generate-certificates', limited)).status).toBe(200);
    const partial = await ask({ companies: [companyId(1)] }, 'generate-partnership-certificates', limited);
    expect(partial.status).toBe(422);
  });

  test('for a site of another bolag', async () => {
    const answer = await ask({ sites: koncern.companies[1]?.siteIds ?? [] });
    expect(answer.status).toBe(422);
    expect(messageOf(answer)).toMatchObject([{ field: 'sites' }]);
  });

  test('while the residual mix is preliminary, and the year is not offered', async () => {
    const { db } = app.deps.database;
    const setPreliminary = (is_preliminary: boolean) =>
      db.updateTable('residual_mix').set({ is_preliminary }).where('year', '=', 2024).execute();
    const years = async () =>
      (await app.request('GET', '/api/v1/exports/residual-mix-year/', { access })).body;
    expect(await years()).toEqual({ years: [2024, 2023, 2022, 2021, 2019] });
    await setPreliminary(true);
    expect((await ask()).status).toBe(422);
    expect(await years()).toEqual({ years: [2023, 2022, 2021, 2019] });
    await setPreliminary(false);
  });
});

describe('a residual mix that certificates were issued on', () => {
  test('is neither removed nor moved to another year', async () => {
    const { database } = app.deps;
    const staff = await createUser(database, {
      permissions: ['can_manage_residual_mix', 'can_delete_residual_mix'],
    });
    const by = { access: (await app.sessionOf(staff.id)).access };
    const { id } = await database.db
      .selectFrom('residual_mix')
      .select('id')
      .where('year', '=', 2024)
      .executeTakeFirstOrThrow();
    const path = `/api/v1/environment/residual-mix/${id}/`;
    expect((await app.request('DELETE', path, by)).status).toBe(422);
    expect(
      (await app.request('PATCH', path, { ...by, body: { year: 2020, published_date: null } })).status,
    ).toBe(422);
  });
});

describe('certificates that were issued', () => {
  test('are found by number, bolag and koncern, and only by those who may see them', async () => {
    expect(await found('search=c-2024-0001')).toBe(1);
    expect(await found('search=åsgård+0004')).toBe(1);
    expect(await found('year=2023')).toBe(0);
    expect(await found('', await accessOf([companyId(1)]))).toBe(1);
  });

  test('can be downloaded again, as they were', async () => {
    const [first] = await issued();
    const path = `/api/v1/exports/certificates/${String(first?.['id'])}/`;
    const answer = await app.request('GET', path, { access });
    expect(answer.headers.get('content-disposition')).toContain('Certifikat C-2024-0001.pdf');
    expect(answer.text.startsWith('%PDF-1.7')).toBe(true);
    const limited = await accessOf([companyId(1)]);
    expect((await app.request('GET', path, { access: limited })).status).toBe(404);
  });
});

describe('the page by which a certificate is checked', () => {
  test('tells anybody what the certificate says, and names no persons or sites', async () => {
    const [first] = await issued();
    const url = new URL(String(first?.['verification_url']));
    expect(url.origin).toBe('https://portal.example');
    const page = await app.request('GET', url.pathname);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'sha256-");
    for (const text of ['C-2024-0001', 'Åsgård Bolag 1 AB', 'vattenkraft', '464,79', '20 november 2026'])
      expect(page.text.replaceAll('\u00A0', ' ')).toContain(text);
    for (const text of ['Lindmark', 'anläggning 1', 'Storgatan', '556677-8899', '73599900'])
      expect(page.text).not.toContain(text);
    expect(page.text).toContain('lang="sv"');
    expect(page.text.match(/<h1>/g)).toHaveLength(1);
  });

  test('says when there is no such certificate', async () => {
    const page = await app.request('GET', `/certifikat/${randomUUID()}`);
    expect(page.status).toBe(404);
    expect(page.text).toContain('<h1>Certifikatet finns inte</h1>');
  });

  test.each([
    '/certifikat/nonsense',
    '/certifikat/1/',
    '/certifikat/',
    '/certifikat',
    '/certifikat/a/b',
    '/certifikat/%E0%A4%A',
    `/certifikat/${'a'.repeat(2000)}`,
    '/certifikat/%3Cscript%3E?sida=1',
  ])('figures 20: answers a Swedish page for %s', async (path) => {
    const page = await app.request('GET', path, { from: '198.51.100.20' });
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.text).toContain('<html lang="sv">');
    expect(page.text).toContain('<h1>Certifikatet finns inte</h1>');
    expect(page.text).not.toContain('script>');
  });

  test('figures 20: says on a Swedish page why a certificate cannot be shown', async () => {
    const refused = await app.request('POST', `/certifikat/${randomUUID()}`);
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(refused.text).toContain('<h1>Certifikatet kan inte visas</h1>');
  });

  test('answers one address so and so often only', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 61; index += 1)
      statuses.push(
        (await app.request('GET', `/certifikat/${randomUUID()}`, { from: '198.51.100.7' })).status,
      );
    expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true);
    expect(statuses[60]).toBe(429);
    const full = await app.request('GET', `/certifikat/${randomUUID()}`, { from: '198.51.100.7' });
    expect(full.headers.get('retry-after')).not.toBeNull();
    expect(full.text).toContain('<h1>Certifikatet kan inte visas</h1>');
    expect((await app.request('GET', `/certifikat/${randomUUID()}`, { from: '198.51.100.8' })).status).toBe(
      404,
    );
  });
});

describe('what certificates say', () => {
  test('is written by staff for a year and the years after it, with placeholders', async () => {
    const staff = await createUser(app.deps.database, {
      permissions: ['admin_can_update_certificate_content'],
    });
    const by = { access: (await app.sessionOf(staff.id)).access };
    const path = '/api/v1/exports/yearly-usage-certificate/';
    const text = {
      year: 2022,
      title: ' Intyg ',
      body_text: '{bolag} i {koncern}: {el} år {år} ur {miljöval}. {okänt}',
      signatory_name: 'Karin Åberg',
      signatory_title: 'Kundansvarig',
      footer_text: '',
    };
    expect((await app.request('PUT', path, { ...by, body: { ...text, title: '  ' } })).status).toBe(422);
    const written = await app.request('PUT', path, { ...by, body: text });
    expect(written.body).toMatchObject({
      ...text,
      title: 'Intyg',
      signature_image_url: null,
      logo_url: null,
    });
    const later = await app.request('GET', `${path}?year=2024`, { access });
    expect(later.body).toMatchObject({ year: 2024, title: 'Intyg' });
    const earlier = await app.request('GET', `${path}?year=2021`, { access });
    expect(earlier.body).toMatchObject({ year: 2021, title: 'Certifikat om levererad el' });
    const latest = await app.request('GET', path, { access });
    expect(latest.body).toMatchObject({ year: 2025, title: 'Intyg' });
    await ask({ companies: [companyId(1)] });
    const { figures } = await app.deps.database.db
      .selectFrom('certificate')
      .select('figures')
      .orderBy('certificate_number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(figures.replaceAll('\u00A0', ' ')).toContain(
      '"Åsgård Bolag 2 AB i Åsgård: 61,5 MWh el år 2024 ur nordisk residualmix 2024. {okänt}"',
    );
  });
});

describe.skipIf(pdfProgramsAreAbsent)(
  'the file (skipped where Debian’s qpdf and poppler-utils are not installed)',
  () => {
    test('holds a certificate per bolag, tagged, with figures per site that add up', async () => {
      const { info, pages, structure } = await findingsOf(
        await file({ companies: [companyId(0), companyId(1)] }),
      );
      expect(info.get('Tagged')).toBe('yes');
      expect(pages).toHaveLength(4);
      const [first = '', second = ''] = pages.map((page) => page.replaceAll('\u00A0', ' '));
      expect(first).toContain('Åsgård Bolag 1 AB');
      expect(first).toContain('Vattenkraft');
      expect(first).toMatch(/Kontrollsumma [0-9a-f]{64}/);
      // 40 and 20 kWh an hour over 8 784 hours
      expect(second).toMatch(/Åsgård anläggning 1\.1 .*351 360 +0 +163 309/);
      expect(second).toMatch(/Åsgård anläggning 1\.2 .*175 680 +0 +81 654/);
      expect(second).toMatch(/Summa +527 040 +0 +244 963/);
      expect(structure.match(/^ *H1 /gm)).toHaveLength(2);
      expect(structure.match(/^ *Figure/gm)).toHaveLength(6);
    });

    test('of a partnership tells no energy', async () => {
      const { pages } = await findingsOf(
        await file({ companies: [companyId(0), companyId(1)] }, 'generate-partnership-certificates'),
      );
      expect(pages).toHaveLength(1);
      expect(pages[0]).toContain('P-2024-0001');
      expect(pages[0]).toContain('Åsgård Bolag 1 AB, Åsgård Bolag 2 AB');
      expect(pages[0]).not.toMatch(/kWh|MWh/);
    });
  },
);

async function certified(request: Request, kind = 'generate-certificates'): Promise<unknown[]> {
  await app.deps.database.db.deleteFrom('certificate').execute();
  expect((await ask(request, kind)).status).toBe(200);
  return (await issued()).map(({ company }) => company);
}

function party(index: number) {
  return { uuid: companyId(index), name: `Åsgård Bolag ${index + 1} AB` };
}

describe('when no bolag is named', () => {
  test.each([{ companies: [] }, { companies: null }])(
    'each with delivery is certified: %j',
    async (request) => {
      expect(await certified(request)).toEqual([party(0), party(1)]);
      expect(await certified(request, 'generate-partnership-certificates')).toEqual([null]);
    },
  );

  test('those of the sites are certified, which count once however often they are named', async () => {
    const sites = koncern.companies[1]?.siteIds ?? [];
    const again = sites.map((id) => id.toUpperCase());
    expect(await certified({ companies: null, sites: [...sites, ...again, ...sites] })).toEqual([party(1)]);
    expect(await certified({ companies: [companyId(1), companyId(1)] })).toEqual([party(1)]);
  });
});
