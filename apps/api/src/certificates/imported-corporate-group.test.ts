import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { storeEvenDays } from '../energy/testing/store-days.ts';
import { findingsOf, pdfProgramsAreAbsent } from '../files/testing/pdf-programs.ts';
import { provisionalCustomerNumber } from '../identifiers/customer-number.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';

const year = { first: dayOf(2024, 1, 1), last: dayOf(2024, 12, 31) };

let app: TestApp;
let corporateGroup: TestCorporateGroup;
let access: string;
let companyId: string;

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  corporateGroup = await createCorporateGroup(database, 'Inläst');
  const [company] = corporateGroup.companies;
  companyId = company?.id ?? '';
  const [measured = ''] = company?.siteIds ?? [];
  await storeEvenDays(database, corporateGroup.id, new Map([[measured, 1000]]), year);
  await database.db
    .updateTable('corporate_group')
    .set({ organization_number: '' })
    .where('id', '=', corporateGroup.id)
    .execute();
  await database.db
    .updateTable('company')
    .set({ organization_number: '', customer_id: provisionalCustomerNumber(randomUUID()) })
    .where('id', '=', companyId)
    .execute();
  const user = await createUser(database, {
    corporateGroupId: corporateGroup.id,
    permissions: ['cg_can_export_certificate'],
  });
  access = (await app.sessionOf(user.id)).access;
});

afterAll(() => app.close());

const requestBody = () => ({
  corporate_group: corporateGroup.id,
  companies: [companyId],
  sites: null,
  year: 2024,
});

async function fileOf(kind: string): Promise<Buffer> {
  const response = await app.fetch(
    new Request(`http://localhost/api/v1/exports/${kind}/`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(requestBody()),
    }),
  );
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

describe('figures 19: the certificate of an imported corporate group', () => {
  test('figures 19: counts only the sites with a value', async () => {
    await fileOf('generate-certificates');
    const { body } = await app.request('GET', '/api/v1/exports/certificates/', { access });
    expect(body['results']).toMatchObject([{ site_count: 1 }]);
    const preview = await app.request('POST', '/api/v1/exports/certificate-preview/', {
      access,
      body: requestBody(),
    });
    expect(preview.body['certificates']).toMatchObject([{ site_count: 1, site_total: 2 }]);
  });

  test.skipIf(pdfProgramsAreAbsent)(
    'figures 19: prints neither an empty number nor one that an import made up (skipped where Debian’s qpdf and poppler-utils are not installed)',
    async () => {
      for (const kind of ['generate-certificates', 'generate-partnership-certificates']) {
        const { pages } = await findingsOf(await fileOf(kind));
        expect(pages[0]).toContain('Koncern');
        expect(pages.join(' ')).not.toContain('import-');
        expect(pages.join(' ')).not.toContain('Kundnummer');
        expect(pages.join(' ')).not.toContain('Organisationsnummer');
      }
      const { pages } = await findingsOf(await fileOf('generate-certificates'));
      expect(pages[0]).toContain('1 av 2 anläggningar');
    },
  );
});
