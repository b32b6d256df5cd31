import type { CustomerUser, CustomerUserChange } from '@vinrod/api-client';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';

import { RecentEvents } from '#areas/people/audit';
import { PersonalData } from '#areas/people/personal-data';
import { UserPage, type UserParts } from '#areas/people/users';
import { useInvalidate, useOperation } from '#data';
import { t } from '#messages';
import { paths, type ScreenProps } from '#navigation';
import { useSignedInUser } from '#profile';
import { useClient } from '#session';

import { AccessForm } from './AccessForm.tsx';
import { AccessSummary } from './AccessSummary.tsx';
import { scopeFigure } from './scope-text.ts';

/** One user of a corporate group: what they see and their roles. */
export function CustomerUserScreen({ params }: ScreenProps): ReactElement {
  const corporateGroup = params['uuid'] ?? '';
  const uuid = params['user_uuid'] ?? '';
  const user = useOperation('getCorporateGroupUser', { path: { id: corporateGroup, userId: uuid } });
  const client = useClient();
  const invalidate = useInvalidate();
  const [, navigate] = useLocation();
  const self = useSignedInUser().profile.uuid;
  const list = {
    href: `${paths.customerUsers}?${new URLSearchParams({ koncern: corporateGroup }).toString()}`,
    label: t('customerUsers.title'),
  };

  async function remove(): Promise<void> {
    await client.customerUsers.remove({ path: { id: corporateGroup, userId: uuid } });
    navigate(list.href);
    await invalidate('deleteCorporateGroupUser');
  }

  async function update(change: CustomerUserChange): Promise<void> {
    await client.customerUsers.update({ path: { id: corporateGroup, userId: uuid }, body: change });
  }

  async function readAgain(): Promise<void> {
    await invalidate('updateCorporateGroupUser');
  }

  async function save(change: CustomerUserChange): Promise<void> {
    await update(change);
    await readAgain();
  }

  function parts(known: CustomerUser): UserParts {
    const isSelf = self === known.uuid;
    return {
      place: known.corporate_group.name,
      view: scopeFigure(known),
      save: known.can_change ? save : undefined,
      setStatus: known.can_change ? (status) => save({ status }) : undefined,
      remove: known.can_delete ? remove : undefined,
      access:
        known.can_change && !isSelf ? (
          <AccessForm
            key={known.uuid}
            corporateGroup={corporateGroup}
            user={known}
            save={update}
            onSaved={readAgain}
          />
        ) : (
          <AccessSummary user={known} isSelf={isSelf} />
        ),
      more: (
        <RecentEvents user={known}>
          <PersonalData user={known} list={list.href} />
        </RecentEvents>
      ),
    };
  }

  return <UserPage uuid={uuid} user={user} list={list} change={['update', 'customerUser']} parts={parts} />;
}
