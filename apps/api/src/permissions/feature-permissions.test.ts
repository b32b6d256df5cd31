import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { featureNames } from '../config/brand-sheet.ts';
import { allPermissionKeys } from '../server/contract.ts';
import { servedBrand } from '../testing/brand-of-tests.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser } from '../testing/test-people.ts';
import { withoutFeatures } from './feature-permissions.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ brand: servedBrand({ featuresOff: ['invoices', 'residualMix'] }) });
});

afterAll(() => app.close());

describe('parts of the portal that a supplier leaves out', () => {
  it('take permissions each, and leave the rest', () => {
    const all = new Set(allPermissionKeys);
    for (const name of featureNames) expect(withoutFeatures(all, [name]).size).toBeLessThan(all.size);
    expect(withoutFeatures(all, [])).toBe(all);
    expect(withoutFeatures(all, featureNames).has('can_view_company_list')).toBe(true);
  });

  it('are refused to everybody, and the portal shows no way to them', async () => {
    const { id } = await createUser(app.deps.database, { permissions: allPermissionKeys });
    const { access } = await app.sessionOf(id);
    const profile = await app.request('GET', '/api/v1/users/profile/', { access });
    expect(profile.body).toMatchObject({
      permissions: { admin_can_view_invoice: false, can_view_residual_mix: false, can_view_news: true },
    });
    expect((await app.request('GET', '/api/v1/environment/residual-mix/', { access })).status).toBe(403);
    expect((await app.request('GET', '/api/v1/news/', { access })).status).not.toBe(403);
  });

  it('keep nobody from managing those whose roles hold them', async () => {
    const everything = { permissions: allPermissionKeys };
    const { id } = await createUser(app.deps.database, everything);
    const other = await createUser(app.deps.database, everything);
    const { access } = await app.sessionOf(id);
    const answer = await app.request('PATCH', `/api/v1/administrators/${other.id}/`, {
      access,
      body: { first_name: 'Ny' },
    });
    expect(answer.status).toBe(200);
  });

  it('keep nobody from seeing the portal as those whose roles hold them', async () => {
    const { database } = app.deps;
    const group = await createCorporateGroup(database, 'Norrviken', [1]);
    const customer = await createUser(database, {
      corporateGroupId: group.id,
      permissions: ['can_view_invoice', 'can_view_company'],
    });
    const { access } = await app.sessionOf(
      (await createUser(database, { permissions: allPermissionKeys })).id,
    );
    const user = await app.request('GET', `/api/v1/corporategroups/${group.id}/users/${customer.id}/`, {
      access,
    });
    expect(user.body).toMatchObject({ can_shadow: true });
    const whole = await app.request('GET', `/api/v1/corporategroups/${group.id}/`, { access });
    expect(whole.body).toMatchObject({ can_shadow: true });
  });
});
