import type { CustomerUser } from '@vinrod/api-client';

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
