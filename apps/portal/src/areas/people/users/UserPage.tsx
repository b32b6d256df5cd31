import { Avatar } from '@vinrod/ui/avatar';
import { Breadcrumbs } from '@vinrod/ui/breadcrumbs';
import { Columns } from '@vinrod/ui/columns';
import { Page } from '@vinrod/ui/page';
import { Stack } from '@vinrod/ui/stack';
import { Status } from '@vinrod/ui/status-badge';
import type { ReactElement, ReactNode } from 'react';

import { ShadowNote } from '#areas/people/shadow';
import type { Right } from '#rights';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';

import { ContactSection, type ContactSectionProps } from './ContactSection.tsx';
import { userLead } from './user-lead.ts';
import { UserActions, type UserActionsProps } from './UserActions.tsx';
import type { UserListLink } from './UserScreen.tsx';

export interface UserPageProps extends UserActionsProps, Pick<ContactSectionProps, 'save'> {
  readonly list: UserListLink;
  /** Permission that the page would require outside shadow mode. */
  readonly change: Right;
  /** Access of the user, editable or read-only. */
  readonly access: ReactNode;
  /** Shown below the contact details. */
  readonly more: ReactNode;
}

/** Page of a user (mockup 11): access, contact details and account actions. */
export function UserPage({
  user,
  list,
  change,
  access,
  more,
  save,
  ...possible
}: UserPageProps): ReactElement {
  const heading = usePageTitle(user.full_name);
  return (
    <Page
      title={user.full_name}
      mark={<Avatar name={user.full_name} tone="accent" size="lg" />}
      titleAside={<Status kind="user" value={user.status} />}
      titleRef={heading}
      description={userLead(user)}
      breadcrumbs={<Breadcrumbs items={[list, { label: user.full_name }]} />}
      actions={<UserActions user={user} {...possible} />}
    >
      <PageBody>
        <ShadowNote change={change} />
        <Columns split="aside">
          {access}
          <Stack gap="8">
            <ContactSection user={user} save={save} />
            {more}
          </Stack>
        </Columns>
      </PageBody>
    </Page>
  );
}
