import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser } from '../../testing/test-people.ts';

let app: TestApp;
let groupId: string;
let otherId: string;
let member: string;

function contact(full_name: string, own: object) {
  return { id: randomUUID(), full_name, role: 'customer_service' as const, sort_order: 1, ...own };
}

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  groupId = (await createCorporateGroup(database, 'Norrviken', [])).id;
  otherId = (await createCorporateGroup(database, 'Kallvik', [])).id;
  await database.db
    .insertInto('contact')
    .values([
      contact('Kundservice', { phone_number: '021-17 40 600' }),
      contact('Felanmälan', { role: 'outage', sort_order: 2, product: 'el' }),
      contact('Värmejour', { sort_order: 3, product: 'fjarrvarme' }),
      contact('Johan Ekberg', { role: 'account_manager', corporate_group_id: groupId, sort_order: 0 }),
      contact('Karin Åberg', { corporate_group_id: otherId }),
    ])
    .execute();
  const permissions = ['cg_can_view_contact'] as const;
  const user = await createUser(database, { corporateGroupId: groupId, permissions });
  member = (await app.sessionOf(user.id)).access;
});

afterAll(() => app.close());

async function names(path: string): Promise<unknown[]> {
  const { results } = (await app.request('GET', path, { access: member })).body;
  return Array.isArray(results) ? results.map((item) => Reflect.get(Object(item), 'full_name')) : [];
}

test('everybody’s contacts belong to no corporate group', async () => {
  expect(await names('/api/v1/contacts/')).toEqual(['Kundservice', 'Felanmälan', 'Värmejour']);
});

test('a corporate group has its own first, then everybody’s, and none of another corporate group', async () => {
  const path = `/api/v1/corporategroups/${groupId}/contacts/`;
  expect(await names(path)).toEqual(['Johan Ekberg', 'Kundservice', 'Felanmälan', 'Värmejour']);
  expect(await names(`${path}?product=el`)).toEqual(['Johan Ekberg', 'Kundservice', 'Felanmälan']);
  expect(await names(`${path}?search=kundansvarig`)).toEqual(['Johan Ekberg']);
  expect(await names(`${path}?ordering=-full_name&limit=1`)).toEqual(['Värmejour']);
  const answer = await app.request('GET', `/api/v1/corporategroups/${otherId}/contacts/`, { access: member });
  expect(answer.status).toBe(404);
});
