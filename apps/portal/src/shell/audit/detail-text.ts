import type { AuditEvent } from '@vinrod/api-client';

import { t } from '#messages';

const roleFields: Readonly<Record<string, () => string>> = {
  display_name: () => t('roles.name'),
  description: () => t('roles.description'),
};

/** One fact of a changed role: `+can_view_invoice` came, `-can_view_invoice` went, the rest are fields. */
function roleFact(fact: string, names: ReadonlyMap<string, string>): string {
  const [, sign, key = ''] = /^([+-])(\w+)$/.exec(fact) ?? [];
  if (sign === undefined) return roleFields[fact]?.() ?? fact;
  const name = names.get(key) ?? key;
  return sign === '+' ? t('audit.permissionGiven', { name }) : t('audit.permissionTaken', { name });
}

/**
 * What was changed, in words: the server notes permissions by their keys.
 *
 * @param names - What permissions are called, by their keys; a key without a name is shown as it is.
 */
export function detailText(
  { event, details }: Pick<AuditEvent, 'event' | 'details'>,
  names: ReadonlyMap<string, string>,
): string {
  if (details === '' || (event !== 'role_create' && event !== 'role_change')) return details;
  return details
    .split(' ')
    .map((fact) => roleFact(fact, names))
    .join(', ');
}
