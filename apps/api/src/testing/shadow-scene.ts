import type { PermissionKey } from '@vinrod/api-client/contract';
import { administratorPermissions, ensureDefaultRoles } from '../permissions/default-roles.ts';
import { textAt } from '../server/json-document.ts';
import { resultsOf } from './list-results.ts';
import { createTestApp, type TestAnswer, type TestApp } from './test-app.ts';
import {
  createCorporateGroup,
  createUser,
  type TestCorporateGroup,
  type TestUser,
  type TestUserOptions,
} from './test-people.ts';

/** Permissions of staff to shadow any customer, whose permissions they must hold, and to read the audit log. */
export const shadowPermissions: readonly PermissionKey[] = [
  'can_shadow_user',
  'can_shadow_group',
  'can_view_audit_log',
  'can_view_corporate_group_list',
  ...administratorPermissions,
];

/** A signed-in member of staff. */
export interface SignedInStaff extends TestUser {
  readonly access: string;
  readonly refresh: string;
}

/** A server with two corporate groups, a customer to shadow, and staff who do so. */
export interface ShadowScene {
  readonly app: TestApp;
  readonly norrviken: TestCorporateGroup;
  readonly bjorkhaga: TestCorporateGroup;
  /** User of Norrviken who sees its second company and manages users. */
  readonly anna: TestUser;
  /** Creates a member of staff, by default with {@link shadowPermissions}. */
  staff(options?: TestUserOptions): Promise<SignedInStaff>;
  /** Starts shadow mode. */
  start(actor: SignedInStaff, target: string, kind?: 'user' | 'group', headers?: object): Promise<TestAnswer>;
  /** Starts shadow mode and returns its token. */
  tokenFor(actor: SignedInStaff, target: string, kind?: 'user' | 'group'): Promise<string>;
  /** Reads a path in shadow mode, by default the profile. */
  get(access: string, token: string, path?: string, kind?: 'User' | 'Group'): Promise<TestAnswer>;
  /** Kinds of the events with a member of staff as the actor, oldest first. */
  eventsOf(actor: SignedInStaff): Promise<string[]>;
}

/** Creates the scene. */
export async function createShadowScene(): Promise<ShadowScene> {
  const app = await createTestApp();
  const { database } = app.deps;
  await ensureDefaultRoles(database.db);
  const norrviken = await createCorporateGroup(database, 'Norrviken', [2, 1]);
  const bjorkhaga = await createCorporateGroup(database, 'Björkhaga', [1]);
  const anna = await createUser(database, {
    corporateGroupId: norrviken.id,
    companyIds: [norrviken.companies[1]?.id ?? ''],
    permissions: ['can_view_site_list', 'can_view_company_user', 'can_manage_company_user'],
    firstName: 'Anna',
    lastName: 'Lindqvist',
  });
  const scene: ShadowScene = {
    app,
    norrviken,
    bjorkhaga,
    anna,
    async staff(options = {}) {
      const name = { firstName: 'Karin', lastName: 'Åberg' };
      const user = await createUser(database, { ...name, permissions: shadowPermissions, ...options });
      return { ...user, ...(await app.sessionOf(user.id)) };
    },
    start: (actor, target, kind = 'user', headers = {}) =>
      app.request('POST', `/api/v1/users/shadow-${kind}/${target}/`, {
        access: actor.access,
        headers: { ...headers },
      }),
    async tokenFor(actor, target, kind = 'user') {
      return textAt((await scene.start(actor, target, kind)).body, 'token', 'shadow');
    },
    get: (access, token, path = '/api/v1/users/profile/', kind = 'User') =>
      app.request('GET', path, { access, headers: { [`X-Shadow-${kind}`]: token } }),
    async eventsOf(actor) {
      const { access } = await scene.staff();
      const path = '/api/v1/audit/?limit=1000&ordering=occurred_at';
      const events = resultsOf(await app.request('GET', path, { access }));
      const own = events.filter(({ actor: by }) => JSON.stringify(by).includes(actor.id));
      return own.map(({ event }) => String(event));
    },
  };
  return scene;
}
