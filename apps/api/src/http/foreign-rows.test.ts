import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { storeEvenDays } from '../energy/testing/store-days.ts';
import { ensureDefaultRoles } from '../permissions/default-roles.ts';
import { issueTestInvoice } from '../invoices/testing/test-invoice.ts';
import { operations } from '../operations.ts';
import { isStaffOperation, operationCases, type OperationCase } from '../testing/authorization-cases.ts';
import { newNews, newRole, type MatrixWorld, type Values } from '../testing/authorization-world.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import {
  createCorporateGroup,
  createUser,
  type TestCorporateGroup,
  type TestUserOptions,
} from '../testing/test-people.ts';
import { allPermissionKeys, readContract, type ContractOperation } from '../server/contract.ts';
import type { OperationId } from '../server/operation.ts';

interface Reading {
  readonly id: string;
  readonly operation: ContractOperation;
  readonly how: OperationCase;
}

const handlers = new Map<string, OperationId>(operations.map(({ id }) => [id, id]));

/** All operations that read: lists, files, figures and future ones. */
const reading = readContract().filter(
  ({ id, method, permission }) => method === 'GET' && permission !== 'public' && handlers.has(id),
);

const readings: readonly Reading[] = reading.flatMap((operation) => {
  const id = handlers.get(operation.id);
  const how = id === undefined ? undefined : operationCases[id];
  return how === undefined ? [] : [{ id: operation.id, operation, how }];
});

const ofCustomers = readings.filter(
  ({ operation, how }) => !isStaffOperation(operation) && how.belongsTo !== 'staff',
);

function orderingsOf({ parameters }: ContractOperation): readonly string[] {
  const values = parameters.find(({ name }) => name === 'ordering')?.schema['enum'];
  return Array.isArray(values) ? values.map(String) : [];
}

/**
 * Operations on a single thing, the caller or the supplier, whose answers cannot include any row created here; and
 * `listPublishedNews`, which only shows news to the corporate group it is for.
 */
const sameForEverybody = [
  'downloadCertificate',
  'downloadInvoicePdf',
  'downloadInvoicePeppol',
  'getAuthenticator',
  'getBrokerLink',
  'getChangedValues',
  'getCorporateGroupGroup',
  'getCorporateGroupUser',
  'getCustomer',
  'getInvoice',
  'getInvoiceProductBreakdown',
  'getPartnershipCertificate',
  'getProfile',
  'getPublishedNews',
  'getSite',
  'getYearlyUsageCertificate',
  'listContacts',
  'listCorporateGroupContacts',
  'listCorporateGroupPermissions',
  'listCorporateGroupPermissionsV2',
  'listCustomerSites',
  'listExpertSuggestions',
  'listPasskeys',
  'listPublishedNews',
  'listResidualMixYears',
  'listSavedViews',
];

const ordered = readings.filter(({ operation }) => orderingsOf(operation).length > 0);

/** Names and numbers that only foreign rows have, and characters that could match all of them. */
const searched = ['Tallmo', 'Björkhaga', '735888', '4100', '%', '_'];

/** The queries to try: plain, in every order, with foreign names, and page by page. */
function queriesOf({ operation, how }: Reading): readonly Values[] {
  const takes = (name: string) =>
    operation.parameters.some((parameter) => parameter.place === 'query' && parameter.name === name);
  return [
    {},
    ...orderingsOf(operation).map((ordering) => ({ ordering })),
    ...(takes('search') ? searched.map((search) => ({ search })) : []),
    ...(takes('limit') ? [{ limit: '1' }] : []),
    ...(takes('offset') ? [{ limit: '1', offset: '1' }] : []),
  ].map((query) => ({ ...how.query, ...query }));
}

let app: TestApp;
let world: MatrixWorld;
let access: { limited: string; whole: string; staff: string };
const paths = new Map<string, string>();

/** Responses by operation, one text per query. */
type Answers = ReadonlyMap<string, readonly string[]>;

async function answersTo(viewer: keyof typeof access): Promise<Answers> {
  const answers = new Map<string, readonly string[]>();
  for (const row of ofCustomers) {
    const texts: string[] = [];
    for (const query of queriesOf(row)) {
      const asked = new URLSearchParams(query).toString();
      const { status, text } = await app.request('GET', `${paths.get(row.id)}/?${asked}`, {
        access: access[viewer],
      });
      texts.push(`${asked}: ${status} ${text}`);
    }
    answers.set(row.id, texts);
  }
  return answers;
}

/**
 * Gives a company data for every list, file and figure.
 *
 * @param sharedGroupId - A site group that its sites are also added to.
 * @returns the site group of its sites.
 */
async function fill(
  group: TestCorporateGroup,
  name: string,
  scale: number,
  sharedGroupId?: string,
): Promise<string> {
  const { database } = app.deps;
  const [company] = group.companies;
  const siteIds = company?.siteIds ?? [];
  const wh = new Map(siteIds.map((id) => [id, scale]));
  await storeEvenDays(database, group.id, wh, { first: dayOf(2024, 1, 1), last: dayOf(2024, 12, 31) });
  await storeEvenDays(database, group.id, wh, { first: dayOf(2026, 4, 1), last: dayOf(2026, 5, 31) });
  await issueTestInvoice(database, group);
  const siteGroupId = randomUUID();
  const now = app.clock.now();
  const ofGroup = { corporate_group_id: group.id, created_at: now, updated_at: now };
  await database.db
    .insertInto('site_group')
    .values({
      ...ofGroup,
      id: siteGroupId,
      name: `${name} grupp`,
      visibility: 'corporate_group',
      created_by: null,
    })
    .execute();
  for (const site_group_id of sharedGroupId === undefined ? [siteGroupId] : [siteGroupId, sharedGroupId])
    await database.db
      .insertInto('site_group_site')
      .values(siteIds.map((site_id) => ({ corporate_group_id: group.id, site_group_id, site_id })))
      .execute();
  const holder = await createUser(database, {
    corporateGroupId: group.id,
    companyIds: [company?.id ?? ''],
    firstName: name,
  });
  // A role shared by all corporate groups: users elsewhere who hold it must not be counted.
  await database.db.deleteFrom('role').where('id', '=', holder.roleId).execute();
  const role = await database.db
    .selectFrom('role')
    .select('id')
    .where('name', '=', 'group_administrator')
    .executeTakeFirstOrThrow();
  await database.db.insertInto('user_role').values({ user_id: holder.id, role_id: role.id }).execute();
  const certified = await app.request('POST', '/api/v1/exports/generate-certificates/', {
    access: (await app.sessionOf(holder.id)).access,
    body: { corporate_group: group.id, companies: [company?.id], sites: null, year: 2024 },
  });
  expect(certified.status).toBe(200);
  return siteGroupId;
}

/** Another company of the corporate group. */
async function anotherCompany(own: TestCorporateGroup): Promise<TestCorporateGroup> {
  const { db } = app.deps.database;
  const company = { id: randomUUID(), siteIds: [randomUUID()] };
  const ofCorporateGroup = { corporate_group_id: own.id, organization_number: '556036-0793' };
  await db
    .insertInto('company')
    .values({ ...ofCorporateGroup, id: company.id, customer_id: '7777', name: 'Tallmo AB' })
    .execute();
  for (const id of company.siteIds)
    await db
      .insertInto('site')
      .values({
        corporate_group_id: own.id,
        id,
        company_id: company.id,
        site_id: '735888000000000001',
        name: 'Tallmo butik',
        street: 'Tallvägen 1',
        postal_code: '972 38',
        city: 'Tallmo',
      })
      .execute();
  return { id: own.id, companies: [company] };
}

/** Responses to a colleague who sees one company, to one who sees the corporate group, and to staff. */
interface World {
  readonly limited: Answers;
  readonly whole: Answers;
  readonly staff: Answers;
}

async function answersToAll(): Promise<World> {
  return {
    limited: await answersTo('limited'),
    whole: await answersTo('whole'),
    staff: await answersTo('staff'),
  };
}

/**
 * The corporate group with one company, then with another company added, then with another corporate group on the
 * server.
 */
let worlds: { readonly alone: World; readonly withCompany: World; readonly withCorporateGroup: World };

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  await ensureDefaultRoles(database.db);
  const own = await createCorporateGroup(database, 'Norrviken', [2]);
  world = { app, own, siteGroupId: await fill(own, 'Norrviken', 1000) };
  await newRole(world, own.id);
  for (const { id, operation, how } of ofCustomers) {
    const values = (await how.path?.(world)) ?? {};
    paths.set(
      id,
      operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? `no ${name}`),
    );
  }
  const permissions = allPermissionKeys;
  const tokenOf = async (who: TestUserOptions) =>
    (await app.sessionOf((await createUser(database, { ...who, permissions })).id)).access;
  access = {
    limited: await tokenOf({ corporateGroupId: own.id, companyIds: own.companies.map(({ id }) => id) }),
    whole: await tokenOf({ corporateGroupId: own.id }),
    staff: await tokenOf({}),
  };
  // Reading marks news as read, so everything is read once before the comparison.
  await answersToAll();
  const alone = await answersToAll();
  const another = await anotherCompany(own);
  await fill(another, 'Tallmo', 7000, world.siteGroupId);
  const withCompany = await answersToAll();
  const foreign = await createCorporateGroup(database, 'Björkhaga', [1]);
  await fill(foreign, 'Björkhaga', 9000);
  await newNews({ ...world, own: foreign });
  await newRole(world, foreign.id);
  worlds = { alone, withCompany, withCorporateGroup: await answersToAll() };
}, 300_000);

afterAll(() => app.close());

function statusesOf(texts: readonly string[] = []): readonly (string | undefined)[] {
  return texts.map((text) => / (\d{3}) /.exec(text)?.[1]);
}

describe('security 51: what is read tells nothing of foreign rows', () => {
  test('every operation that reads can be called', () => {
    const missing = reading.filter(({ id }) => !readings.some((row) => row.id === id));
    expect(missing.map(({ id }) => `say how to call ${id} in testing/authorization-cases.ts`)).toEqual([]);
  });

  test.each(ofCustomers)('security 51: $id, to a colleague who sees one company', ({ id }) => {
    const { alone, withCompany, withCorporateGroup } = worlds;
    expect(withCompany.limited.get(id)).toEqual(alone.limited.get(id));
    expect(withCorporateGroup.limited.get(id)).toEqual(alone.limited.get(id));
  });

  test.each(ofCustomers)('security 51: $id, to somebody of another corporate group', ({ id, how }) => {
    const { withCompany, withCorporateGroup } = worlds;
    expect(new Set(statusesOf(withCompany.whole.get(id)))).toEqual(new Set([String(how.passes ?? 200)]));
    expect(withCorporateGroup.whole.get(id)).toEqual(withCompany.whole.get(id));
  });

  test('the foreign rows change the answers to those who may see them', () => {
    const { alone, withCompany, withCorporateGroup } = worlds;
    const unchanged = ofCustomers.filter(
      ({ id }) =>
        JSON.stringify(alone.whole.get(id)) === JSON.stringify(withCompany.whole.get(id)) &&
        JSON.stringify(withCompany.staff.get(id)) === JSON.stringify(withCorporateGroup.staff.get(id)),
    );
    expect(unchanged.map(({ id }) => id).toSorted()).toEqual(sameForEverybody);
  });
});

describe('security 51: lists are sorted by what the contract names', () => {
  test.each(ordered)('security 51: $id', async ({ operation, how }) => {
    const values = (await how.path?.(world)) ?? {};
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    const allowed = orderingsOf(operation);
    const [first = ''] = allowed;
    const others = [
      'id',
      'password_hash',
      '',
      `-${first}-`,
      `--${first}`,
      `${first} desc`,
      `${first},${first}`,
    ];
    for (const ordering of [...others, first.toUpperCase(), `${first};select 1`]) {
      const query = new URLSearchParams({ ...how.query, ordering }).toString();
      const { status } = await app.request('GET', `${path}/?${query}`, { access: access.staff });
      expect([ordering, status]).toEqual([ordering, 400]);
    }
  });
});
