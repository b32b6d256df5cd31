import { permissionsOf, type PermissionKey } from '@vinrod/api-client';
import schema from '@vinrod/api-client/openapi.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';

import { mayOpen, resolveRoute, type Viewer } from '#navigation';
import { canWith, rights } from '#rights';

import { routeTable } from './route-table.ts';

const permissionKeys = schema.components.schemas.PermissionKey.enum;

/** Pages and permissions of spec section 2, duplicated on purpose. */
const expectedAccess: Readonly<Record<string, 'guest' | 'anyone' | 'user' | RegExp>> = {
  '/': 'guest',
  '/confirm-otp/:token': 'guest',
  '/reset-password': 'anyone',
  '/reset-password/:token': 'anyone',
  '/overview': 'user',
  '/analytics': /^(cg|admin)_can_(view|manage)_(monthly|time)_report$/,
  '/corporate-groups':
    /^(can_view_corporate_group_(list|details)|can_(view|manage)_company|can_view_company_user)$/,
  '/corporate-groups/:uuid': /^can_view_(corporate_group_details|company|company_user)$/,
  '/corporate-groups/:groupId/facility/:companyId':
    /^(can_view_site_list|admin_can_view_site|can_view_company_details)$/,
  '/corporate-groups/:uuid/facility/:companyId/site/:siteId':
    /^(can_view_site_details|admin_can_manage_site)$/,
  '/groups': /^(cg_)?can_(view|manage)_site_group$/,
  '/groups/create-group': /^(cg_)?can_manage_site_group$/,
  '/groups/edit-group/:groupId': /^(cg_)?can_manage_site_group$/,
  '/groups/:groupId': /^(cg_)?can_(view|manage)_site_group$/,
  '/contact-:product': /^(cg|admin)_can_view_contact$/,
  '/invoices': /^(admin_)?can_view_invoice$/,
  '/certificate': /^(cg|admin)_can_export_certificate$/,
  '/environment/residual-mix': /^can_(view|manage)_residual_mix$/,
  '/overview/published-news': 'user',
  '/overview/published-news/:uuid': 'user',
  '/news': /^can_(view|manage)_news$/,
  '/news/create-news': /^can_manage_news$/,
  '/news/:uuid': /^can_manage_news$/,
  '/news/:uuid/details': /^can_(view|manage)_news$/,
  '/users/customer-users': /^can_view_company_user$/,
  '/users/customer-users/:uuid/user/:user_uuid': /^can_view_company_user$/,
  '/users/internal-users': /^can_view_admin_user$/,
  '/users/internal-users/:uuid': /^can_view_admin_user$/,
  '/roles/internal-roles': /^can_view_admin_group$/,
  '/roles/customer-roles': /^can_view_company_group$/,
  '/profile': 'user',
  '/update-password': 'user',
};

function isPermissionKey(key: string): key is PermissionKey {
  return permissionKeys.includes(key);
}

function userWith(...keys: string[]): Viewer {
  return { kind: 'user', can: canWith(new Set(keys.filter(isPermissionKey))) };
}

function pathOf(pattern: string): string {
  return pattern.replace(/:\w+/g, 'b1f3');
}

describe('the route table', () => {
  const specified = routeTable.filter(({ path }) => path in expectedAccess);

  it('has every page of the specification', () => {
    expect(specified.map(({ path }) => path)).toEqual(Object.keys(expectedAccess));
  });

  it.each(routeTable.filter(({ path }) => !(path in expectedAccess)))(
    '$path, which the specification does not have, is for those only who may ask for what is on it',
    ({ access }) => {
      const right = access.kind === 'user' ? access.can : undefined;
      expect(right).toBeDefined();
      if (right === undefined) return;
      const [action, subject] = right;
      const rule: unknown = new Map<string, unknown>(Object.entries(rights[subject])).get(action);
      expect(Object.values(permissionsOf)).toContain(rule);
    },
  );

  for (const route of specified) {
    const rule = expectedAccess[route.path];
    const outcome = (viewer: Viewer) => resolveRoute(routeTable, pathOf(route.path), viewer);

    it(`${route.path}: without a sign-in`, () => {
      const open = rule === 'guest' || rule === 'anyone';
      expect(outcome({ kind: 'guest' }).kind).toBe(open ? 'screen' : 'sign-in');
    });

    it(`${route.path}: while the profile loads`, () => {
      const expected = rule === 'guest' ? 'overview' : rule === 'anyone' ? 'screen' : 'loading';
      expect(outcome({ kind: 'loading' }).kind).toBe(expected);
    });

    it(`${route.path}: signed in without any permission`, () => {
      const expected = rule === 'guest' ? 'overview' : rule instanceof RegExp ? 'forbidden' : 'screen';
      expect(outcome(userWith()).kind).toBe(expected);
    });

    it.each(permissionKeys)(`${route.path}: with only %s`, (key) => {
      const admitted = !(rule instanceof RegExp) || rule.test(key);
      const expected = rule === 'guest' ? 'overview' : admitted ? 'screen' : 'forbidden';
      expect(outcome(userWith(key)).kind).toBe(expected);
    });
  }
});

describe('resolveRoute', () => {
  it('gives the decoded parameters', () => {
    const outcome = resolveRoute(routeTable, '/confirm-otp/a%2Bb', { kind: 'guest' });
    expect(outcome.kind === 'screen' && outcome.params).toEqual({ token: 'a+b' });
  });

  it('knows unknown paths, but not before it knows the viewer', () => {
    expect(resolveRoute(routeTable, '/finns-inte', { kind: 'guest' }).kind).toBe('not-found');
    expect(resolveRoute(routeTable, '/overview/finns-inte', userWith()).kind).toBe('not-found');
    expect(resolveRoute(routeTable, '/finns-inte', { kind: 'loading' }).kind).toBe('loading');
  });
});

describe('mayOpen', () => {
  it('is the answer of the gate', () => {
    const holder = canWith(new Set(['cg_can_view_time_report']));
    expect(mayOpen(routeTable, '/analytics', holder)).toBe(true);
    expect(mayOpen(routeTable, '/analytics', canWith(new Set()))).toBe(false);
    expect(mayOpen(routeTable, '/finns-inte', holder)).toBe(false);
  });
});
