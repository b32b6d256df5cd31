import type { CustomerUser } from '@vinrod/api-client';

import { t } from '#messages';

/** What a user of a corporate group may do and see, as a form holds it. */
export interface AccessDraft {
  /** ids of the roles. */
  readonly roles: readonly number[];
  /** The whole corporate group, or chosen companies and site groups. */
  readonly scope: 'all' | 'limited';
  /** uuids of the company. */
  readonly companies: readonly string[];
  /** uuids of the site groups. */
  readonly site_groups: readonly string[];
  readonly is_admin: boolean;
}

/** The access of somebody new: the whole corporate group, no role yet. */
export const emptyAccess: AccessDraft = {
  roles: [],
  scope: 'all',
  companies: [],
  site_groups: [],
  is_admin: false,
};

/**
 * The access of somebody new, by whether their inviter sees the whole corporate group: nobody gives more than they see.
 */
export function accessToBegin(isWhole: boolean): AccessDraft {
  return isWhole ? emptyAccess : { ...emptyAccess, scope: 'limited' };
}

/** What is saved of a user's access. */
export function accessDraft(user: CustomerUser): AccessDraft {
  return {
    roles: user.roles.map(({ id }) => id),
    scope: user.is_limited ? 'limited' : 'all',
    companies: user.companies.map(({ uuid }) => uuid),
    site_groups: user.site_groups.map(({ uuid }) => uuid),
    is_admin: user.is_admin,
  };
}

function isListOf(kind: 'number' | 'string', value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === kind);
}

/** Whether what was found in the browser's storage is a draft. */
export function isAccessDraft(stored: unknown): stored is AccessDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  return (
    'roles' in stored &&
    isListOf('number', stored.roles) &&
    'companies' in stored &&
    isListOf('string', stored.companies) &&
    'site_groups' in stored &&
    isListOf('string', stored.site_groups) &&
    'scope' in stored &&
    (stored.scope === 'all' || stored.scope === 'limited') &&
    'is_admin' in stored &&
    typeof stored.is_admin === 'boolean'
  );
}

/** What is wrong before anything is sent, by name of the field. */
export function accessProblems(draft: AccessDraft): Readonly<Record<string, string>> {
  const isEmptyScope =
    draft.scope === 'limited' && draft.companies.length === 0 && draft.site_groups.length === 0;
  return {
    ...(draft.roles.length === 0 ? { roles: t('people.rolesMissing') } : {}),
    ...(isEmptyScope ? { companies: t('customerUsers.scopeMissing') } : {}),
  };
}

/** The draft as the contract takes it: no companies and no group stand for the whole corporate group. */
export function accessFields(draft: AccessDraft): {
  readonly roles: number[];
  readonly companies: string[];
  readonly site_groups: string[];
  readonly is_admin: boolean;
} {
  const isLimited = draft.scope === 'limited';
  return {
    roles: [...draft.roles],
    companies: isLimited ? [...draft.companies] : [],
    site_groups: isLimited ? [...draft.site_groups] : [],
    is_admin: draft.is_admin,
  };
}

function isSameChoice(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}

/**
 * Only what differs from what is saved; undefined when nothing does. Companies and groups go together: they are one
 * view.
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
    isSameChoice(before.site_groups, after.site_groups);
  const change = {
    ...(isSameChoice(before.roles, after.roles) ? {} : { roles: after.roles }),
    ...(isSameScope ? {} : { companies: after.companies, site_groups: after.site_groups }),
    ...(before.is_admin === after.is_admin ? {} : { is_admin: after.is_admin }),
  };
  return Object.keys(change).length === 0 ? undefined : change;
}
