import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { evenDay, withHours } from '../../energy/testing/store-days.ts';
import { writeMeterDays } from '../../energy/meter-day/meter-day-store.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../../testing/test-people.ts';

const permissions = ['can_view_site_list', 'can_view_site_details', 'admin_can_manage_site'] as const;

let app: TestApp;
let norrviken: TestCorporateGroup;
let kallvik: TestCorporateGroup;
let member: string;
let siteIds: readonly string[];
let foreignSite: string;

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  norrviken = await createCorporateGroup(database, 'Norrviken', [3]);
  kallvik = await createCorporateGroup(database, 'Kallvik', [1]);
  siteIds = norrviken.companies[0]?.siteIds ?? [];
  foreignSite = kallvik.companies[0]?.siteIds[0] ?? '';
  const user = await createUser(database, { corporateGroupId: norrviken.id, permissions });
  member = (await app.sessionOf(user.id)).access;
});

afterAll(() => app.close());

function read(id: string) {
  return app.request('GET', `/api/v1/sites/${id}/`, { access: member });
}

function list(query = '') {
  const company = norrviken.companies[0]?.id ?? '';
  return app.request('GET', `/api/v1/customers/${company}/sites/${query}`, { access: member });
}

describe('one site', () => {
  test('tells when its newest value ended', async () => {
    const id = siteIds[0] ?? '';
    expect((await read(id)).body).toMatchObject({ last_value_at: null, annual_consumption_kwh: null });
    const days = [
      evenDay(id, dayOf(2026, 10, 24), 500),
      // The clocks go back on 25 October: hour 3 on the clock is the fifth.
      withHours(evenDay(id, dayOf(2026, 10, 25), 500), { 4: 1 }),
    ];
    for (let hour = 5; hour < 25; hour += 1)
      days[1] = withHours(days[1] ?? evenDay(id, 0, 0), { [hour]: null });
    await writeMeterDays(app.deps.database.db, norrviken.id, days, () => new Date());
    expect((await read(id)).body).toMatchObject({
      uuid: id,
      last_value_at: '2026-10-25T04:00:00+01:00',
      annual_consumption_kwh: 14.001,
      price_area: null,
      contract: null,
      groups: [],
    });
  });

  test('changes the fields that are sent; blank is nothing', async () => {
    const id = siteIds[1] ?? '';
    const path = `/api/v1/sites/${id}/`;
    const change = { heated_area_m2: 1850.5, manager: '  ', subscribed_power_kw: 160 };
    const changed = await app.request('PATCH', path, { access: member, body: change });
    expect(changed.body).toMatchObject({ ...change, manager: null, street: 'Storgatan 12' });
    const refused = await app.request('PATCH', path, { access: member, body: { subscribed_power_kw: 0 } });
    expect([refused.status, refused.body['details']]).toEqual([
      422,
      [{ field: 'subscribed_power_kw', errors: ['Ange en effekt större än noll.'] }],
    ]);
  });

  test('of another corporate group answers as if it did not exist', async () => {
    expect((await read(foreignSite)).status).toBe(404);
    const change = { name: 'Tagen' };
    const path = `/api/v1/sites/${foreignSite}/`;
    expect((await app.request('PATCH', path, { access: member, body: change })).status).toBe(404);
  });
});

describe('sites of a company', () => {
  test('are searched, filtered and sorted', async () => {
    expect((await list('?ordering=-name')).body).toMatchObject({
      count: 3,
      results: [{ uuid: siteIds[2] }, { uuid: siteIds[1] }, { uuid: siteIds[0] }],
    });
    expect((await list('?search=luleå%2097238')).body).toMatchObject({ count: 0 });
    expect((await list(`?search=${encodeURIComponent('972 38 LULEÅ 1.2')}`)).body).toMatchObject({
      count: 1,
    });
    expect((await list('?status=ended')).body).toMatchObject({ count: 0 });
    expect((await list('?ordering=-annual_consumption_kwh')).body).toMatchObject({
      results: [{ uuid: siteIds[0] }, {}, {}],
    });
  });
});

describe('many sites at once', () => {
  test('get the same förvaltare or building', async () => {
    const manager = await app.request('PATCH', '/api/v1/sites/update-manager/', {
      access: member,
      body: { site_ids: siteIds, manager: ' Per Öberg ' },
    });
    expect(manager.body).toEqual({ updated: 3 });
    const building = await app.request('PATCH', '/api/v1/sites/update-building-info/', {
      access: member,
      body: { site_ids: siteIds.slice(0, 1), building_name: 'Kvarteret Ripan' },
    });
    expect(building.body).toEqual({ updated: 1 });
    expect((await read(siteIds[0] ?? '')).body).toMatchObject({
      manager: 'Per Öberg',
      building_name: 'Kvarteret Ripan',
    });
  });

  test('all or none: a foreign one among them changes nothing', async () => {
    const answer = await app.request('PATCH', '/api/v1/sites/update-manager/', {
      access: member,
      body: { site_ids: [...siteIds, foreignSite], manager: 'Ingen' },
    });
    expect(answer.status).toBe(404);
    expect((await read(siteIds[0] ?? '')).body['manager']).not.toBe('Ingen');
  });
});
