import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { allPermissionKeys } from '../server/contract.ts';
import { issueTestInvoice } from '../invoices/testing/test-invoice.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';
import { searchedText, searchedTitle, type SearchedTable } from '../server/searched-texts.ts';

let app: TestApp;
let norrviken: TestCorporateGroup;
let kallvik: TestCorporateGroup;
let invoiceNumber: string;

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  norrviken = await createCorporateGroup(database, 'Norrviken Sökbara', [2, 1]);
  kallvik = await createCorporateGroup(database, 'Kallvik Sökbara', [1]);
  invoiceNumber = (await issueTestInvoice(database, norrviken)).invoiceNumber;
  await createUser(database, {
    corporateGroupId: kallvik.id,
    email: 'erik.sokbar@kallvik.example',
    firstName: 'Erik',
    lastName: 'Sökbar',
  });
});

afterAll(() => app.close());

type Options = Parameters<typeof createUser>[1];

async function find(
  search: string,
  options: Options = { permissions: allPermissionKeys },
): Promise<string[]> {
  const user = await createUser(app.deps.database, options);
  const { access } = await app.sessionOf(user.id);
  const query = new URLSearchParams({ search, per_kind: '10' });
  const { status, body } = await app.request('GET', `/api/v1/search/?${query.toString()}`, { access });
  expect(status).toBe(200);
  const results = body['results'];
  if (!Array.isArray(results)) throw new TypeError('The answer has no results.');
  return results.map((found: unknown) => {
    const { kind, title } = Object(found);
    return `${kind}: ${title}`;
  });
}

function customer(...permissions: PermissionKey[]): Options {
  return { corporateGroupId: norrviken.id, permissions };
}

describe('figures issue 7: the search over everything', () => {
  test('finds for staff over all corporate groups, by name, number and e-mail', async () => {
    expect(await find('sökbara')).toEqual(
      expect.arrayContaining([
        'corporate_group: Kallvik Sökbara',
        'corporate_group: Norrviken Sökbara',
        'company: Kallvik Sökbara Bolag 1 AB',
        'company: Norrviken Sökbara Bolag 2 AB',
      ]),
    );
    expect(await find(invoiceNumber)).toEqual([`invoice: ${invoiceNumber}`]);
    expect(await find('erik.sokbar@')).toEqual(['customer_user: Erik Sökbar']);
    expect(await find('SÖKBAR erik')).toEqual(['customer_user: Erik Sökbar']);
    expect(await find('finns inte')).toEqual([]);
  });

  test('finds only the kinds that are asked for', async () => {
    const user = await createUser(app.deps.database, { permissions: allPermissionKeys });
    const { access } = await app.sessionOf(user.id);
    const kindsOf = async (query: string) => {
      const { body } = await app.request('GET', `/api/v1/search/?search=s%C3%B6kbara&${query}`, { access });
      const results = Array.isArray(body['results']) ? body['results'] : [];
      return [...new Set(results.map((found: unknown) => String(Object(found).kind)))];
    };
    expect(await kindsOf('kind=company')).toEqual(['company']);
    expect(await kindsOf('kind=site&kind=corporate_group')).toEqual(['corporate_group', 'site']);
    expect(await kindsOf('kind=news')).toEqual([]);
    expect((await app.request('GET', '/api/v1/search/?search=a&kind=page', { access })).status).toBe(400);
  });

  test('finds an organisationsnummer with and without its hyphen', async () => {
    const { rows } = await sql<{
      number: string;
    }>`update corporate_group set organization_number = '559990-1104'
      where id = ${norrviken.id} returning organization_number as number`.execute(app.deps.database.db);
    const number = rows[0]?.number ?? '';
    for (const typed of [number, number.replace('-', ''), '559990-11'])
      expect(await find(typed)).toContain('corporate_group: Norrviken Sökbara');
  });

  test('takes the signs of patterns for plain ones', async () => {
    for (const typed of ['%%%', '___', String.raw`sök\bara`, "'; drop table site"])
      expect(await find(typed)).toEqual([]);
  });

  test('finds corporate groups only by one or two letters, so that no table is read from end to end', async () => {
    expect((await find('sö')).every((found) => found.startsWith('corporate_group'))).toBe(true);
    expect(await find('   ')).toEqual([]);
  });

  test('shows customers what is theirs, of the kinds that they may open', async () => {
    const all = await find('sökbara', customer(...allPermissionKeys));
    expect(all).toContain('company: Norrviken Sökbara Bolag 1 AB');
    expect(all.filter((found) => found.includes('Kallvik'))).toEqual([]);
    expect(await find('erik', customer(...allPermissionKeys))).toEqual([]);
    expect(await find(invoiceNumber, customer('can_view_company_details'))).toEqual([]);
    expect(await find(invoiceNumber, customer('can_view_invoice'))).toEqual([`invoice: ${invoiceNumber}`]);
    expect(await find('sökbara', customer('can_view_invoice'))).toEqual([]);
  });

  test('stays within a limited view', async () => {
    const second = norrviken.companies[1]?.id ?? '';
    const limited: Options = { ...customer(...allPermissionKeys), companyIds: [second] };
    const found = await find('sökbara', limited);
    expect(found).toContain('company: Norrviken Sökbara Bolag 2 AB');
    expect(found).not.toContain('company: Norrviken Sökbara Bolag 1 AB');
    expect(await find(invoiceNumber, limited)).toEqual([]);
  });

  test('finds nobody for staff who may not see customers’ users, and no customer for staff who reach none', async () => {
    expect(
      await find('erik.sokbar', { permissions: ['can_view_corporate_group_list', 'can_view_invoice'] }),
    ).toEqual([]);
    expect(await find(invoiceNumber, { permissions: ['can_view_invoice', 'can_view_company_user'] })).toEqual(
      [],
    );
  });
});

const tables: readonly SearchedTable[] = [
  'corporate_group',
  'company',
  'site',
  'site_group',
  'app_user',
  'invoice',
  'certificate',
];

test.each(tables)('figures issue 7: %s is searched by its index and not row by row', async (table) => {
  const plans = await app.deps.database.transaction(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const explain = async (condition: RawBuilder<unknown>) =>
      JSON.stringify(
        (await sql`explain select from ${sql.table(table)} where ${condition}`.execute(trx)).rows,
      );
    return [
      await explain(sql`${searchedText(table)} like ${'%norrviken%'}`),
      await explain(sql`${searchedTitle(table)} like ${'norrviken%'}`),
    ];
  });
  expect(plans).toEqual([
    expect.stringContaining(`${table}_by_text`),
    expect.stringContaining(`${table}_by_title`),
  ]);
});
