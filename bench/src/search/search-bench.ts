import { sql } from 'kysely';

import { allPermissionKeys } from '../../../apps/api/src/server/contract.ts';
import { createTestApp } from '../../../apps/api/src/testing/test-app.ts';
import { createUser } from '../../../apps/api/src/testing/test-people.ts';
import { startPostgresql } from '../../../tooling/programs/postgresql-server.ts';
import { medianOf, ours, type Measurement } from '../result.ts';
import { fillCountry, size } from './fill-country.ts';

/** Realistic searches: terms in many rows, in one, and in none. */
const searches: Readonly<Record<string, string>> = {
  'a word that a tenth of the sites hold': 'norrviken',
  'a word that every site holds': 'butik',
  'an invoice number': '4100123456',
  'an organisationsnummer without hyphen': '5560070007',
  'an e-mail address': 'person4711@kund4711.example',
  'two words': 'luleå storgatan',
  'three letters': 'eri',
  'two letters': 'no',
  'what nothing holds': 'xyzzyx',
};

/** First pages of the lists over all corporate groups, as the portal requests them. */
const lists: Readonly<Record<string, string>> = {
  'invoices, first page': 'invoices/?limit=25',
  'invoices of half a year': 'invoices/?limit=25&start_date=2026-05-01&end_date=2026-10-31',
  'open invoices': 'invoices/?limit=25&status=open',
  'invoices in collection': 'invoices/?limit=25&status=in_collection',
  'invoices by a word that an eighth of the koncerner hold': 'invoices/?limit=25&search=norrviken',
  'an invoice by its number': 'invoices/?limit=25&search=4100123456',
  'customers’ users, first page': 'users/customer-users/?limit=25',
  'customers’ users by a name that all have': 'users/customer-users/?limit=25&search=erik',
  'a customer’s user by e-mail': 'users/customer-users/?limit=25&search=person4711%40kund4711',
  'koncerner, first page': 'corporategroups/?limit=25',
  'koncerner to choose between, first ones': 'corporategroups/minimal/?limit=50',
  'koncerner to choose between, by a word': 'corporategroups/minimal/?limit=50&search=norrviken%201',
  'certificates, first page': 'exports/certificates/?limit=25',
  'certificates by a word': 'exports/certificates/?limit=25&search=norrviken',
};

const rounds = 15;

async function timesOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return medianOf(times);
}

/**
 * Benchmarks the global search and the lists over all corporate groups for staff, at the size of a large supplier; the
 * search is compared with reading every site and invoice.
 */
export async function searchBench(): Promise<readonly Measurement[]> {
  const server = await startPostgresql();
  process.env['DATABASE_URL'] = server.url;
  const app = await createTestApp();
  try {
    const { database } = app.deps;
    await fillCountry(database);
    const user = await createUser(database, { permissions: allPermissionKeys });
    const { access } = await app.sessionOf(user.id);
    const place = `${size.corporateGroups} koncerner, ${size.sites} sites, ${size.invoices} invoices`;
    const measured: Measurement[] = [];
    for (const [name, search] of Object.entries(searches)) {
      const query = new URLSearchParams({ search }).toString();
      const ask = async () => {
        const { status } = await app.request('GET', `/api/v1/search/?${query}`, { access });
        if (status !== 200) throw new Error(`The search answered ${status}.`);
      };
      const row = { case: `${name}, ${place}`, unit: 'ms' };
      measured.push({ ...row, peer: ours, median: await timesOf(ask) });
      const pattern = `%${search}%`;
      const readAll = () =>
        sql`select name from site where name ilike ${pattern} or site_id like ${pattern}
          union all select invoice_number from invoice where invoice_number like ${pattern} or ocr_number like ${pattern}
          limit 5`.execute(database.db);
      measured.push({ ...row, peer: 'ilike over sites and invoices', median: await timesOf(readAll) });
    }
    for (const [name, path] of Object.entries(lists)) {
      const ask = async () => {
        const { status } = await app.request('GET', `/api/v1/${path}`, { access });
        if (status !== 200) throw new Error(`${path} answered ${status}.`);
      };
      measured.push({ case: `${name}, ${place}`, unit: 'ms', peer: ours, median: await timesOf(ask) });
    }
    return measured;
  } finally {
    await app.close();
    server.stop();
  }
}
