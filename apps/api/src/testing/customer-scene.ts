import { randomUUID } from 'node:crypto';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { createTestApp, type TestAnswer, type TestApp } from './test-app.ts';
import {
  createCorporateGroup,
  createUser,
  type TestCorporateGroup,
  type TestUser,
  type TestUserOptions,
} from './test-people.ts';

/** Permissions to manage the users of a corporate group. */
export const userManagement: readonly PermissionKey[] = [
  'can_view_company_user',
  'can_manage_company_user',
  'can_delete_company_user',
  'can_view_site_list',
  'can_view_invoice',
];

/** A server with two corporate groups, and a user administrator of one of them. */
export interface CustomerScene {
  readonly app: TestApp;
  readonly norrviken: TestCorporateGroup;
  readonly bjorkhaga: TestCorporateGroup;
  /** Has {@link userManagement} in Norrviken. */
  readonly admin: TestUser;
  /** A role of Norrviken with no more permissions than the administrator. */
  readonly readerRole: number;
  /** A role of Norrviken with more permissions. */
  readonly strongRole: number;
  /** Access token of the administrator; signs in again after the clock was moved. */
  access(): Promise<string>;
  /** Creates a user of Norrviken. */
  member(options?: TestUserOptions): Promise<TestUser>;
  /** Signs a user in. */
  signedIn(user: TestUser): Promise<string>;
  /** Invites a person to Norrviken, by default as the administrator. */
  invite(body?: object, by?: string): Promise<TestAnswer>;
  /** Changes a user of Norrviken. */
  change(userId: string, body: unknown, by?: string): Promise<TestAnswer>;
  /** Removes a user of Norrviken. */
  remove(userId: string, by?: string): Promise<TestAnswer>;
  /** The token of the link in the newest mail to an address; empty when there is none. */
  linkIn(email: string): Promise<string>;
  /** Sets a password with the token of a link. */
  choosePassword(token: string): Promise<TestAnswer>;
}

/** Path of the users of a corporate group. */
export function usersOf(group: TestCorporateGroup, rest = ''): string {
  return `/api/v1/corporategroups/${group.id}/users/${rest}`;
}

async function customerRole(
  app: TestApp,
  group: TestCorporateGroup,
  name: string,
  permissions: readonly PermissionKey[],
): Promise<number> {
  const { db } = app.deps.database;
  const { id } = await db
    .insertInto('role')
    .values({ name, display_name: name, description: '', kind: 'customer', corporate_group_id: group.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const permission of permissions)
    await db.insertInto('role_permission').values({ role_id: id, permission }).execute();
  return id;
}

/** Creates the scene. */
export async function createCustomerScene(): Promise<CustomerScene> {
  const app = await createTestApp();
  const { database } = app.deps;
  const norrviken = await createCorporateGroup(database, 'Norrviken', [2, 1]);
  const bjorkhaga = await createCorporateGroup(database, 'Björkhaga', [1]);
  const member = (options: TestUserOptions = {}) =>
    createUser(database, { corporateGroupId: norrviken.id, ...options });
  const signedIn = async (user: TestUser) => (await app.sessionOf(user.id)).access;
  const admin = await member({ permissions: userManagement });
  const access = () => signedIn(admin);
  const readerRole = await customerRole(app, norrviken, 'Läsare', ['can_view_invoice']);
  const request = async (method: string, path: string, by: string | undefined, body?: unknown) =>
    app.request(method, path, { access: by ?? (await access()), ...(body === undefined ? {} : { body }) });
  return {
    app,
    norrviken,
    bjorkhaga,
    admin,
    readerRole,
    strongRole: await customerRole(app, norrviken, 'Starkare', [
      'can_view_invoice',
      'cg_can_manage_site_group',
    ]),
    access,
    member,
    signedIn,
    invite(body = {}, by) {
      const person = { email: `${randomUUID()}@norrviken.example`, first_name: 'Åsa', last_name: 'Öberg' };
      return request('POST', usersOf(norrviken), by, { ...person, roles: [readerRole], ...body });
    },
    change: (userId, body, by) => request('PATCH', usersOf(norrviken, `${userId}/`), by, body),
    remove: (userId, by) => request('DELETE', usersOf(norrviken, `${userId}/`), by),
    async linkIn(email) {
      const [mail] = await app.mailsTo(email);
      return /https:\/\/portal\.example\/reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    },
    choosePassword(token) {
      const password = 'Grävling under månen 4';
      return app.request('POST', `/api/v1/create-password/${token}`, {
        body: { password, password_confirm: password },
      });
    },
  };
}
