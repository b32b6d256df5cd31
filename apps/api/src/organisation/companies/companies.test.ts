import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../../testing/test-people.ts';

const permissions = ['can_view_company', 'can_manage_company', 'can_view_site_list'] as const;

let app: TestApp;
let norrviken: TestCorporateGroup;
let kallvik: TestCorporateGroup;
let member: string;
let limited: string;
let firstId: string;
let secondId: string;

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  norrviken = await createCorporateGroup(database, 'Norrviken', [2, 1]);
  kallvik = await createCorporateGroup(database, 'Kallvik', [1]);
  firstId = norrviken.companies[0]?.id ?? '';
  secondId = norrviken.companies[1]?.id ?? '';
  const access = async (companyIds: readonly string[]) => {
    const user = await createUser(database, { corporateGroupId: norrviken.id, companyIds, permissions });
    return (await app.sessionOf(user.id)).access;
  };
  member = await access([]);
  limited = await access([secondId]);
});

afterAll(() => app.close());

const newCompany = {
  customer_id: '2048',
  name: 'Norrviken Bageri AB',
  organization_number: '556036-0793',
  invoice_address: { street: 'Box 12', postal_code: '972 38', city: 'Luleå', country: 'SE' },
  invoice_delivery: 'e_invoice',
};

function list(access: string, query = '') {
  return app.request('GET', `/api/v1/corporategroups/${norrviken.id}/customers/${query}`, { access });
}

function create(access: string, body: object, groupId = norrviken.id) {
  return app.request('POST', `/api/v1/corporategroups/${groupId}/customers/`, { access, body });
}

describe('companies of a corporate group', () => {
  test('are those the caller may see', async () => {
    expect((await list(member, '?ordering=-name')).body).toMatchObject({
      count: 2,
      results: [
        { uuid: secondId, customer_id: '1001', site_count: 1 },
        {
          uuid: firstId,
          customer_id: '1000',
          site_count: 2,
          vat_number: 'SE556677889901',
          corporate_group: { uuid: norrviken.id, name: 'Norrviken' },
          invoice_address: null,
          contract: null,
        },
      ],
    });
    expect((await list(limited)).body).toMatchObject({ count: 1, results: [{ uuid: secondId }] });
    expect((await list(member, '?search=1001')).body).toMatchObject({ count: 1 });
  });

  test('of another corporate group answer as if it did not exist', async () => {
    const path = `/api/v1/corporategroups/${kallvik.id}/customers/`;
    expect((await app.request('GET', path, { access: member })).status).toBe(404);
    const foreign = `/api/v1/customers/${kallvik.companies[0]?.id ?? ''}/`;
    for (const suffix of ['', 'sites/', 'toggle-favorite/']) {
      const method = suffix === 'toggle-favorite/' ? 'POST' : 'GET';
      expect((await app.request(method, foreign + suffix, { access: member })).status).toBe(404);
    }
    expect((await app.request('GET', `/api/v1/customers/${firstId}/`, { access: limited })).status).toBe(404);
  });

  test('can be favourites', async () => {
    await app.request('POST', `/api/v1/customers/${firstId}/toggle-favorite/`, { access: member });
    expect((await list(member, '?is_favorite=true')).body).toMatchObject({
      count: 1,
      results: [{ uuid: firstId, is_favorite: true }],
    });
    expect((await list(member, '?is_favorite=false')).body).toMatchObject({ count: 1 });
  });
});

describe('changes', () => {
  test('a new company is kept as it was written, and its kundnummer is its own', async () => {
    const made = await create(member, newCompany);
    expect(made.body).toMatchObject({ ...newCompany, site_count: 0, visiting_address: null });
    const again = await create(member, { ...newCompany, name: 'Annat namn' });
    expect(again.status).toBe(422);
    expect(again.body['details']).toEqual([
      { field: 'customer_id', errors: ['Kundnumret finns redan i koncernen.'] },
    ]);
    const id = String(made.body['uuid']);
    const change = { visiting_address: newCompany.invoice_address, invoice_reference: 'Kst 4410' };
    const changed = await app.request('PATCH', `/api/v1/customers/${id}/`, { access: member, body: change });
    expect(changed.body).toMatchObject({ ...newCompany, ...change });
  });

  test('need the whole corporate group for a new company, and the company itself for a change', async () => {
    expect((await create(limited, { ...newCompany, customer_id: '2049' })).status).toBe(422);
    expect((await create(member, newCompany, kallvik.id)).status).toBe(404);
    const body = { name: 'Tagen' };
    expect(
      (await app.request('PATCH', `/api/v1/customers/${firstId}/`, { access: limited, body })).status,
    ).toBe(404);
  });

  test('are refused field by field', async () => {
    const answer = await create(member, { ...newCompany, name: ' ', organization_number: '556036-0794' });
    expect(answer.body['details']).toEqual([
      { field: 'name', errors: ['Skriv ett namn.'] },
      { field: 'organization_number', errors: ['Organisationsnumret är inte giltigt.'] },
    ]);
  });
});
