import type { Logger } from 'pino';
import type { Clock } from '../config/clock.ts';
import type { Supplier } from '../config/supplier.ts';
import { localDayOf } from '@vinrod/locale/clock';
import { hashPassword } from '../identity/password-hash.ts';
import type { Database } from '../store/index.ts';
import { oneAtATime } from '../store/one-at-a-time.ts';
import { demoAccounts, demoPassword } from './catalogue/accounts.ts';
import { demoCorporateGroups } from './catalogue/corporate-groups.ts';
import { readDemoSites } from './catalogue/sites.ts';
import { demoId } from './demo-id.ts';
import { writeAccounts, writeSiteGroupScopes } from './write/write-accounts.ts';
import { writeCertificates } from './write/write-certificates.ts';
import { writeCertificateTexts } from './write/write-certificate-texts.ts';
import { writeContacts } from './write/write-contacts.ts';
import { writeEnergy } from './write/write-energy.ts';
import { writeInvoices } from './write/write-invoices.ts';
import { writeNews } from './write/write-news.ts';
import { writeOrganisation } from './write/write-organisation.ts';
import { writeSiteGroups } from './write/write-site-groups.ts';
import { writeSuggestions } from './write/write-suggestions.ts';
import { writeTariffs } from './write/write-tariffs.ts';

export { demoAccounts, demoPassword } from './catalogue/accounts.ts';

/** Options for creating demo data. */
export interface DemoDataOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Details of the supplier for issued certificates. */
  readonly supplier: Supplier;
  readonly log: Pick<Logger, 'info'>;
}

/** Advisory lock key for demo data, among the work that runs in one process at a time. */
const demoDataLock = 20_240_101;

async function isOrganisationThere(database: Database): Promise<boolean> {
  const ids = demoCorporateGroups.map((group) => demoId('corporate group', group.name));
  const found = await database.db.selectFrom('corporate_group').select('id').where('id', 'in', ids).execute();
  return found.length > 0;
}

async function hashPasswords(): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for (const account of demoAccounts) {
    if (account.canSignIn) hashes.set(account.email, await hashPassword(demoPassword));
  }
  return hashes;
}

/** Notes, before the first account is made, that this is a database of the demo. */
async function noteDemoData({ db }: Database, now: Date): Promise<void> {
  const noted = await db.selectFrom('demo_data').select('made_at').executeTakeFirst();
  if (noted === undefined) await db.insertInto('demo_data').values({ made_at: now }).execute();
}

/** Whether demo data was ever made in a database; one from before that was noted is known by its accounts. */
export async function everHadDemoData({ db }: Database): Promise<boolean> {
  const noted = await db.selectFrom('demo_data').select('made_at').executeTakeFirst();
  if (noted !== undefined) return true;
  const ids = demoAccounts.map(({ email }) => demoId('account', email));
  const found = await db.selectFrom('app_user').select('id').where('id', 'in', ids).executeTakeFirst();
  return found !== undefined;
}

/** Whether a database has people and was never one of the demo, which must not write its accounts beside them. */
export async function isOfRealPeople(database: Database): Promise<boolean> {
  // People first: of two processes that start the demo at once, the other notes it before it makes them.
  const anybody = await database.db.selectFrom('app_user').select('id').limit(1).executeTakeFirst();
  return anybody !== undefined && !(await everHadDemoData(database));
}

/**
 * Creates the demo data: corporate groups, companies, sites, people and news at the first start; at every start meter
 * values, prices and weather from 2024-01-01 through yesterday, with the invoices and certificates they lead to. The
 * same
 * day always gets the same values, so the next start completes an interrupted one. Of several concurrent starts one
 * creates
 * them and the others wait.
 */
export function ensureDemoData(options: DemoDataOptions): Promise<void> {
  return oneAtATime(options.database, demoDataLock, () => makeDemoData(options));
}

async function makeDemoData({ database, clock, supplier, log }: DemoDataOptions): Promise<void> {
  const sitesByCompany = readDemoSites();
  const now = clock.now();
  await noteDemoData(database, now);
  if (!(await isOrganisationThere(database))) {
    const passwordHashes = await hashPasswords();
    await database.transaction(async (trx) => {
      await writeOrganisation(trx, sitesByCompany);
      await writeAccounts(trx, passwordHashes, now);
      await writeSiteGroups(trx, now);
      await writeSiteGroupScopes(trx);
      await writeContacts(trx);
      await writeNews(trx, now);
      await writeCertificateTexts(trx, now);
    });
    log.info('Demo koncerner, accounts and news are made.');
  }
  await writeTariffs(database.db, sitesByCompany);
  const yesterday = localDayOf(now.getTime()) - 1;
  const days = await writeEnergy(database, sitesByCompany, yesterday, now);
  const invoices = await writeInvoices(database, sitesByCompany, now);
  await writeSuggestions(database, yesterday + 1, now);
  const certificates = await writeCertificates(database, supplier, now);
  if (days === 0 && invoices === 0 && certificates === 0) return;
  if (database.kind === 'pglite') await database.checkpoint();
  log.info({ days, invoices, certificates }, 'Demo meter values, invoices and certificates are made.');
}
