import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { adoptWords } from '../messages/define-messages.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { ensureDefaultRoles } from './default-roles.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterEach(() => adoptWords(null));

afterAll(() => app.close());

async function nameOf(id: number | undefined): Promise<string> {
  const { db } = app.deps.database;
  const role = await db
    .selectFrom('role')
    .select('display_name')
    .where('id', '=', id ?? 0)
    .executeTakeFirstOrThrow();
  return role.display_name;
}

test('the default roles are called what the brand calls them, at the next start also those that are there', async () => {
  const { db } = app.deps.database;
  const before = await ensureDefaultRoles(db);
  const administrator = before.get('customer:group_administrator');
  expect(await nameOf(administrator)).toBe('Koncernadministratör');
  adoptWords({ sv: { 'default-role.customer.group_administrator.name': 'Kundadministratör' }, en: {} });
  const after = await ensureDefaultRoles(db);
  expect(after.get('customer:group_administrator')).toBe(administrator);
  expect(await nameOf(administrator)).toBe('Kundadministratör');
  expect(await nameOf(after.get('internal:reader'))).toBe('Läsbehörig');
});
