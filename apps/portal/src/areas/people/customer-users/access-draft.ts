import type { CustomerUser } from '@vinrod/api-client';

import { t } from '#messages';

/** Form values of a user's access to a corporate group. */
export interface AccessDraft {
  /** ids of the roles. */
  readonly roles: readonly number[];
  /** The whole corporate group, or selected companies and site groups. */
  readonly scope: 'all' | 'limited';
  /** uuids of the companies. */
  readonly companies: readonly string[];
  /** uuids of the site groups. */
  readonly site_groups: readonly string[];
  /** uuids of single sites to add, which become a site group. */
  readonly sites: readonly string[];
  readonly is_admin: boolean;
}

/** Access of a new user: the whole corporate group, no role yet. */
export const emptyAccess: AccessDraft = {
  roles: [],
  scope: 'all',
  companies: [],
  site_groups: [],
  sites: [],
  is_admin: false,
};

/**
 * Initial access of a new user, by whether the inviter sees the whole corporate group: nobody can grant more than they
 * see.
 */
export function accessToBegin(isWhole: boolean): AccessDraft {
  return isWhole ? emptyAccess : { ...emptyAccess, scope: 'limited' };
}

/** Form values of a user's saved access. */
export function accessDraft(user: CustomerUser): AccessDraft {
  return {
    roles: user.roles.map(({ id }) => id),
    scope: user.is_limited ? 'limited' : 'all',
    companies: user.companies.map(({ uuid }) => uuid),
    site_groups: user.site_groups.map(({ uuid }) => uuid),
    sites: [],
    is_admin: user.is_admin,
  };
}

function isListOf(kind: 'number' | 'string', value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === kind);
}

/** Type guard for a draft read from browser storage. */
export function isAccessDraft(stored: unknown): stored is AccessDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  return (
    'roles' in stored &&
    isListOf('number', stored.roles) &&
    'companies' in stored &&
    isListOf('string', stored.companies) &&
    'site_groups' in stored &&
    isListOf('string', stored.site_groups) &&
    'sites' in stored &&
    isListOf('string', stored.sites) &&
    'scope' in stored &&
    (stored.scope === 'all' || stored.scope === 'limited') &&
    'is_admin' in stored &&
    typeof stored.is_admin === 'boolean'
  );
}

/** Client-side validation errors by field name. */
export function accessProblems(draft: AccessDraft): Readonly<Record<string, string>> {
  const selectedCount = draft.companies.length + draft.site_groups.length + draft.sites.length;
  const isEmptyScope = draft.scope === 'limited' && selectedCount === 0;
  return {
    ...(isEmptyScope ? { companies: t('customerUsers.scopeMissing') } : {}),
    ...(draft.roles.length === 0 ? { roles: t('people.rolesMissing') } : {}),
  };
}

/** Converts the draft to a request body: no companies, groups and sites mean the whole corporate group. */
export function accessFields(draft: AccessDraft): {
  readonly roles: number[];
  readonly companies: string[];
  readonly site_groups: string[];
  readonly sites: string[];
  readonly is_admin: boolean;
} {
  const isLimited = draft.scope === 'limited';
  return {
    roles: [...draft.roles],
    companies: isLimited ? [...draft.companies] : [],
    site_groups: isLimited ? [...draft.site_groups] : [],
    sites: isLimited ? [...draft.sites] : [],
    is_admin: draft.is_admin,
  };
}

function isSameChoice(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}

/**
 * Only the fields that differ from the saved access; undefined when none do. Companies, groups and single sites go together:
 * they are one scope.
 */
export function accessChange(
  user: CustomerUser,
  draft: AccessDraft,
): Partial<ReturnType<typeof accessFields>> | undefined {
  const saved = accessDraft(user);
  const before = accessFields(saved);
  const after = accessFields(draft);
  const isSameScope =
    saved.scope === draft.scope &&
    isSameChoice(before.companies, after.companies) &&
    isSameChoice(before.site_groups, after.site_groups) &&
    after.sites.length === 0;
  const change = {
    ...(isSameChoice(before.roles, after.roles) ? {} : { roles: after.roles }),
    ...(isSameScope
      ? {}
      : { companies: after.companies, site_groups: after.site_groups, sites: after.sites }),
    ...(before.is_admin === after.is_admin ? {} : { is_admin: after.is_admin }),
  };
  return Object.keys(change).length === 0 ? undefined : change;
}
