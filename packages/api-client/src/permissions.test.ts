import { describe, expect, it } from 'vitest';
import contract from '../openapi/openapi.json' with { type: 'json' };
import * as permissionsOf from './generated/permissions-of.ts';
import { grantedPermissions, holdsAll, holdsAny, meetsRule } from './permissions.ts';

describe('grantedPermissions', () => {
  it('gives the keys whose value is true (specification, section 3)', () => {
    const { example } = contract.paths['/v1/users/profile/'].get.responses['200'].content['application/json'];
    expect(grantedPermissions(example.permissions)).toEqual([
      'can_view_company',
      'can_view_company_details',
      'can_view_site_list',
      'can_view_company_list',
      'can_view_corporate_group_details',
      'can_view_site_details',
      'can_view_invoice',
      'cg_can_view_contact',
      'cg_can_view_site_group',
      'cg_can_view_monthly_report',
      'cg_can_view_time_report',
    ]);
  });
});

describe('figures 10: what is held of some permissions (specification, section 6)', () => {
  const held = new Set(['can_view_news', 'can_view_invoice'] as const);

  it.each([
    [[], false, true],
    [['can_view_news'], true, true],
    [['can_view_news', 'can_view_invoice'], true, true],
    [['can_view_news', 'can_manage_news'], true, false],
    [['can_manage_news'], false, false],
  ] as const)('figures 10: of %j one is held: %j, every one: %j', (keys, any, all) => {
    expect([holdsAny(held, keys), holdsAll(held, keys)]).toEqual([any, all]);
  });
});

describe('figures 10: what needs one of some permissions and all of others', () => {
  it.each([
    [[], [], [], true],
    [[], ['can_view_news', 'can_view_invoice'], ['can_view_news', 'can_view_invoice'], true],
    [[], ['can_view_news', 'can_view_invoice'], ['can_view_news'], false],
    [['can_manage_news'], ['can_view_invoice'], ['can_view_invoice'], false],
    [['can_manage_news'], ['can_view_invoice'], ['can_view_invoice', 'can_manage_news'], true],
    [['can_manage_news', 'can_view_news'], [], ['can_view_news'], true],
    [['can_manage_news', 'can_view_news'], [], ['can_view_invoice'], false],
  ] as const)('figures 10: one of %j and all of %j, held %j: %s', (anyOf, allOf, held, meets) => {
    expect(meetsRule(new Set(held), { anyOf, allOf })).toBe(meets);
  });

  it('needs none in particular where the rule names none', () => {
    expect(meetsRule(new Set(), { anyOf: [] })).toBe(true);
  });
});

describe('permissionsOf', () => {
  it('has the rule of every operation that needs a permission', () => {
    const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));
    const needing = operations.flatMap((operation) => {
      const permission: unknown = Object.getOwnPropertyDescriptor(operation, 'x-permission')?.value;
      const id: unknown = Object.getOwnPropertyDescriptor(operation, 'operationId')?.value;
      return Array.isArray(permission) && permission.length > 0 ? [[id, { anyOf: permission }]] : [];
    });
    expect(needing.length).toBeGreaterThan(80);
    expect(Object.fromEntries(Object.entries(permissionsOf))).toEqual(Object.fromEntries(needing));
  });
});
