import { dayOf } from '@vinrod/locale/day';
import { storeEvenDays } from '../energy/testing/store-days.ts';
import type { MatrixWorld, Values } from './authorization-world.ts';
import { createUser } from './test-people.ts';

/** Texts of a certificate in tests. */
export const certificateTextOfTests = {
  year: 2024,
  title: 'Certifikat',
  body_text: 'Härmed intygas.',
  signatory_name: '',
  signatory_title: '',
  footer_text: '',
} as const;

/** A company whose year can be certified, as a certificate request. */
export async function measuredCompany({ app, own }: MatrixWorld) {
  const { database } = app.deps;
  const [company] = own.companies;
  const siteIds = company?.siteIds ?? [];
  const measured = await database.db
    .selectFrom('site_month')
    .select('site_id')
    .where('corporate_group_id', '=', own.id)
    .where('month', '=', '2024-12-01')
    .execute();
  if (measured.length === 0) {
    const year = { first: dayOf(2024, 1, 1), last: dayOf(2024, 12, 31) };
    await storeEvenDays(database, own.id, new Map(siteIds.map((id) => [id, 1000])), year);
  }
  return { corporate_group: own.id, companies: [company?.id ?? ''], sites: null, year: 2024 };
}

/** A certificate of the corporate group. */
export async function newCertificate(world: MatrixWorld): Promise<Values> {
  const { app, own } = world;
  const user = await createUser(app.deps.database, {
    corporateGroupId: own.id,
    permissions: ['cg_can_export_certificate'],
  });
  await app.request('POST', '/api/v1/exports/generate-certificates/', {
    access: (await app.sessionOf(user.id)).access,
    body: await measuredCompany(world),
  });
  const { id } = await app.deps.database.db
    .selectFrom('certificate')
    .select('id')
    .where('corporate_group_id', '=', own.id)
    .executeTakeFirstOrThrow();
  return { id };
}
