import type { InternalUser, InternalUserChange } from '@vinrod/api-client';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';

import { RecentEvents } from '#areas/people/audit';
import { UserPage, type UserListLink } from '#areas/people/users';
import { useInvalidate } from '#data';
import { useSignedInUser } from '#profile';
import { useClient } from '#session';

import { SiteGroupsSection } from './SiteGroupsSection.tsx';
import { WorkForm } from './WorkForm.tsx';
import { WorkSummary } from './WorkSummary.tsx';

export interface InternalUserPageProps {
  readonly user: InternalUser;
  readonly list: UserListLink;
}

/** One of the supplier's staff: their work, roles and site groups. */
export function InternalUserPage({ user, list }: InternalUserPageProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const [, navigate] = useLocation();
  const { can_change: mayManage, can_delete: mayRemove } = user;
  const isSelf = useSignedInUser().profile.uuid === user.uuid;

  async function save(change: InternalUserChange): Promise<void> {
    await client.administrators.update({ path: { id: user.uuid }, body: change });
    await invalidate('updateAdministrator');
  }

  async function remove(): Promise<void> {
    await client.administrators.remove({ path: { id: user.uuid } });
    navigate(list.href);
    await invalidate('deleteAdministrator');
  }

  return (
    <UserPage
      user={user}
      list={list}
      change={['update', 'internalUser']}
      save={mayManage ? save : undefined}
      setStatus={mayManage ? (status) => save({ status }) : undefined}
      remove={mayRemove ? remove : undefined}
      access={
        mayManage && !isSelf ? (
          <WorkForm user={user} save={save} />
        ) : (
          <WorkSummary user={user} isSelf={isSelf} />
        )
      }
      more={
        <>
          <SiteGroupsSection user={user} />
          <RecentEvents user={user} />
        </>
      }
    />
  );
}
