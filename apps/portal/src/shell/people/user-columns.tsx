import type { CustomerUser, InternalUser } from '@vinrod/api-client';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import { formatDateTime, MISSING } from '@vinrod/ui/format';
import { Status, statusBadgeMessages } from '@vinrod/ui/status-badge';

import { t } from '#messages';

/** What customers' users and the staff have in common. */
export type User = CustomerUser | InternalUser;

/**
 * The columns of a list of users (domain.md section 3.3).
 *
 * @param scope - Tells where a user belongs, under which header; customers' users have bolag, staff have departments.
 */
export function userColumns<Person extends User>(scope: {
  readonly header: string;
  readonly text: (user: Person) => string;
}): readonly DataTableColumn<Person>[] {
  return [
    {
      id: 'full_name',
      header: t('people.name'),
      text: ({ full_name: name }) => name,
      width: '1.4fr',
      minWidth: 150,
      isSortable: true,
      isStrong: true,
    },
    {
      id: 'email',
      header: t('people.email'),
      text: ({ email }) => email,
      width: '1.9fr',
      minWidth: 220,
      isSortable: true,
      listPlace: 'detail',
    },
    {
      id: 'title',
      header: t('people.title'),
      text: ({ title }) => title ?? MISSING,
      minWidth: 120,
      isHiddenAtFirst: true,
    },
    {
      id: 'roles',
      header: t('people.role'),
      text: ({ roles }) => roles.map((role) => role.display_name).join(', ') || MISSING,
      width: '1.3fr',
      minWidth: 140,
    },
    { id: 'scope', header: scope.header, text: scope.text, width: '1.2fr', minWidth: 120 },
    {
      id: 'last_login',
      header: t('people.lastLogin'),
      text: ({ last_login: at }) => (at === null ? MISSING : formatDateTime(at)),
      align: 'end',
      width: 150,
      isSortable: true,
      listPlace: 'none',
    },
    {
      id: 'status',
      header: t('people.status'),
      text: ({ status }) => statusBadgeMessages.sv[`user.${status}`],
      render: ({ status }) => <Status kind="user" value={status} />,
      width: 116,
      isSortable: true,
      listPlace: 'status',
    },
  ];
}
