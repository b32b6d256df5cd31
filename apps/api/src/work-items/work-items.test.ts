import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { dayOf } from '@vinrod/locale/day';
import { storeEvenDays } from '../energy/testing/store-days.ts';
import type { IssuedInvoice } from '../invoices/issue-invoices.ts';
import { issueTestInvoice } from '../invoices/testing/test-invoice.ts';
import { allPermissionKeys } from '../server/contract.ts';
import { isRecord, textAt, type JsonRecord } from '../server/json-document.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';

/** The test clock is at 08:00 on this day. */
const today = dayOf(2026, 11, 20);
const path = '/api/v1/work-items/';
const reach: PermissionKey = 'can_view_corporate_group_list';

let app: TestApp;
let norrviken: TestCorporateGroup;
let kallvik: TestCorporateGroup;
let late: IssuedInvoice;
let manager: string;
let everything: string;

async function accessOf(permissions: readonly PermissionKey[], corporateGroupId?: string): Promise<string> {
  const { id } = await createUser(app.deps.database, {
    permissions,
    ...(corporateGroupId !== undefined && { corporateGroupId }),
  });
  return (await app.sessionOf(id)).access;
}

function sitesOf({ companies }: TestCorporateGroup): readonly string[] {
  return companies.flatMap(({ siteIds }) => siteIds);
}

async function storeValues(group: TestCorporateGroup, sites: readonly string[], last: number): Promise<void> {
  const values = new Map(sites.map((site) => [site, 1000]));
  await storeEvenDays(app.deps.database, group.id, values, { first: dayOf(2026, 10, 1), last });
}

async function addDraft(title: string, updatedAt: string): Promise<void> {
  await app.deps.database.db
    .insertInto('news')
    .values({
      id: randomUUID(),
      title,
      preamble: '',
      body: '',
      author_id: manager,
      updated_at: new Date(updatedAt),
    })
    .execute();
}

function list(access: string, query = ''): Promise<TestAnswer> {
  return app.request('GET', `${path}?own=false&${query}`, { access });
}

function groupsOf({ body }: TestAnswer): JsonRecord[] {
  return Array.isArray(body['kinds']) ? body['kinds'].filter(isRecord) : [];
}

function kindOf(answer: TestAnswer, kind: string): JsonRecord | undefined {
  return groupsOf(answer).find((group) => group['kind'] === kind);
}

function kindsOf(answer: TestAnswer): unknown[] {
  return groupsOf(answer).map(({ kind }) => kind);
}

async function yearsWithoutMix(): Promise<unknown[][]> {
  const items = kindOf(await list(everything, 'kind=residual_mix'), 'residual_mix')?.['items'];
  return Array.isArray(items) ? items.filter(isRecord).map(({ id, detail }) => [id, detail]) : [];
}

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  const { db } = database;
  norrviken = await createCorporateGroup(database, 'Norrviken', [2, 1]);
  kallvik = await createCorporateGroup(database, 'Kallvik', [1]);
  manager = (
    await createUser(database, { firstName: 'Karin', lastName: 'Åberg', permissions: allPermissionKeys })
  ).id;
  everything = (await app.sessionOf(manager)).access;
  await db
    .updateTable('corporate_group')
    .set({ account_manager_id: manager })
    .where('id', '=', norrviken.id)
    .execute();

  const [first = '', ...others] = sitesOf(norrviken);
  await storeValues(norrviken, [first], dayOf(2026, 11, 16));
  await storeValues(norrviken, others, today - 1);
  await storeValues(kallvik, sitesOf(kallvik), today - 1);

  late = await issueTestInvoice(database, norrviken, { invoiceDay: today - 48, dueDay: today - 18 });
  await issueTestInvoice(database, kallvik, { invoiceDay: today - 31, dueDay: today - 1 });
  await issueTestInvoice(database, kallvik, { invoiceDay: today - 30, dueDay: today });

  const member = { corporateGroupId: norrviken.id, permissions: [] };
  await createUser(database, { ...member, firstName: 'Henrik', lastName: 'Zetterlund', status: 'locked' });
  const invited = await createUser(database, {
    ...member,
    firstName: 'Karin',
    lastName: 'Wallgren',
    status: 'invited',
  });
  await db
    .updateTable('app_user')
    .set({ invited_at: new Date('2026-11-10T08:00:00Z') })
    .where('id', '=', invited.id)
    .execute();
  const justInvited = await createUser(database, { ...member, status: 'invited' });
  await db
    .updateTable('app_user')
    .set({ invited_at: new Date('2026-11-19T08:00:00Z') })
    .where('id', '=', justInvited.id)
    .execute();

  await addDraft('Vinterpriser', '2026-11-10T09:00:00Z');
  await addDraft('Nytt i dag', '2026-11-20T06:00:00Z');

  const company = norrviken.companies[0]?.id ?? '';
  const contract = {
    contract_name: 'Portfölj Trygg',
    contract_type: 'portfolio',
    contract_start_date: '2024-01-01',
  } as const;
  await db
    .updateTable('company')
    .set({ ...contract, contract_end_date: '2026-12-31' })
    .where('id', '=', company)
    .execute();
  await db
    .updateTable('company')
    .set({ ...contract, contract_end_date: '2027-12-31' })
    .where('id', '<>', company)
    .execute();

  const suggestion = {
    start_date: '2026-10-01',
    end_date: '2026-10-31',
    category: 'power_peak',
    title: 'Jämna ut morgontoppen',
    text: '',
    potential_kwh_per_year: null,
    priority: 'high',
    author_id: null,
    created_at: app.clock.now(),
    updated_at: app.clock.now(),
  } as const;
  await db
    .insertInto('expert_suggestion')
    .values([
      {
        ...suggestion,
        corporate_group_id: kallvik.id,
        site_id: null,
        status: 'proposed',
        potential_sek_per_year: 900,
      },
      {
        ...suggestion,
        corporate_group_id: kallvik.id,
        site_id: null,
        status: 'proposed',
        potential_sek_per_year: null,
      },
      {
        ...suggestion,
        corporate_group_id: norrviken.id,
        site_id: null,
        status: 'new',
        potential_sek_per_year: 100,
      },
    ])
    .execute();
});

afterAll(() => app.close());

describe('ux 9: what waits for staff', () => {
  test('is every kind of work, the most urgent first, each item with what it is about', async () => {
    const answer = await list(everything);
    expect(answer.status).toBe(200);
    expect(kindsOf(answer)).toEqual([
      'missing_values',
      'residual_mix',
      'suggestions',
      'contract_end',
      'overdue_invoice',
      'kept_administrator',
      'locked_person',
      'expired_invitation',
      'old_draft',
    ]);
    const inNorrviken = { corporate_group: { uuid: norrviken.id, name: 'Norrviken' } };
    const firstSite = sitesOf(norrviken)[0];
    expect(kindOf(answer, 'missing_values')).toMatchObject({
      count: 1,
      items: [{ ...inNorrviken, id: norrviken.id, day: '2026-11-17', part_count: 1, sites: [firstSite] }],
    });
    expect(kindOf(answer, 'suggestions')).toMatchObject({
      count: 1,
      own_count: 0,
      items: [{ id: kallvik.id, day: '2026-10-01', part_count: 2, amount_sek: 900 }],
    });
    expect(kindOf(answer, 'contract_end')).toMatchObject({
      count: 1,
      items: [{ ...inNorrviken, name: 'Portfölj Trygg', detail: 'Norrviken Bolag 1 AB', day: '2026-12-31' }],
    });
    expect(kindOf(answer, 'overdue_invoice')).toMatchObject({
      count: 2,
      own_count: 1,
      items: [
        { ...inNorrviken, id: late.id, name: late.invoiceNumber, day: '2026-11-02', amount_sek: 33_740 },
        { day: '2026-11-19' },
      ],
    });
    expect(kindOf(answer, 'locked_person')).toMatchObject({
      count: 1,
      items: [{ ...inNorrviken, name: 'Henrik Zetterlund' }],
    });
    expect(kindOf(answer, 'expired_invitation')).toMatchObject({
      count: 1,
      items: [{ ...inNorrviken, name: 'Karin Wallgren', day: '2026-11-10' }],
    });
    expect(kindOf(answer, 'old_draft')).toMatchObject({
      count: 1,
      own_count: 1,
      items: [{ name: 'Vinterpriser', detail: 'Karin Åberg', day: '2026-11-10', corporate_group: null }],
    });
  });

  test('has figures over all corporate groups', async () => {
    expect((await list(everything)).body['figures']).toEqual({
      meter_values: { day: '2026-11-19', site_count: 4, missing_site_count: 1 },
      open_invoices: { count: 3, corporate_group_count: 2, remaining_sek: 101_220 },
      overdue_invoices: { count: 2, corporate_group_count: 2, remaining_sek: 67_480 },
      sign_ins: { user_count: 0, corporate_group_count: 0, of_corporate_groups: 2 },
    });
  });

  test('is limited to kinds, to a few of each, and to koncerner of one’s own', async () => {
    const few = await list(everything, 'kind=overdue_invoice&kind=old_draft&per_kind=1');
    expect(kindsOf(few)).toEqual(['overdue_invoice', 'old_draft']);
    expect(few.body).toMatchObject({
      manages_corporate_groups: true,
      kinds: [{ count: 2, items: [{ id: late.id }] }, {}],
    });
    const own = await app.request('GET', path, { access: everything });
    expect(own.body['is_own']).toBe(true);
    expect(kindOf(own, 'suggestions')).toMatchObject({ count: 1, own_count: 0, items: [] });
    expect(kindOf(own, 'overdue_invoice')).toMatchObject({ count: 2, items: [{ id: late.id }] });
    for (const query of ['kind=all', 'per_kind=0', 'per_kind=51', 'kind='])
      expect([query, (await list(everything, query)).status]).toEqual([query, 400]);
  });

  test('is gone when it is done', async () => {
    const { db } = app.deps.database;
    const scene = await createCorporateGroup(app.deps.database, 'Älvgården', [1]);
    const counts = async () => groupsOf(await list(everything)).map(({ count }) => count);
    const before = await counts();
    expect(kindOf(await list(everything), 'missing_values')).toMatchObject({ count: 2 });
    await storeValues(scene, sitesOf(scene), today - 1);
    const invoice = await issueTestInvoice(app.deps.database, scene, {
      invoiceDay: today - 40,
      dueDay: today - 10,
    });
    expect(kindOf(await list(everything), 'overdue_invoice')).toMatchObject({ count: 3 });
    const paid = { corporate_group_id: scene.id, invoice_id: invoice.id, position: 1, paid_on: '2026-11-20' };
    await db
      .insertInto('invoice_payment')
      .values({ ...paid, amount_ore: 3_374_000 })
      .execute();
    expect(await counts()).toEqual(before.map((count, at) => (at === 0 ? 1 : count)));
  });

  test('names a year whose residual mix is missing or preliminary until it is final', async () => {
    const { db } = app.deps.database;
    await db.deleteFrom('residual_mix').where('year', '>', 2024).execute();
    expect(await yearsWithoutMix()).toEqual([['2025', null]]);
    const { id } = await db
      .selectFrom('residual_mix')
      .select('id')
      .where('year', '=', 2023)
      .executeTakeFirstOrThrow();
    const set = (isPreliminary: boolean) =>
      db.updateTable('residual_mix').set({ is_preliminary: isPreliminary }).where('id', '=', id).execute();
    await set(true);
    expect(await yearsWithoutMix()).toEqual([
      ['2023', String(id)],
      ['2025', null],
    ]);
    await set(false);
    expect(await yearsWithoutMix()).toEqual([['2025', null]]);
  });
});

describe('ux 9: who sees what waits', () => {
  test.each<[PermissionKey, readonly string[]]>([
    ['can_view_import', ['missing_values']],
    ['can_manage_residual_mix', ['residual_mix']],
    ['admin_can_update_expert_suggestions', ['suggestions']],
    ['admin_can_view_invoice', ['overdue_invoice']],
    ['can_manage_news', ['old_draft']],
    ['can_manage_admin_user', ['kept_administrator', 'locked_person', 'expired_invitation']],
  ])('staff with %s see %j and nothing else', async (permission, kinds) => {
    expect(kindsOf(await list(await accessOf([permission])))).toEqual(kinds);
  });

  test('staff who reach no corporate group find nothing of any', async () => {
    const answer = await list(
      await accessOf(['can_view_import', 'admin_can_view_invoice', 'can_manage_news']),
    );
    expect(kindOf(answer, 'missing_values')).toMatchObject({ count: 0, items: [] });
    expect(kindOf(answer, 'overdue_invoice')).toMatchObject({ count: 0, items: [] });
    expect(kindOf(answer, 'old_draft')).toMatchObject({ count: 1 });
    expect(answer.body).toMatchObject({
      manages_corporate_groups: false,
      figures: {
        meter_values: { site_count: 0 },
        open_invoices: { count: 0 },
        sign_ins: null,
      },
    });
  });

  test('people with more rights than one’s own are not waiting for one', async () => {
    const stronger = await createUser(app.deps.database, {
      status: 'locked',
      permissions: ['can_manage_news'],
    });
    const helpdesk = await list(await accessOf(['can_manage_admin_user', reach]));
    expect(JSON.stringify(kindOf(helpdesk, 'locked_person'))).not.toContain(stronger.id);
    expect(JSON.stringify(kindOf(await list(everything), 'locked_person'))).toContain(stronger.id);
    await app.deps.database.db.deleteFrom('app_user').where('id', '=', stronger.id).execute();
  });

  test('staff without any of the permissions, and no customer whatever their role holds, may not ask', async () => {
    expect((await list(await accessOf([reach]))).status).toBe(403);
    expect((await list(await accessOf(allPermissionKeys, norrviken.id))).status).toBe(403);
  });

  test('nobody may in shadow mode', async () => {
    for (const [kind, header, target] of [
      ['user', 'X-Shadow-User', (await createUser(app.deps.database, { corporateGroupId: norrviken.id })).id],
      ['group', 'X-Shadow-Group', norrviken.id],
    ] as const) {
      const { body } = await app.request('POST', `/api/v1/users/shadow-${kind}/${target}/`, {
        access: everything,
      });
      const headers = { [header]: textAt(body, 'token', 'shadow') };
      expect((await app.request('GET', path, { access: everything, headers })).status).toBe(403);
    }
  });
});
