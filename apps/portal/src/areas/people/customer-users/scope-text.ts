import type { CustomerUser } from '@vinrod/api-client';
import { formatInteger } from '@vinrod/ui/format';

import { t } from '#messages';

/** Scope of a user in one line: the whole corporate group, the names of companies and groups, or nothing. */
export function scopeText({
  is_limited: isLimited,
  companies,
  site_groups: groups,
}: Pick<CustomerUser, 'is_limited' | 'companies' | 'site_groups'>): string {
  if (!isLimited) return t('customerUsers.all');
  return [...companies, ...groups].map(({ name }) => name).join(', ') || t('customerUsers.nothing');
}

/** Scope of a user as a key figure: the number of companies and site groups, or all companies, with their names. */
export function scopeFigure(user: Pick<CustomerUser, 'is_limited' | 'companies' | 'site_groups'>): {
  readonly label: string;
  readonly figure: string;
  readonly unit: string;
  readonly names: string;
} {
  const { is_limited: isLimited, companies, site_groups: groups } = user;
  const shared = { label: t('customerUsers.scope'), names: scopeText(user) };
  if (!isLimited)
    return { ...shared, figure: t('customerUsers.allFigure'), unit: t('customerUsers.companiesUnit') };
  const figure = formatInteger(companies.length + groups.length);
  if (groups.length === 0) return { ...shared, figure, unit: t('customerUsers.companiesUnit') };
  return {
    ...shared,
    figure,
    unit:
      companies.length === 0
        ? t('customerUsers.groupsUnit', { count: groups.length })
        : t('customerUsers.companiesAndGroupsUnit'),
  };
}
