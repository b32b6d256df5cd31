import { randomUUID } from 'node:crypto';
import { ensureDefaultRoles } from '../../permissions/default-roles.ts';
import { allPermissionKeys } from '../../server/contract.ts';
import { textAt } from '../../server/json-document.ts';
import {
  newInvoice,
  newNews,
  newRole,
  newSiteGroup,
  newStaff,
  type MatrixWorld,
} from '../authorization-world.ts';
import type { KnownValues } from '../contract-inputs/valid-value.ts';
import type { TestApp } from '../test-app.ts';
import { createCorporateGroup, createUser } from '../test-people.ts';

/** A caller, as headers. */
export interface FuzzCaller {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Data and callers of the calls. */
export interface FuzzWorld {
  readonly world: MatrixWorld;
  readonly callers: readonly FuzzCaller[];
  readonly known: KnownValues;
}

function signedIn(access: string): Readonly<Record<string, string>> {
  return { Authorization: `Bearer ${access}` };
}

/** Ids by field or parameter name: of existing rows, and of another corporate group's. */
async function knownValues(world: MatrixWorld, foreign: MatrixWorld): Promise<KnownValues> {
  const both = [world, foreign];
  const corporateGroups = both.map(({ own }) => own.id);
  const companies = both.flatMap(({ own }) => own.companies.map(({ id }) => id));
  const sites = both.flatMap(({ own }) => own.companies.flatMap(({ siteIds }) => siteIds));
  const siteGroups = both.map(({ siteGroupId }) => siteGroupId);
  const roles = await Promise.all([
    newRole(world, null),
    newRole(world, world.own.id),
    newRole(world, foreign.own.id),
  ]);
  const staff = await newStaff(world);
  const member = await createUser(world.app.deps.database, { corporateGroupId: world.own.id });
  const users = [staff['id'] ?? '', member.id];
  const byName = new Map<string, readonly unknown[]>([
    ...['corporate_group', 'corporate_groups', 'corporate_groups_responsible'].map(
      (name) => [name, corporateGroups] as const,
    ),
    ['companies', companies],
    ...['site', 'sites', 'site_id', 'site_ids'].map((name) => [name, sites] as const),
    ['site_groups', siteGroups],
    ...['admin', 'account_manager', 'userId'].map((name) => [name, users] as const),
    ...['roles', 'id', 'groupId'].map((name) => [name, roles] as const),
    ['email', ['anna@norrviken.example', member.email]],
  ]);
  return (name) => byName.get(name) ?? [];
}

async function shadowing(
  app: TestApp,
  access: string,
  kind: 'user' | 'group',
  target: string,
): Promise<FuzzCaller> {
  const { body } = await app.request('POST', `/api/v1/users/shadow-${kind}/${target}/`, { access });
  return {
    name: `staff as a ${kind}`,
    headers: { ...signedIn(access), [`X-Shadow-${kind}`]: textAt(body, 'token', 'shadow') },
  };
}

async function createCallers({ app, own }: MatrixWorld): Promise<FuzzCaller[]> {
  const { database } = app.deps;
  const access = async (options: Parameters<typeof createUser>[1]): Promise<string> =>
    (await app.sessionOf((await createUser(database, options)).id)).access;
  const all = { permissions: allPermissionKeys };
  const [company] = own.companies;
  const strong = signedIn(await access(all));
  const customer = signedIn(await access({ ...all, corporateGroupId: own.id }));
  const limited = { ...all, corporateGroupId: own.id, companyIds: [company?.id ?? ''] };
  const shadowed = await createUser(database, { ...all, corporateGroupId: own.id });
  return [
    // Listed several times: the caller with the most permissions finds the most.
    { name: 'staff with every permission', headers: strong },
    { name: 'staff with every permission', headers: strong },
    { name: 'customer with every permission', headers: customer },
    { name: 'customer with every permission', headers: customer },
    { name: 'customer limited to a bolag', headers: signedIn(await access(limited)) },
    { name: 'customer without permissions', headers: signedIn(await access({ corporateGroupId: own.id })) },
    { name: 'staff without permissions', headers: signedIn(await access({})) },
    await shadowing(app, await access(all), 'user', shadowed.id),
    await shadowing(app, await access(all), 'group', own.id),
    { name: 'nobody', headers: {} },
    { name: 'nobody with a token', headers: signedIn('eyJhbGciOiJFZERTQSJ9.e30.c2ln') },
  ];
}

async function createTenant(app: TestApp, name: string): Promise<MatrixWorld> {
  const own = await createCorporateGroup(app.deps.database, name, [2, 1]);
  const world = { app, own, siteGroupId: '' };
  return { ...world, siteGroupId: (await newSiteGroup(world))['id'] ?? '' };
}

/** Creates two corporate groups with rows of every kind, and users with all levels of permissions. */
export async function createFuzzWorld(app: TestApp): Promise<FuzzWorld> {
  await ensureDefaultRoles(app.deps.database.db);
  const world = await createTenant(app, `Norrviken ${randomUUID()}`);
  const foreign = await createTenant(app, `Björkhaga ${randomUUID()}`);
  for (const tenant of [world, foreign]) {
    await newInvoice(tenant);
    await newNews(tenant);
  }
  return { world, callers: await createCallers(world), known: await knownValues(world, foreign) };
}
