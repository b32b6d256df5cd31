import type { InternalUser, InternalUserChange } from '@vinrod/api-client';
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

import { internalUserManagers } from '../permissions.ts';
import { SiteGroupsSection } from './SiteGroupsSection.tsx';
import { WorkForm } from './WorkForm.tsx';
import { WorkSummary } from './WorkSummary.tsx';

/** Props of {@link InternalUserPage}. */
export interface InternalUserPageProps {
  readonly user: InternalUser;
}

/** One of the supplier's staff: work and roles, how to reach them, and what can be done with the account. */
export function InternalUserPage({ user }: InternalUserPageProps): ReactElement {
  const heading = usePageTitle(user.full_name);
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
    navigate(paths.internalUsers);
    await invalidate('deleteAdministrator');
  }

  return (
    <Page
      title={user.full_name}
      mark={<Avatar name={user.full_name} tone="accent" size="lg" />}
      titleAside={<Status kind="user" value={user.status} />}
      titleRef={heading}
      description={userLead(user)}
      breadcrumbs={
        <Breadcrumbs
          items={[{ href: paths.internalUsers, label: t('internalUsers.title') }, { label: user.full_name }]}
        />
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
        <ShadowNote changers={internalUserManagers} />
        <Columns split="aside">
          {mayManage && !isSelf ? (
            <WorkForm user={user} save={save} />
          ) : (
            <WorkSummary user={user} isSelf={isSelf} />
          )}
          <Stack gap="8">
            <ContactSection user={user} save={mayManage ? save : undefined} />
            <SiteGroupsSection user={user} />
            <RecentEvents user={user} />
          </Stack>
        </Columns>
      </PageBody>
    </Page>
  );
}
