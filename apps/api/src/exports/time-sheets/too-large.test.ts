import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser } from '../../testing/test-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

test('security 58: a file that would be too large is refused before it starts', async () => {
  const { database } = app.deps;
  const large = await createCorporateGroup(database, 'Stor', [600]);
  const user = await createUser(database, {
    corporateGroupId: large.id,
    permissions: ['cg_can_view_time_report'],
  });
  const session = { access: (await app.sessionOf(user.id)).access };
  const path = `/api/v1/exports/corporategroups/${large.id}/time-sheets/?start_date=2024-01-01&end_date=2026-01-31`;
  const tooMany = await app.request('GET', path, session);
  expect(tooMany.status).toBe(422);
  expect(tooMany.body).toMatchObject({
    type: 'non_field_error',
    details: { message: 'Rapporten blir för stor. Välj en kortare period eller färre anläggningar.' },
  });
  const sheets = await app.request(
    'GET',
    `${path.replace('2024-01-01', '2026-01-31')}&layout=per_site`,
    session,
  );
  expect(sheets.status).toBe(422);
  const year = path.replace('2024-01-01', '2025-02-01');
  expect((await app.request('GET', `${year}&format=pdf&resolution=hour`, session)).status).toBe(422);
  // The default resolution keeps it readable.
  const readable = await app.request('GET', `${path.split('?')[0]}?format=pdf`, session);
  expect([readable.status, readable.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});
