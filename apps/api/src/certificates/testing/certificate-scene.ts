import { dayOf } from '@vinrod/locale/day';
import { hoursInPeriod } from '@vinrod/locale/clock';
import { storeEvenDays } from '../../energy/testing/store-days.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../../testing/test-people.ts';

const year = { first: dayOf(2024, 1, 1), last: dayOf(2024, 12, 31) };

/** Hours of 2024, the year with values. */
export const hours = hoursInPeriod(year.first, year.last);

/** Wh per hour of the three sites: two of the first company, one of the second. */
export const perHour = [40_000, 20_000, 7000] as const;

/** Body of a request for certificates. */
export interface AskedCertificate {
  readonly companies?: readonly string[] | null;
  readonly sites?: readonly string[] | null;
  readonly year?: number;
  readonly product?: string;
}

/** A corporate group with two companies, one of which has selected hydro, and somebody who may issue certificates. */
export interface CertificateScene {
  readonly app: TestApp;
  readonly corporateGroup: TestCorporateGroup;
  /** A customer who sees the whole corporate group. */
  readonly access: string;
  companyId(index: number): string;
  /** Signs in a customer who sees the given companies; all when left out. */
  accessOf(companyIds?: readonly string[]): Promise<string>;
  /** Request body, for the first company and 2024 by default. */
  bodyOf(request: AskedCertificate): object;
  ask(request?: AskedCertificate, kind?: string, by?: string): Promise<TestAnswer>;
  /** Requests a certificate and returns the file as sent. */
  file(request?: AskedCertificate, kind?: string): Promise<Response>;
  /** Issued certificates, by number. */
  issued(): Promise<readonly Record<string, unknown>[]>;
}

/** Creates the scene. */
export async function createCertificateScene(): Promise<CertificateScene> {
  const app = await createTestApp();
  const { database } = app.deps;
  const corporateGroup = await createCorporateGroup(database, 'Åsgård');
  const companyId = (index: number): string => corporateGroup.companies[index]?.id ?? '';
  const siteIds = corporateGroup.companies.flatMap((company) => company.siteIds);
  const values = new Map(siteIds.map((id, index) => [id, perHour[index] ?? 0]));
  await storeEvenDays(database, corporateGroup.id, values, year);
  await database.db
    .updateTable('company')
    .set({ environmental_choice: 'hydro' })
    .where('id', '=', companyId(0))
    .execute();

  async function accessOf(companyIds: readonly string[] = []): Promise<string> {
    const user = await createUser(database, {
      firstName: 'Tova',
      lastName: 'Lindmark',
      corporateGroupId: corporateGroup.id,
      companyIds,
      permissions: ['cg_can_export_certificate'],
    });
    return (await app.sessionOf(user.id)).access;
  }

  const access = await accessOf();
  const bodyOf = (request: AskedCertificate): object => ({
    corporate_group: corporateGroup.id,
    companies: [companyId(0)],
    sites: null,
    year: 2024,
    ...request,
  });
  return {
    app,
    corporateGroup,
    access,
    companyId,
    accessOf,
    bodyOf,
    ask: (request = {}, kind = 'generate-certificates', by = access) =>
      app.request('POST', `/api/v1/exports/${kind}/`, { access: by, body: bodyOf(request) }),
    file: (request = {}, kind = 'generate-certificates') =>
      app.fetch(
        new Request(`http://localhost/api/v1/exports/${kind}/`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' },
          body: JSON.stringify(bodyOf(request)),
        }),
      ),
    issued: async () => {
      const path = '/api/v1/exports/certificates/?ordering=certificate_number';
      const { body } = await app.request('GET', path, { access });
      const results: unknown = body['results'];
      return Array.isArray(results) ? results : [];
    },
  };
}
