import { describe, expect, it } from 'vitest';
import contract from '../openapi/openapi.json' with { type: 'json' };
import { grantedPermissions, holdsAll, holdsAny } from './permissions.ts';

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
