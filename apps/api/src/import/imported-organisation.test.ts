import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPermissionKeys } from '../server/contract.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser } from '../testing/test-people.ts';
import { createImportScene, type ImportScene } from './testing/import-scene.ts';

let scene: ImportScene;
let app: TestApp;
let access: string;
let ids: { readonly corporateGroup: string; readonly company: string; readonly site: string };

beforeAll(async () => {
  scene = await createImportScene();
  await scene.run(
    scene.write('utc_hour_start,Fabriken\n2026-11-18T23:00:00Z,4\n2026-11-19T00:00:00Z,5\n'),
    'Utan nummer',
  );
  app = await createTestApp({}, scene.database);
  const { db } = scene.database;
  ids = {
    corporateGroup: (await db.selectFrom('corporate_group').select('id').executeTakeFirstOrThrow()).id,
    company: (await db.selectFrom('company').select('id').executeTakeFirstOrThrow()).id,
    site: (await db.selectFrom('site').select('id').executeTakeFirstOrThrow()).id,
  };
  const user = await createUser(scene.database, { permissions: allPermissionKeys });
  access = (await app.sessionOf(user.id)).access;
});

afterAll(async () => {
  await app.close();
  await scene.close();
});

// The importer has names and values only; everything else must be reported as unknown in a form the contract allows.
test.each([
  ['the koncern', () => `corporategroups/${ids.corporateGroup}/`],
  ['the list of koncerner', () => 'corporategroups/'],
  ['the choice of koncern', () => 'corporategroups/minimal/'],
  ['its tree', () => `corporategroups/${ids.corporateGroup}/site-tree/`],
  ['its bolag', () => `corporategroups/${ids.corporateGroup}/customers/`],
  ['the bolag', () => `customers/${ids.company}/`],
  ['the site', () => `sites/${ids.site}/`],
  ['the search', () => 'search/?search=utan'],
])('figures 19: what an import has made answers by the contract on every page: %s', async (_, path) => {
  const { status, text } = await app.request('GET', `/api/v1/${path()}`, { access });
  expect(`${status} ${text}`).toMatch(/^200 /);
});

test('figures 19: is found by its name, with nothing where its number would stand', async () => {
  const { body } = await app.request('GET', '/api/v1/search/?search=utan', { access });
  expect(body).toMatchObject({
    results: [
      { kind: 'corporate_group', details: [] },
      { kind: 'company', details: [expect.stringMatching(/^import-/)] },
    ],
  });
});

test('figures 19: has no VAT number before it has an organisation number', async () => {
  const { body } = await app.request('GET', `/api/v1/customers/${ids.company}/`, { access });
  expect(body).toMatchObject({ organization_number: '', vat_number: null });
});
