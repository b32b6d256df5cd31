import type { CustomerUser, CustomerUserChange } from '@vinrod/api-client';
import { Avatar } from '@vinrod/ui/avatar';
import { Breadcrumbs } from '@vinrod/ui/breadcrumbs';
import { Columns } from '@vinrod/ui/columns';
import { Page } from '@vinrod/ui/page';
import { Stack } from '@vinrod/ui/stack';
import { Status } from '@vinrod/ui/status-badge';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';

import { RecentEvents } from '#areas/people/audit';
import { ShadowNote } from '#areas/people/shadow';
import { ContactSection, UserActions, userLead } from '#areas/people/users';
import { useInvalidate } from '#data';
import { t } from '#messages';
import { paths } from '#navigation';
import { useSignedInUser } from '#profile';
import { useClient } from '#session';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';

import { customerUserManagers } from '../permissions.ts';
import { AccessForm } from './AccessForm.tsx';
import { AccessSummary } from './AccessSummary.tsx';

/** Props of {@link CustomerUserPage}. */
export interface CustomerUserPageProps {
  /** uuid of the koncern. */
  readonly koncern: string;
  readonly user: CustomerUser;
}

/** One user of a koncern (mockup 11): roles and scope, how to reach them, and what can be done with the account. */
export function CustomerUserPage({ koncern, user }: CustomerUserPageProps): ReactElement {
  const heading = usePageTitle(user.full_name);
  const client = useClient();
  const invalidate = useInvalidate();
  const [, navigate] = useLocation();
  const { can_change: mayManage, can_delete: mayRemove } = user;
  const isSelf = useSignedInUser().profile.uuid === user.uuid;
  const list = `${paths.customerUsers}?${new URLSearchParams({ koncern }).toString()}`;

  async function save(change: CustomerUserChange): Promise<void> {
    await client.customerUsers.update({ path: { id: koncern, userId: user.uuid }, body: change });
    await invalidate('updateCorporateGroupUser');
  }

  async function remove(): Promise<void> {
    await client.customerUsers.remove({ path: { id: koncern, userId: user.uuid } });
    navigate(list);
    await invalidate('deleteCorporateGroupUser');
  }

  return (
    <Page
      title={user.full_name}
      mark={<Avatar name={user.full_name} tone="accent" size="lg" />}
      titleAside={<Status kind="user" value={user.status} />}
      titleRef={heading}
      description={userLead(user)}
      breadcrumbs={
        <Breadcrumbs items={[{ href: list, label: t('customerUsers.title') }, { label: user.full_name }]} />
      }
      actions={
        <UserActions
          user={user}
          setStatus={mayManage ? (status) => save({ status }) : undefined}
          remove={mayRemove ? remove : undefined}
        />
      }
    >
      <PageBody>
        <ShadowNote changers={customerUserManagers} />
        <Columns split="aside">
          {mayManage && !isSelf ? (
            <AccessForm koncern={koncern} user={user} save={save} />
          ) : (
            <AccessSummary user={user} isSelf={isSelf} />
          )}
          <Stack gap="8">
            <ContactSection user={user} save={mayManage ? save : undefined} />
            <RecentEvents user={user} />
          </Stack>
        </Columns>
      </PageBody>
    </Page>
  );
}
