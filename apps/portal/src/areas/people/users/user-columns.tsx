import { Avatar } from '@vinrod/ui/avatar';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import { formatDateTime, MISSING } from '@vinrod/ui/format';
import { Status, statusBadgeMessages } from '@vinrod/ui/status-badge';

import { pageLanguage } from '#language';
import { t } from '#messages';

import { EmailText } from './EmailText.tsx';
import { PersonName } from './PersonName.tsx';
import type { AllowedActions } from './use-allowed-actions.tsx';
import type { User } from './user.ts';
import { UserRowActions } from './UserRowActions.tsx';

/**
 * Columns of a list of users (domain.md section 3.3).
 *
 * @param scope - Header and text of where a user belongs; customers' users have companies, staff have departments.
 * @param actionsOf - Calls that the current user may make on a user.
 */
export function userColumns<Person extends User>(
  scope: { readonly header: string; readonly text: (user: Person) => string },
  actionsOf: (user: Person) => AllowedActions,
): readonly DataTableColumn<Person>[] {
  return [
    {
      id: 'full_name',
      header: t('people.name'),
      text: ({ full_name: name }) => name,
      render: (user) => <PersonName user={user} />,
      mark: ({ full_name: name }) => <Avatar name={name} tone="accent" />,
      width: '1.5fr',
      minWidth: 232,
      isSortable: true,
      isStrong: true,
    },
    {
      id: 'email',
      priority: 3,
      header: t('people.email'),
      text: ({ email }) => email,
      render: ({ email }) => <EmailText email={email} />,
      width: '1.9fr',
      minWidth: 200,
      isSortable: true,
      listPlace: 'detail',
    },
    {
      id: 'roles',
      header: t('people.role'),
      text: ({ roles }) => roles.map((role) => role.display_name).join(', ') || MISSING,
      width: '1.3fr',
      minWidth: 164,
    },
    { id: 'scope', priority: 1, header: scope.header, text: scope.text, width: '1.2fr', minWidth: 130 },
    {
      id: 'last_login',
      priority: 2,
      header: t('people.lastLogin'),
      text: ({ last_login: at }) => (at === null ? MISSING : formatDateTime(at)),
      align: 'end',
      width: 140,
      isSortable: true,
      listPlace: 'none',
    },
    {
      id: 'status',
      header: t('people.status'),
      text: ({ status }) => statusBadgeMessages[pageLanguage][`user.${status}`],
      render: ({ status }) => <Status kind="user" value={status} />,
      width: 116,
      isSortable: true,
      listPlace: 'status',
    },
    {
      id: 'deeds',
      header: t('people.more'),
      isHeaderHidden: true,
      text: () => '',
      render: (user) => <UserRowActions user={user} {...actionsOf(user)} />,
      width: 84,
      listPlace: 'none',
    },
  ];
}
