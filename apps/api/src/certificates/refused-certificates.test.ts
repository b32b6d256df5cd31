import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestAnswer } from '../testing/test-app.ts';
import { createUser } from '../testing/test-people.ts';
import { createCertificateScene, type CertificateScene } from './testing/certificate-scene.ts';

let scene: CertificateScene;

beforeAll(async () => {
  scene = await createCertificateScene();
});

afterAll(() => scene.app.close());

function messageOf({ body }: TestAnswer): unknown {
  return body['details'];
}

describe('a certificate is refused', () => {
  test.each([
    [2025, 'Residualmixen för 2025 är inte fastställd ännu.'],
    [2020, 'Residualmixen för 2020 är inte fastställd ännu.'],
    [2023, 'Åsgård Bolag 1 AB: leverans saknas för 12 månader. Kontrollera avtalet.'],
  ])('for %d: %s', async (wanted, message) => {
    const answer = await scene.ask({ year: wanted });
    expect(answer.status).toBe(422);
    expect(messageOf(answer)).toEqual({ message });
  });

  test('with another miljöval than the company has', async () => {
    expect((await scene.ask({ product: 'hydro' })).status).toBe(200);
    const answer = await scene.ask({ companies: [scene.companyId(0), scene.companyId(1)], product: 'hydro' });
    expect(answer.status).toBe(422);
    expect(messageOf(answer)).toEqual([
      { field: 'product', errors: ['Åsgård Bolag 2 AB har ett annat miljöval.'] },
    ]);
  });

  test('for a company or site out of reach, by its id', async () => {
    const unknown = randomUUID();
    const noCompany = await scene.ask({ companies: [scene.companyId(0), unknown] });
    expect([noCompany.status, JSON.stringify(messageOf(noCompany)).includes(unknown)]).toEqual([404, true]);
    const noSite = await scene.ask({ sites: [unknown] });
    expect([noSite.status, JSON.stringify(messageOf(noSite)).includes(unknown)]).toEqual([404, true]);
    const limited = await scene.accessOf([scene.companyId(1)]);
    expect((await scene.ask({}, 'generate-certificates', limited)).status).toBe(404);
    expect(
      (await scene.ask({ companies: [scene.companyId(1)] }, 'generate-certificates', limited)).status,
    ).toBe(200);
    const partial = await scene.ask(
      { companies: [scene.companyId(1)] },
      'generate-partnership-certificates',
      limited,
    );
    expect(partial.status).toBe(422);
  });

  test('for a site of another company', async () => {
    const answer = await scene.ask({ sites: scene.corporateGroup.companies[1]?.siteIds ?? [] });
    expect(answer.status).toBe(422);
    expect(messageOf(answer)).toMatchObject([{ field: 'sites' }]);
  });

  test('while the residual mix is preliminary, and the year is not offered', async () => {
    const { db } = scene.app.deps.database;
    const setPreliminary = (is_preliminary: boolean) =>
      db.updateTable('residual_mix').set({ is_preliminary }).where('year', '=', 2024).execute();
    const years = async () =>
      (await scene.app.request('GET', '/api/v1/exports/residual-mix-year/', { access: scene.access })).body;
    expect(await years()).toEqual({ years: [2024, 2023, 2022, 2021, 2019] });
    await setPreliminary(true);
    expect((await scene.ask()).status).toBe(422);
    expect(await years()).toEqual({ years: [2023, 2022, 2021, 2019] });
    await setPreliminary(false);
  });
});

describe('a residual mix that certificates were issued on', () => {
  test('is neither removed nor moved to another year', async () => {
    const { database } = scene.app.deps;
    const staff = await createUser(database, {
      permissions: ['can_manage_residual_mix', 'can_delete_residual_mix'],
    });
    const by = { access: (await scene.app.sessionOf(staff.id)).access };
    const { id } = await database.db
      .selectFrom('residual_mix')
      .select('id')
      .where('year', '=', 2024)
      .executeTakeFirstOrThrow();
    const path = `/api/v1/environment/residual-mix/${id}/`;
    expect((await scene.app.request('DELETE', path, by)).status).toBe(422);
    expect(
      (await scene.app.request('PATCH', path, { ...by, body: { year: 2020, published_date: null } })).status,
    ).toBe(422);
  });
});
