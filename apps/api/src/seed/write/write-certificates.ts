import { partnershipContents, yearlyContents } from '../../certificates/certificate-requests.ts';
import { issuableYears } from '../../certificates/issuable-years.ts';
import { issueCertificates } from '../../certificates/issue-certificates.ts';
import type { Supplier } from '../../config/supplier.ts';
import { dayOf } from '@vinrod/locale/day';
import { localDayOf, startOfLocalDay } from '@vinrod/locale/clock';
import { fullName } from '../../identity/users.ts';
import type { Database, Queries } from '../../store/index.ts';
import { demoCorporateGroups } from '../catalogue/corporate-groups.ts';
import { demoId } from '../demo-id.ts';
import { firstDemoDay } from '../first-demo-day.ts';

/** The member of staff who issues the demo's certificates. */
const issuerEmail = 'karin.aberg@vinrod.example';

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

/** Noon of the June day on which the certificates of a year were sent, or now when that is in the future. */
function issuedAt(year: number, now: Date): Date {
  const june = startOfLocalDay(dayOf(year + 1, 6, 18)) + 12 * 3_600_000;
  return new Date(Math.min(june, now.getTime()));
}

/**
 * Issues the certificates of the demo's corporate groups, as staff would: for each year that can be certified and has
 * demo values, one for each company and one on the partnership. Skips corporate groups that already have any for the
 * year.
 *
 * @returns how many were issued.
 */
export async function writeCertificates(database: Database, supplier: Supplier, now: Date): Promise<number> {
  const { db } = database;
  const today = localDayOf(now.getTime());
  const years = (await issuableYears(db, today)).filter((year) => dayOf(year, 1, 1) >= firstDemoDay);
  const staff = await db
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name'])
    .where('email', '=', issuerEmail)
    .executeTakeFirst();
  if (staff === undefined) return 0;
  const person = { id: staff.id, name: fullName(staff) };
  let count = 0;
  for (const year of years.toSorted()) {
    for (const { name } of demoCorporateGroups) {
      const corporateGroupId = demoId('corporate group', name);
      if (await hasCertificates(db, corporateGroupId, year)) continue;
      const scope = { corporateGroupId, companyIds: null, siteGroupIds: [] };
      const source = { db, scope, supplier, today };
      const { mix, contents } = await yearlyContents(source, { year });
      const partnership = await partnershipContents(source, { year });
      const issuer = { at: issuedAt(year, now), person, audit: () => Promise.resolve() };
      const issued = await database.transaction((trx) =>
        issueCertificates(trx, issuer, mix.id, [...contents, ...partnership.contents]),
      );
      count += issued.length;
    }
  }
  return count;
}
