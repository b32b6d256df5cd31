import { permissionsOf, type PermissionKey } from '@vinrod/api-client';
import schema from '@vinrod/api-client/openapi.json' with { type: 'json' };
import { describe, expect, expectTypeOf, it } from 'vitest';

import { canWith } from './can.ts';
import { rights, type Right } from './rights.ts';

/**
 * One of them is enough. The rules of the specification, and of the contract when the portal was first checked against
 * it; duplicated on purpose.
 */
const expected: Readonly<Record<string, RegExp>> = {
  'list corporateGroup':
    /^(can_view_corporate_group_(list|details)|can_(view|manage)_company|can_view_company_user)$/,
  'view corporateGroup': /^can_view_(corporate_group_details|company|company_user)$/,
  'create corporateGroup': /^(can_)?manage_corporate_group$/,
  'export corporateGroup': /^(can_view_corporate_group_list|(can_)?manage_corporate_group)$/,
  'favorite corporateGroup':
    /^(can_view_corporate_group_(list|details)|(can_)?manage_corporate_group|can_(view|manage)_company|can_view_company_user)$/,
  'list company': /^(can_view_company(_list|_details)?|can_manage_company)$/,
  'view company': /^(can_view_site_list|admin_can_view_site|can_view_company_details)$/,
  'create company': /^can_manage_company$/,
  'export company':
    /^(can_view_company(_list|_details)?|can_manage_company|can_view_site_(list|details)|admin_can_(view|manage)_site)$/,
  'favorite company':
    /^(can_view_company(_list|_details)?|can_manage_company|can_view_site_(list|details)|admin_can_(view|manage)_site)$/,
  'list site': /^(can_view_site_(list|details)|admin_can_(view|manage)_site)$/,
  'view site': /^(can_view_site_details|admin_can_manage_site)$/,
  'update site': /^admin_can_manage_site$/,
  'favorite site': /^(can_view_site_(list|details)|admin_can_(view|manage)_site)$/,
  'view siteGroup': /^(cg_)?can_(view|manage)_site_group$/,
  'create siteGroup': /^(cg_)?can_manage_site_group$/,
  'update siteGroup': /^(cg_)?can_manage_site_group$/,
  'favorite siteGroup': /^(cg_)?can_(view|manage)_site_group$/,
  'view contact': /^(cg|admin)_can_view_contact$/,
  'view report': /^(cg|admin)_can_(view|manage)_(monthly|time)_report$/,
  'view monthlyReport': /^(cg|admin)_can_(view|manage)_monthly_report$/,
  'view timeReport': /^(cg|admin)_can_(view|manage)_time_report$/,
  'view lineGraph': /^(cg|admin)_can_((view|manage)_(monthly|time)|manage_graph)_report$/,
  'update expertSuggestion': /^admin_can_update_expert_suggestions$/,
  'view invoice': /^(admin_)?can_view_invoice$/,
  'export certificate': /^(cg|admin)_can_export_certificate$/,
  'update certificate': /^admin_can_update_certificate_content$/,
  'view residualMix': /^can_(view|manage)_residual_mix$/,
  'update residualMix': /^can_manage_residual_mix$/,
  'delete residualMix': /^can_delete_residual_mix$/,
  'view news': /^can_(view|manage)_news$/,
  'create news': /^can_manage_news$/,
  'update news': /^can_manage_news$/,
  'delete news': /^can_delete_news$/,
  'list customerUser': /^can_(view|manage)_company_user$/,
  'view customerUser': /^can_view_company_user$/,
  'update customerUser': /^can_manage_company_user$/,
  'list internalUser': /^can_(view|manage)_admin_user$/,
  'view internalUser': /^can_view_admin_user$/,
  'create internalUser': /^can_manage_admin_user$/,
  'update internalUser': /^can_manage_admin_user$/,
  'view customerRole': /^can_view_company_group$/,
  'update customerRole': /^can_manage_company_group$/,
  'view internalRole': /^can_view_admin_group$/,
  'update internalRole': /^can_manage_admin_group$/,
  'view eventLog': /^can_view_audit_log$/,
};

const keys: readonly string[] = schema.components.schemas.PermissionKey.enum;
const isPermissionKey = (key: string): key is PermissionKey => keys.includes(key);
const every = keys.filter(isPermissionKey);

const rules = Object.entries(rights).flatMap(([subject, actions]) =>
  Object.entries(actions).map(([action, rule]) => [`${action} ${subject}`, rule] as const),
);

describe('the table of rights', () => {
  it('has all of these', () => {
    expect(rules.map(([right]) => right)).toEqual(expect.arrayContaining(Object.keys(expected)));
  });

  it.each(rules.filter(([right]) => !(right in expected)))('%s is a rule of the contract', (_, rule) => {
    expect(Object.values(permissionsOf)).toContain(rule);
  });

  it.each(rules.filter(([right]) => right in expected))(
    'lets somebody %s by one of exactly these permissions',
    (right, rule) => {
      const enough = every.filter((key) => expected[right]?.test(key) === true);
      expect([...new Set(rule.anyOf)].toSorted()).toEqual(enough.toSorted());
      expect(rule).not.toHaveProperty('allOf');
    },
  );
});

describe('canWith', () => {
  it('says what the permissions are enough for', () => {
    const can = canWith(new Set(['admin_can_view_site', 'can_view_news']));
    expect([can('list', 'site'), can('update', 'site'), can('view', 'news')]).toEqual([true, false, true]);
    expect(canWith(new Set())('view', 'news')).toBe(false);
  });

  it('takes only what can be done with a subject', () => {
    expectTypeOf<readonly ['update', 'site']>().toExtend<Right>();
    expectTypeOf<readonly ['delete', 'site']>().not.toExtend<Right>();
    expectTypeOf<readonly ['update', 'weather']>().not.toExtend<Right>();
  });
});
