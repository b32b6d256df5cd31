import type { ReactElement } from 'react';

import { UserScreen } from '#areas/people/users';
import { useOperation } from '#data';
import { t } from '#messages';
import { paths, type ScreenProps } from '#navigation';

import { CustomerUserPage } from './CustomerUserPage.tsx';

/** One user of a corporate group. */
export function CustomerUserScreen({ params }: ScreenProps): ReactElement {
  const corporateGroup = params['uuid'] ?? '';
  const uuid = params['user_uuid'] ?? '';
  const user = useOperation('getCorporateGroupUser', { path: { id: corporateGroup, userId: uuid } });
  const list = {
    href: `${paths.customerUsers}?${new URLSearchParams({ koncern: corporateGroup }).toString()}`,
    label: t('customerUsers.title'),
  };
  return (
    <UserScreen uuid={uuid} user={user} list={list}>
      {(known) => <CustomerUserPage corporateGroup={corporateGroup} user={known} list={list} />}
    </UserScreen>
  );
}
