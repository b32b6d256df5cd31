import type { CustomerUser, CustomerUserChange } from '@vinrod/api-client';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';

import { RecentEvents } from '#areas/people/audit';
import { UserPage, type UserListLink } from '#areas/people/users';
import { useInvalidate } from '#data';
import { useSignedInUser } from '#profile';
import { useClient } from '#session';

import { AccessForm } from './AccessForm.tsx';
import { AccessSummary } from './AccessSummary.tsx';

export interface CustomerUserPageProps {
  /** uuid of the corporate group. */
  readonly corporateGroup: string;
  readonly user: CustomerUser;
  readonly list: UserListLink;
}

/** One user of a corporate group: their roles and scope. */
export function CustomerUserPage({ corporateGroup, user, list }: CustomerUserPageProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const [, navigate] = useLocation();
  const { can_change: mayManage, can_delete: mayRemove } = user;
  const isSelf = useSignedInUser().profile.uuid === user.uuid;

  async function save(change: CustomerUserChange): Promise<void> {
    await client.customerUsers.update({ path: { id: corporateGroup, userId: user.uuid }, body: change });
    await invalidate('updateCorporateGroupUser');
  }

  async function remove(): Promise<void> {
    await client.customerUsers.remove({ path: { id: corporateGroup, userId: user.uuid } });
    navigate(list.href);
    await invalidate('deleteCorporateGroupUser');
  }

  return (
    <UserPage
      user={user}
      list={list}
      change={['update', 'customerUser']}
      save={mayManage ? save : undefined}
      setStatus={mayManage ? (status) => save({ status }) : undefined}
      remove={mayRemove ? remove : undefined}
      access={
        mayManage && !isSelf ? (
          <AccessForm corporateGroup={corporateGroup} user={user} save={save} />
        ) : (
          <AccessSummary user={user} isSelf={isSelf} />
        )
      }
      more={<RecentEvents user={user} />}
    />
  );
}
