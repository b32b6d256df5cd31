import { partnershipContents, yearlyContents } from '../../certificates/certificate-requests.ts';
import { issuableYears } from '../../certificates/issuable-years.ts';
import { issueCertificates } from '../../certificates/issue-certificates.ts';
import type { Supplier } from '../../config/supplier.ts';
import { dayOf } from '@vinrod/locale/day';
import { localDayOf, startOfLocalDay } from '@vinrod/locale/clock';
import { fullName } from '../../identity/users.ts';
import type { Database, Queries } from '../../store/index.ts';
import { DEMO_CORPORATE_GROUPS } from '../catalogue/corporate-groups.ts';
import { demoId } from '../demo-id.ts';
import { FIRST_DEMO_DAY } from '../first-demo-day.ts';

/** The member of staff who issues the demo's certificates. */
const ISSUER = 'karin.aberg@vinrod.example';

async function hasCertificates(db: Queries, corporateGroupId: string, year: number): Promise<boolean> {
  const found = await db
    .selectFrom('certificate')
    .select('id')
    .where('corporate_group_id', '=', corporateGroupId)
    .where('year', '=', year)
    .limit(1)
    .execute();
  return found.length > 0;
}

/** Noon of the day in June after a year on which its certificates were sent, or now when that is to come. */
function issuedAt(year: number, now: Date): Date {
  const june = startOfLocalDay(dayOf(year + 1, 6, 18)) + 12 * 3_600_000;
  return new Date(Math.min(june, now.getTime()));
}

/**
 * Issues the certificates of the demo's corporate groups, as staff would: for each year that can be certified and that
 * the demo has values of, one for each company and one on the partnership. A corporate group that has any of a year is
 * left alone.
 *
 * @returns how many were issued.
 */
export async function writeCertificates(database: Database, supplier: Supplier, now: Date): Promise<number> {
  const { db } = database;
  const today = localDayOf(now.getTime());
  const years = (await issuableYears(db, today)).filter((year) => dayOf(year, 1, 1) >= FIRST_DEMO_DAY);
  const staff = await db
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name'])
    .where('email', '=', ISSUER)
    .executeTakeFirst();
  if (staff === undefined) return 0;
  const person = { id: staff.id, name: fullName(staff) };
  let count = 0;
  for (const year of years.toSorted()) {
    for (const { name } of DEMO_CORPORATE_GROUPS) {
      const corporateGroupId = demoId('corporate group', name);
      if (await hasCertificates(db, corporateGroupId, year)) continue;
      const scope = { corporateGroupId, companyIds: null, siteGroupIds: [] };
      const source = { db, scope, supplier, today };
      const { mix, contents } = await yearlyContents(source, { year });
      const partnership = await partnershipContents(source, { year });
      const issuer = { at: issuedAt(year, now), person, tell: () => Promise.resolve() };
      const issued = await database.transaction((trx) =>
        issueCertificates(trx, issuer, mix.id, [...contents, ...partnership.contents]),
      );
      count += issued.length;
    }
  }
  return count;
}
