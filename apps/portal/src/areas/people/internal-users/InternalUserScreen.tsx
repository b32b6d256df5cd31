import type { ReactElement } from 'react';

import { UserScreen } from '#areas/people/users';
import { useOperation } from '#data';
import { t } from '#messages';
import { paths, type ScreenProps } from '#navigation';

import { InternalUserPage } from './InternalUserPage.tsx';

/** One of the supplier's staff. */
export function InternalUserScreen({ params }: ScreenProps): ReactElement {
  const uuid = params['uuid'] ?? '';
  const user = useOperation('getAdministrator', { path: { id: uuid } });
  const list = { href: paths.internalUsers, label: t('internalUsers.title') };
  return (
    <UserScreen uuid={uuid} user={user} list={list}>
      {(known) => <InternalUserPage user={known} list={list} />}
    </UserScreen>
  );
}
