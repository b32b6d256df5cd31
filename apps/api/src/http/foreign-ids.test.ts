import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../operations.ts';
import { isStaffOperation, operationCases, type OperationCase } from '../testing/authorization-cases.ts';
import { newNews, type MatrixWorld } from '../testing/authorization-world.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';
import {
  allPermissionKeys,
  contractComponents,
  readContract,
  type ContractOperation,
} from '../server/contract.ts';
import { isRecord, type JsonRecord } from '../server/json-document.ts';

interface NamedId {
  readonly operation: ContractOperation;
  readonly how: OperationCase;
  readonly place: 'query' | 'body';
  /** Query parameter, or property of the body. */
  readonly name: string;
  /** Whether it takes a list. */
  readonly isList: boolean;
  /** Roles are identified by a number, everything else by a uuid. */
  readonly isRole: boolean;
}

function resolved(schema: unknown): JsonRecord {
  if (!isRecord(schema)) return {};
  const { $ref: reference } = schema;
  if (typeof reference !== 'string') return schema;
  const [, , kind = '', name = ''] = reference.split('/');
  const schemas = contractComponents[kind];
  return resolved(isRecord(schemas) ? schemas[name] : undefined);
}

/** Kind of the ids in a schema; null when it holds none. */
function kindOf(name: string, schema: unknown): Pick<NamedId, 'isList' | 'isRole'> | null {
  const own = resolved(schema);
  const isList = own['type'] === 'array';
  const item = isList ? resolved(own['items']) : own;
  const isRole = name === 'roles' || name === 'role';
  return item['format'] === 'uuid' || isRole ? { isList, isRole } : null;
}

const cases: ReadonlyMap<string, OperationCase | undefined> = new Map(
  operations.map(({ id }) => [id, operationCases[id]]),
);

const named: readonly NamedId[] = readContract().flatMap((operation) => {
  const how = cases.get(operation.id);
  if (how === undefined || operation.permission === 'public') return [];
  const inQuery = operation.parameters.filter(({ place }) => place === 'query');
  const { properties } = resolved(operation.body);
  return [
    ...inQuery.map(({ name, schema }) => ({ place: 'query' as const, name, kind: kindOf(name, schema) })),
    ...Object.entries(isRecord(properties) ? properties : {}).map(([name, schema]) => ({
      place: 'body' as const,
      name,
      kind: kindOf(name, schema),
    })),
  ].flatMap(({ kind, ...entry }) => (kind === null ? [] : [{ operation, how, ...entry, ...kind }]));
});

let app: TestApp;
let world: MatrixWorld;
let foreign: TestCorporateGroup;
/** Ids of another corporate group that a call could try to use. */
let foreignIds: readonly string[];
let access: { readonly customer: string; readonly staff: string };

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  const own = await createCorporateGroup(database, 'Norrviken');
  foreign = await createCorporateGroup(database, 'Björkhaga');
  const siteGroups = [own, foreign].map(({ id }) => ({
    id: randomUUID(),
    corporate_group_id: id,
    name: `Grupp ${id}`,
    visibility: 'corporate_group' as const,
    created_by: null,
    created_at: app.clock.now(),
    updated_at: app.clock.now(),
  }));
  await database.db.insertInto('site_group').values(siteGroups).execute();
  const [ownGroup, foreignGroup] = siteGroups;
  world = { app, own, siteGroupId: ownGroup?.id ?? '' };
  await newNews(world);
  const stranger = await createUser(database, { corporateGroupId: foreign.id });
  const [company] = foreign.companies;
  foreignIds = [
    foreign.id,
    company?.id ?? '',
    company?.siteIds[0] ?? '',
    foreignGroup?.id ?? '',
    stranger.id,
  ];
  const customer = await createUser(database, { corporateGroupId: own.id, permissions: allPermissionKeys });
  const staff = await createUser(database, { permissions: allPermissionKeys });
  access = {
    customer: (await app.sessionOf(customer.id)).access,
    staff: (await app.sessionOf(staff.id)).access,
  };
});

afterAll(() => app.close());

/** Hashes of the tables that calls write to. */
async function state(): Promise<unknown> {
  const tables = ['app_user', 'role', 'site', 'site_group', 'site_group_site', 'corporate_group', 'news'];
  const more = [
    'news_corporate_group',
    'user_role',
    'user_company_scope',
    'user_site_group_scope',
    'certificate',
  ];
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name = any(${[...tables, ...more]}::text[])`.execute(
    app.deps.database.db,
  );
  return Promise.all(
    rows.map(async ({ name }) => {
      const all = await sql`select md5(string_agg(own::text, '' order by own::text)) as hash
        from ${sql.table(name)} as own`.execute(app.deps.database.db);
      return [name, all.rows];
    }),
  );
}

/** Calls an operation with an extra id in a parameter or property. */
async function callWith(
  id: string | number,
  { operation, how, place, name, isList }: NamedId,
  token: string,
) {
  const values = (await how.path?.(world)) ?? {};
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  const query = new URLSearchParams(how.query);
  if (place === 'query') query.set(name, String(id));
  const given = await how.body?.(world, values);
  const body = place === 'query' ? given : { ...(isRecord(given) ? given : {}), [name]: isList ? [id] : id };
  const before = await state();
  const answer: TestAnswer = await app.request(operation.method, `${path}/?${query.toString()}`, {
    access: token,
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, isChanged: JSON.stringify(before) !== JSON.stringify(await state()) };
}

describe('security 50: what a query or a body names and the caller may not see is refused', () => {
  test('the contract has many such places', () => {
    expect(named.filter(({ place }) => place === 'query').length).toBeGreaterThan(20);
    expect(named.filter(({ place }) => place === 'body').length).toBeGreaterThan(15);
  });

  const rows = named.map((row) => [row.operation.id, row.place, row.name, row] as const);

  test.each(rows)('security m8: %s, %s %s', async (_id, _place, _name, row) => {
    const isForStaff = row.how.byStaff === true || isStaffOperation(row.operation);
    const token = isForStaff ? access.staff : access.customer;
    const unknown = row.isRole ? [2_000_000_000] : [randomUUID(), ...(isForStaff ? [] : foreignIds)];
    for (const id of unknown) {
      const { status, isChanged } = await callWith(id, row, token);
      expect([id, [404, 422].includes(status) ? 'refused' : status, isChanged]).toEqual([
        id,
        'refused',
        false,
      ]);
    }
  });
});
