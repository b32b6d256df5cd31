import type { PermissionKey } from '@vinrod/api-client/contract';
import { allPermissionKeys } from '../server/contract.ts';
import { createTestApp, type TestAnswer, type TestApp } from './test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from './test-people.ts';

/** Permissions of a customer who manages roles: those for that, and two to grant. */
export const roleManagement: readonly PermissionKey[] = [
  'can_view_company_group',
  'can_manage_company_group',
  'can_delete_company_group',
  'can_view_invoice',
  'cg_can_view_time_report',
];

/** A server with two corporate groups, a role administrator of one of them, and staff. */
export interface RoleScene {
  readonly app: TestApp;
  readonly norrviken: TestCorporateGroup;
  readonly bjorkhaga: TestCorporateGroup;
  /** Access token of a user in Norrviken with {@link roleManagement}. */
  readonly customer: string;
  /** Access token of staff with every permission. */
  readonly staff: string;
  /** Signs in a new user; staff when no corporate group is given. */
  accessOf(permissions: readonly PermissionKey[], group?: TestCorporateGroup): Promise<string>;
  /** Creates a role. */
  create(access: string, path: string, name: string, permissions: readonly string[]): Promise<TestAnswer>;
  /** Creates a role of Norrviken as the customer, and returns its id. */
  newRole(name: string, permissions?: readonly string[]): Promise<number>;
  /** Sends a PATCH request. */
  patch(access: string, path: string, body: unknown): Promise<TestAnswer>;
}

/** Path of the roles of a corporate group. */
export function rolesOf(group: TestCorporateGroup, rest = '', version = 'v1'): string {
  return `/api/${version}/corporategroups/${group.id}/groups/${rest}`;
}

/** Creates the scene. */
export async function createRoleScene(): Promise<RoleScene> {
  const app = await createTestApp();
  const { database } = app.deps;
  const norrviken = await createCorporateGroup(database, 'Norrviken', [1]);
  const accessOf: RoleScene['accessOf'] = async (permissions, group) => {
    const corporateGroup = group === undefined ? {} : { corporateGroupId: group.id };
    return (await app.sessionOf((await createUser(database, { permissions, ...corporateGroup })).id)).access;
  };
  const create: RoleScene['create'] = (access, path, name, permissions) =>
    app.request('POST', path, { access, body: { display_name: name, permissions } });
  const customer = await accessOf(roleManagement, norrviken);
  return {
    app,
    norrviken,
    bjorkhaga: await createCorporateGroup(database, 'Björkhaga', [1]),
    customer,
    staff: await accessOf(allPermissionKeys),
    accessOf,
    create,
    async newRole(name, permissions = ['can_view_invoice']) {
      const { status, body } = await create(customer, rolesOf(norrviken), name, permissions);
      if (status !== 200) throw new Error(`The role was answered ${status}.`);
      return Number(body['id']);
    },
    patch: (access, path, body) => app.request('PATCH', path, { access, body }),
  };
}
