import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { createTestApp, type TestAnswer, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';
import type { IssuedInvoice } from './issue-invoices.ts';
import { creditNoteOf } from './making/credit-note.ts';
import { issueTestInvoice, workedInvoice } from './testing/test-invoice.ts';

const totalOre = 3_374_000;
/** The test clock is at 08:00 on this day. */
const todayOfPlan = dayOf(2026, 11, 20);

let app: TestApp;
let own: TestCorporateGroup;
let access: string;
let staffAccess: string;

beforeAll(async () => {
  app = await createTestApp();
  own = await createCorporateGroup(app.deps.database, 'Norrviken', [2, 1]);
  access = await signIn({ corporateGroupId: own.id });
  staffAccess = await signIn({ permissions: ['admin_can_view_invoice', 'can_view_corporate_group_list'] });
});

afterAll(() => app.close());

async function signIn(options: Parameters<typeof createUser>[1]): Promise<string> {
  const user = await createUser(app.deps.database, { permissions: ['can_view_invoice'], ...options });
  return (await app.sessionOf(user.id)).access;
}

function issue(changes: Partial<IssuedInvoice> = {}, group = own): Promise<IssuedInvoice> {
  return issueTestInvoice(app.deps.database, group, changes);
}

function list(query = '', token = access, group = own): Promise<TestAnswer> {
  return app.request('GET', `/api/v1/corporategroups/${group.id}/invoices/?${query}`, { access: token });
}

function get(id: string, rest = '', token = access): Promise<TestAnswer> {
  return app.request('GET', `/api/v1/invoices/${id}/${rest}`, { access: token });
}

function results(answer: TestAnswer): unknown[] {
  const found = answer.body['results'];
  return Array.isArray(found) ? found : [];
}

function due(day: number): Partial<IssuedInvoice> {
  return { invoiceDay: day - 30, dueDay: day };
}

function paid(day: number, amountOre = totalOre): Partial<IssuedInvoice> {
  return { payments: [{ day, amountOre }] };
}

test('the worked example as it is told', async () => {
  const invoice = await issue({ reference: 'Kst 4410' });
  const answer = await get(invoice.id);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    id: invoice.serial,
    uuid: invoice.id,
    invoice_number: invoice.invoiceNumber,
    ocr_number: expect.stringMatching(new RegExp(String.raw`^${invoice.invoiceNumber}\d{2}$`)),
    corporate_group: { uuid: own.id, name: 'Norrviken' },
    customer: { uuid: own.companies[0]?.id, name: 'Norrviken Bolag 1 AB', customer_id: '1000' },
    type: 'invoice',
    status: 'overdue',
    invoice_date: '2026-02-06',
    due_date: '2026-03-06',
    paid_date: null,
    period_start: '2026-01-01',
    period_end: '2026-01-31',
    consumption_kwh: 42_350,
    site_count: 1,
    amount_excl_vat_sek: 26_992.07,
    vat_sek: 6748.02,
    vat_rate_percent: 25,
    rounding_sek: -0.09,
    total_sek: 33_740,
    remaining_sek: 33_740,
    currency: 'SEK',
    bankgiro: '5050-1055',
    delivery: 'e_invoice',
    reference: 'Kst 4410',
    credits_invoice: null,
    credited_by: null,
    payments: [],
    pdf_url: `/api/v1/invoices/${invoice.id}/pdf/`,
    status_updated_at: '2026-02-06T06:00:00+01:00',
  });
});

test('the invoices of a site, with their sums', async () => {
  const group = await createCorporateGroup(app.deps.database, 'Sidvik', [2]);
  const token = await signIn({ corporateGroupId: group.id });
  const [first = '', second = ''] = group.companies[0]?.siteIds ?? [];
  const both = await issue({ draft: workedInvoice([first, second]) }, group);
  const one = await issue({ draft: workedInvoice([second]) }, group);
  const ids = async (site: string) =>
    results(await list(`site=${site}`, token, group)).map((invoice) => Reflect.get(Object(invoice), 'uuid'));
  expect(await ids(first)).toEqual([both.id]);
  expect(new Set(await ids(second))).toEqual(new Set([both.id, one.id]));
  expect(await ids(randomUUID())).toEqual([]);
  expect((await list(`site=${first}`, token, group)).body['totals']).toMatchObject({ count: 1 });
});

describe('the invoices of a company', () => {
  test('are its own, with their sums, even when another customer number holds its', async () => {
    const group = await createCorporateGroup(app.deps.database, 'Bolagsvik', [1, 1]);
    const token = await signIn({ corporateGroupId: group.id });
    const [first, second] = group.companies;
    await app.deps.database.db
      .updateTable('company')
      .set({ customer_id: '71000' })
      .where('id', '=', second?.id ?? '')
      .execute();
    const ofFirst = await issue({ companyId: first?.id ?? '' }, group);
    await issue({ companyId: second?.id ?? '' }, group);
    const { body } = await list(`company=${first?.id ?? ''}`, token, group);
    expect(body['results']).toMatchObject([{ uuid: ofFirst.id }]);
    expect(body['totals']).toMatchObject({ count: 1 });
    // A search for the number finds both: it looks within texts.
    expect((await list(`search=1000`, token, group)).body['count']).toBe(2);
    const every = await app.request('GET', `/api/v1/invoices/?company=${first?.id ?? ''}`, { access: token });
    expect(every.body).toMatchObject({ count: 1, open: { count: 1 }, results: [{ uuid: ofFirst.id }] });
  });

  test('are not told of a company of another corporate group, or that one may not see', async () => {
    const group = await createCorporateGroup(app.deps.database, 'Skogsvik', [1, 1]);
    const [seen, hidden] = group.companies;
    const stranger = await createCorporateGroup(app.deps.database, 'Fjällvik', [1]);
    const whole = await signIn({ corporateGroupId: group.id });
    const limited = await signIn({ corporateGroupId: group.id, companyIds: [seen?.id ?? ''] });
    const statusOf = async (company: string, token: string) =>
      (await list(`company=${company}`, token, group)).status;
    expect(await statusOf(hidden?.id ?? '', whole)).toBe(200);
    expect(await statusOf(seen?.id ?? '', limited)).toBe(200);
    for (const [company, token] of [
      [hidden?.id, limited],
      [stranger.companies[0]?.id, whole],
      [stranger.companies[0]?.id, staffAccess],
      [randomUUID(), whole],
    ] as const)
      expect(await statusOf(company ?? '', token)).toBe(404);
    for (const path of ['invoices', 'exports/invoices', 'exports/invoice-pdfs'])
      expect(
        (await app.request('GET', `/api/v1/${path}/?company=${hidden?.id ?? ''}`, { access: limited }))
          .status,
      ).toBe(404);
  });
});

test('the breakdown adds up to the öre', async () => {
  const siteIds = own.companies[0]?.siteIds ?? [];
  const { id } = await issue({ draft: workedInvoice(siteIds) });
  const { body } = await get(id, 'invoice_product_breakdown/');
  expect(body).toMatchObject({
    invoice: id,
    sites: siteIds.map((uuid) => ({
      site: { uuid, site_id: '735999000000010012', name: 'Butik Stortorget 4' },
      consumption_kwh: 42_350,
      subtotal_sek: 26_992.07,
    })),
    totals: {
      by_category: [
        { category: 'energy', amount_excl_vat_sek: 51_006.34 },
        { category: 'surcharge', amount_excl_vat_sek: 1778.7 },
        { category: 'environment', amount_excl_vat_sek: 1101.1 },
        { category: 'fixed_fee', amount_excl_vat_sek: 98 },
      ],
      amount_excl_vat_sek: 53_984.14,
      vat_sek: 13_496.04,
      rounding_sek: -0.18,
      total_sek: 67_480,
    },
  });
  expect(body['sites']).toMatchObject([
    {
      lines: [
        {
          code: 'EL-KV',
          quantity: 42_350,
          unit: 'kWh',
          unit_price: 58.42,
          price_basis: 'area_mean',
          price_area: 'SE3',
        },
        { code: 'PASLAG', unit_price: 2.1, price_basis: 'surcharge', price_area: null },
        { code: 'ELCERT', unit_price: 0.4, amount_excl_vat_sek: 169.4 },
        { code: 'UG-VATTEN', unit_price: 0.9, price_basis: 'price_list' },
        { code: 'PROFIL', unit_price: 1.8, price_basis: 'profile', price_area: 'SE3' },
        { code: 'MANAD', quantity: 1, unit: 'month', unit_price: 49, amount_excl_vat_sek: 49 },
      ],
    },
    {},
  ]);
});

describe('status, by the clock of the server', () => {
  test.each<[string, Partial<IssuedInvoice>, string, number]>([
    ['due today', due(todayOfPlan), 'unpaid', 33_740],
    ['due yesterday', due(todayOfPlan - 1), 'overdue', 33_740],
    ['paid in part', { ...due(todayOfPlan), ...paid(todayOfPlan - 10, 2_000_000) }, 'partially_paid', 13_740],
    [
      'paid in part and late',
      { ...due(todayOfPlan - 1), ...paid(todayOfPlan - 10, 2_000_000) },
      'overdue',
      13_740,
    ],
    ['paid today', { ...due(todayOfPlan - 5), ...paid(todayOfPlan) }, 'paid', 0],
    ['to be paid tomorrow', { ...due(todayOfPlan - 5), ...paid(todayOfPlan + 1) }, 'overdue', 33_740],
    ['paid too much', { ...due(todayOfPlan), ...paid(todayOfPlan, totalOre + 100) }, 'paid', 0],
    ['reminded today', { ...due(todayOfPlan - 20), remindedOn: todayOfPlan }, 'reminded', 33_740],
    ['to be reminded tomorrow', { ...due(todayOfPlan - 19), remindedOn: todayOfPlan + 1 }, 'overdue', 33_740],
    [
      'in collection',
      { ...due(todayOfPlan - 45), remindedOn: todayOfPlan - 25, inCollectionOn: todayOfPlan },
      'in_collection',
      33_740,
    ],
    [
      'paid after reminder',
      { ...due(todayOfPlan - 30), remindedOn: todayOfPlan - 10, ...paid(todayOfPlan) },
      'paid',
      0,
    ],
    ['cancelled', { ...due(todayOfPlan - 5), cancelledOn: todayOfPlan }, 'cancelled', 0],
  ])('%s', async (_, changes, status, remaining) => {
    const { id } = await issue(changes);
    expect((await get(id)).body).toMatchObject({ status, remaining_sek: remaining });
  });

  test('turns overdue at Swedish midnight after the due date', async () => {
    const later = await createTestApp();
    try {
      const group = await createCorporateGroup(later.deps.database, 'Kallvik', [1]);
      const user = await createUser(later.deps.database, {
        corporateGroupId: group.id,
        permissions: ['can_view_invoice'],
      });
      const { id } = await issueTestInvoice(later.deps.database, group, due(todayOfPlan));
      const statusNow = async () => {
        const token = (await later.sessionOf(user.id)).access;
        return (await later.request('GET', `/api/v1/invoices/${id}/`, { access: token })).body['status'];
      };
      later.clock.advance(16 * 3600 - 1);
      expect(await statusNow()).toBe('unpaid');
      later.clock.advance(1);
      expect(await statusNow()).toBe('overdue');
    } finally {
      await later.close();
    }
  });

  test('the day of the last payment and all payments are told', async () => {
    const { id } = await issue({
      ...due(todayOfPlan - 5),
      payments: [
        { day: todayOfPlan - 10, amountOre: 2_000_000 },
        { day: todayOfPlan - 6, amountOre: 1_374_000 },
      ],
    });
    expect((await get(id)).body).toMatchObject({
      paid_date: '2026-11-14',
      payments: [
        { paid_date: '2026-11-10', amount_sek: 20_000 },
        { paid_date: '2026-11-14', amount_sek: 13_740 },
      ],
    });
  });

  test('a credit note takes an invoice back, and both say so', async () => {
    const invoice = await issue(due(todayOfPlan - 5));
    const credit = await issue({
      type: 'credit_note',
      creditsInvoiceId: invoice.id,
      draft: creditNoteOf(invoice.draft),
    });
    expect((await get(invoice.id)).body).toMatchObject({
      status: 'credited',
      remaining_sek: 0,
      credited_by: credit.id,
    });
    expect((await get(credit.id)).body).toMatchObject({
      type: 'credit_note',
      status: 'credited',
      total_sek: -33_740,
      rounding_sek: 0.09,
      remaining_sek: 0,
      credits_invoice: invoice.id,
    });
  });

  test('only staff see that a claim is written off', async () => {
    const group = await createCorporateGroup(app.deps.database, 'Björkhaga', [1]);
    const customer = await signIn({ corporateGroupId: group.id });
    const { id } = await issue(
      { ...due(todayOfPlan - 200), inCollectionOn: todayOfPlan - 100, writtenOffOn: todayOfPlan - 1 },
      group,
    );
    expect((await get(id, '', staffAccess)).body['status']).toBe('written_off');
    expect((await get(id, '', customer)).body['status']).toBe('in_collection');
    expect((await list('status=written_off', customer, group)).body).toMatchObject({
      count: 0,
      totals: { by_status: [{ status: 'in_collection', count: 1 }] },
    });
    expect((await list('status=written_off', staffAccess, group)).body).toMatchObject({ count: 1 });
  });
});

test('figures 3: what is open is listed whatever its age, and for staff without what is written off', async () => {
  const group = await createCorporateGroup(app.deps.database, 'Kallvik Industri', [1]);
  const customer = await signIn({ corporateGroupId: group.id });
  const old = await issue(due(todayOfPlan - 600), group);
  const partly = await issue({ ...due(todayOfPlan + 3), ...paid(todayOfPlan - 1, 1_000_000) }, group);
  const lost = await issue({ ...due(todayOfPlan - 400), writtenOffOn: todayOfPlan - 1 }, group);
  await issue({ ...due(todayOfPlan - 40), ...paid(todayOfPlan - 45) }, group);
  const idsFor = async (token: string) => {
    const { body } = await list('status=open&ordering=due_date', token, group);
    return Array.isArray(body['results'])
      ? body['results'].map((invoice) => Reflect.get(Object(invoice), 'uuid'))
      : [];
  };
  expect(await idsFor(staffAccess)).toEqual([old.id, partly.id]);
  expect(await idsFor(customer)).toEqual([old.id, lost.id, partly.id]);
  const openOf = async (token: string) => (await list('', token, group)).body['totals'];
  expect(await openOf(staffAccess)).toMatchObject({ open: { count: 2, remaining_sek: 57_480 } });
  expect(await openOf(customer)).toMatchObject({ open: { count: 3, remaining_sek: 91_220 } });
});

describe('the list', () => {
  let group: TestCorporateGroup;
  let token: string;
  const ids: string[] = [];

  beforeAll(async () => {
    group = await createCorporateGroup(app.deps.database, 'Kallvik', [1, 1]);
    token = await signIn({ corporateGroupId: group.id });
    for (const [day, payments] of [
      [todayOfPlan - 90, [{ day: todayOfPlan - 61, amountOre: totalOre }]],
      [todayOfPlan - 60, [{ day: todayOfPlan - 31, amountOre: 1_000_000 }]],
      [todayOfPlan - 15, []],
      [todayOfPlan - 5, []],
    ] as const) {
      const company = group.companies[ids.length % 2]?.id ?? '';
      const { id } = await issue(
        {
          companyId: company,
          invoiceDay: day,
          dueDay: day + 30,
          payments,
          reference: ids.length === 3 ? 'Kst norr' : null,
        },
        group,
      );
      ids.push(id);
    }
  });

  async function idsOf(query: string): Promise<unknown[]> {
    return results(await list(query, token, group)).map((entry) =>
      typeof entry === 'object' && entry !== null && 'uuid' in entry
        ? ids.indexOf(String(entry.uuid))
        : entry,
    );
  }

  test.each([
    ['newest first', '', [3, 2, 1, 0]],
    ['from a day on', 'start_date=2026-11-05', [3, 2]],
    ['the first and the last day count', 'start_date=2026-09-21&end_date=2026-11-05', [2, 1]],
    ['by status', 'status=unpaid', [3, 2]],
    ['overdue', 'status=overdue', [1]],
    ['of a bolag', 'search=kallvik+bolag', [3, 2, 1, 0]],
    ['of a kundnummer', 'search=1001', [3, 1]],
    ['of a reference', 'search=NORR', [3]],
    ['by due date', 'ordering=due_date&limit=2', [0, 1]],
    ['by what remains', 'ordering=-remaining_sek', [3, 2, 1, 0]],
    ['by status in the order of its life', 'ordering=status', [3, 2, 1, 0]],
    ['a page', 'limit=1&offset=1', [2]],
    ['nothing', 'search=finns+inte', []],
  ])('%s', async (_, query, expected) => {
    expect(await idsOf(query)).toEqual(expected);
  });

  test('finds a number and an OCR number', async () => {
    for (const column of ['invoice_number', 'ocr_number'] as const) {
      const { rows } = await sql<{ text: string }>`select ${sql.ref(column)} as text from invoice
        where id = ${ids[1]}`.execute(app.deps.database.db);
      expect(await idsOf(`search=${rows[0]?.text ?? ''}`)).toEqual([1]);
    }
  });

  test('sums are of the period and the search, whatever status is asked for', async () => {
    const all = {
      count: 4,
      total_sek: 134_960,
      remaining_sek: 91_220,
      open: { count: 3, remaining_sek: 91_220 },
      by_status: [
        {
          status: 'unpaid',
          count: 2,
          total_sek: 67_480,
          remaining_sek: 67_480,
          first_due_date: '2026-12-05',
          last_due_date: '2026-12-15',
        },
        {
          status: 'overdue',
          count: 1,
          total_sek: 33_740,
          remaining_sek: 23_740,
          first_due_date: '2026-10-21',
          last_due_date: '2026-10-21',
        },
        {
          status: 'paid',
          count: 1,
          total_sek: 33_740,
          remaining_sek: 0,
          first_due_date: '2026-09-21',
          last_due_date: '2026-09-21',
        },
      ],
    };
    expect((await list('limit=1', token, group)).body['totals']).toEqual(all);
    expect((await list('status=paid', token, group)).body).toMatchObject({ count: 1, totals: all });
    expect((await list('start_date=2026-11-05', token, group)).body['totals']).toMatchObject({
      count: 2,
      total_sek: 67_480,
    });
  });

  test('a period that ends before it starts is refused', async () => {
    const answer = await list('start_date=2026-11-06&end_date=2026-11-05', token, group);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('"field":"end_date"');
  });
});

describe('a limited view', () => {
  let group: TestCorporateGroup;
  let first: IssuedInvoice;
  let second: IssuedInvoice;

  beforeAll(async () => {
    group = await createCorporateGroup(app.deps.database, 'Björkhaga', [2, 2]);
    const [one, two] = group.companies;
    first = await issue({ companyId: one?.id ?? '', draft: workedInvoice(one?.siteIds) }, group);
    second = await issue({ companyId: two?.id ?? '', draft: workedInvoice(two?.siteIds) }, group);
  });

  /** Which of the two the list, the invoice and its breakdown show: all three agree. */
  async function seen(token: string): Promise<unknown[]> {
    const { body } = await list('ordering=invoice_number', token, group);
    expect(body['totals']).toMatchObject({ count: body['count'] });
    const statuses = await Promise.all(
      [first, second].map(async ({ id }) => [
        (await get(id, '', token)).status,
        (await get(id, 'invoice_product_breakdown/', token)).status,
      ]),
    );
    const found = [first, second].filter((_, index) => statuses[index]?.[0] === 200).map(({ id }) => id);
    expect(statuses).toEqual([first, second].map(({ id }) => (found.includes(id) ? [200, 200] : [404, 404])));
    expect(body['results']).toMatchObject(found.map((uuid) => ({ uuid })));
    return found;
  }

  /** Signs in a user who sees only a site group. */
  async function seesSites(siteIds: readonly string[]): Promise<string> {
    const { db } = app.deps.database;
    const now = app.clock.now();
    const user = await createUser(app.deps.database, {
      corporateGroupId: group.id,
      permissions: ['can_view_invoice'],
    });
    const siteGroupId = randomUUID();
    const ofGroup = { corporate_group_id: group.id, site_group_id: siteGroupId };
    await db
      .insertInto('site_group')
      .values({
        corporate_group_id: group.id,
        id: siteGroupId,
        name: siteGroupId,
        created_by: null,
        created_at: now,
        updated_at: now,
      })
      .execute();
    for (const siteId of siteIds)
      await db
        .insertInto('site_group_site')
        .values({ ...ofGroup, site_id: siteId })
        .execute();
    await db
      .insertInto('user_site_group_scope')
      .values({ ...ofGroup, user_id: user.id })
      .execute();
    await db
      .updateTable('user_corporate_group')
      .set({ is_limited: true })
      .where('user_id', '=', user.id)
      .execute();
    return (await app.sessionOf(user.id)).access;
  }

  test('holds everything when it is not limited', async () => {
    expect(await seen(await signIn({ corporateGroupId: group.id }))).toEqual([first.id, second.id]);
    expect(await seen(staffAccess)).toEqual([first.id, second.id]);
  });

  test('holds the invoices of its companies', async () => {
    const companyIds = [group.companies[1]?.id ?? ''];
    expect(await seen(await signIn({ corporateGroupId: group.id, companyIds }))).toEqual([second.id]);
  });

  test('holds those whose sites it holds all of, and no other', async () => {
    const [one, two] = group.companies;
    expect(await seen(await seesSites([...(one?.siteIds ?? []), ...(two?.siteIds.slice(1) ?? [])]))).toEqual([
      first.id,
    ]);
    expect(await seen(await seesSites(one?.siteIds.slice(1) ?? []))).toEqual([]);
  });

  test('of another corporate group holds none', async () => {
    expect((await list('', access, group)).status).toBe(404);
    expect((await get(first.id)).status).toBe(404);
    expect((await get(randomUUID())).status).toBe(404);
  });
});

describe('what is unpaid, on dashboards', () => {
  let group: TestCorporateGroup;

  beforeAll(async () => {
    group = await createCorporateGroup(app.deps.database, 'Oskarström', [2]);
    const siteIds = group.companies[0]?.siteIds ?? [];
    await issue({ draft: workedInvoice(siteIds.slice(0, 1)) }, group);
    await issue(
      { draft: workedInvoice(siteIds), payments: [{ day: todayOfPlan, amountOre: 1_000_000 }] },
      group,
    );
    await issue({ payments: [{ day: todayOfPlan, amountOre: totalOre }] }, group);
  });

  function unpaid(permissions: Parameters<typeof createUser>[1]): Promise<unknown> {
    return signIn({ corporateGroupId: group.id, ...permissions }).then(async (token) => {
      const address = `/api/v1/sites/corporategroup/${group.id}/dashboard-data/`;
      const query = 'start_date=2026-10-01&end_date=2026-10-31';
      return (await app.request('GET', `${address}?${query}`, { access: token })).body['unpaid_invoices'];
    });
  }

  test('is what remains of all', async () => {
    expect(await unpaid({ permissions: ['can_view_invoice', 'cg_can_view_time_report'] })).toEqual({
      count: 2,
      amount_sek: 33_740 + 67_480 - 10_000,
    });
  });

  test('is not told to those who may not see invoices', async () => {
    expect(await unpaid({ permissions: ['cg_can_view_time_report'] })).toBeNull();
  });

  test('leaves out what is written off for those who see that it is', async () => {
    const written = await createCorporateGroup(app.deps.database, 'Kallvik', [1]);
    await issue({}, written);
    await issue(
      { ...due(todayOfPlan - 200), inCollectionOn: todayOfPlan - 100, writtenOffOn: todayOfPlan - 1 },
      written,
    );
    const address = `/api/v1/sites/corporategroup/${written.id}/dashboard-data/`;
    const query = 'start_date=2026-10-01&end_date=2026-10-31';
    const read = async (token: string): Promise<unknown> =>
      (await app.request('GET', `${address}?${query}`, { access: token })).body['unpaid_invoices'];
    const customer = await signIn({
      corporateGroupId: written.id,
      permissions: ['can_view_invoice', 'cg_can_view_time_report'],
    });
    const staff = await signIn({
      permissions: [
        'admin_can_view_invoice',
        'can_view_corporate_group_list',
        'can_view_corporate_group_details',
      ],
    });
    expect(await read(staff)).toEqual({ count: 1, amount_sek: 33_740 });
    expect(await read(customer)).toEqual({ count: 2, amount_sek: 67_480 });
  });

  test('of a site group is what is of its sites alone', async () => {
    const { db } = app.deps.database;
    const now = app.clock.now();
    const id = randomUUID();
    await db
      .insertInto('site_group')
      .values({
        corporate_group_id: group.id,
        id,
        name: id,
        visibility: 'corporate_group',
        created_by: null,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await db
      .insertInto('site_group_site')
      .values({
        corporate_group_id: group.id,
        site_group_id: id,
        site_id: group.companies[0]?.siteIds[0] ?? '',
      })
      .execute();
    const token = await signIn({
      corporateGroupId: group.id,
      permissions: ['can_view_invoice', 'can_view_site_group', 'cg_can_view_site_group'],
    });
    const answer = await app.request(
      'GET',
      `/api/v1/sites/groups/${id}/dashboard-data/?start_date=2026-10-01&end_date=2026-10-31`,
      { access: token },
    );
    expect(answer.body['unpaid_invoices']).toEqual({ count: 1, amount_sek: 33_740 });
  });
});
