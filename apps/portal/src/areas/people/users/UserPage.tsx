import { Avatar } from '@vinrod/ui/avatar';
import { Columns } from '@vinrod/ui/columns';
import { Stack } from '@vinrod/ui/stack';
import { Status } from '@vinrod/ui/status-badge';
import type { ReactElement, ReactNode } from 'react';

import { ShadowNote } from '#areas/people/shadow';
import { t } from '#messages';
import type { Right } from '#rights';
import { ObjectPage, ObjectSkeleton } from '#shell/object-page';
import { PageBody } from '#shell/page-body';
import type { Query } from '#data';

import { ContactSection, type ContactSectionProps } from './ContactSection.tsx';
import type { User } from './user.ts';
import { UserActions } from './UserActions.tsx';
import { UserFigures, type UserFiguresProps } from './UserFigures.tsx';
import type { AllowedActions } from './use-allowed-actions.tsx';

/** List that the user belongs to: its address and heading. */
export interface UserListLink {
  readonly href: string;
  readonly label: string;
}

/** What the page of one kind of user has of its own. */
export interface UserParts extends AllowedActions, Pick<ContactSectionProps, 'save'> {
  /** Where the user belongs: the corporate group, or the department. */
  readonly place: string | null;
  readonly view: UserFiguresProps['view'];
  /** Access of the user, editable or read-only. */
  readonly access: ReactNode;
  /** Shown below the contact details. */
  readonly more: ReactNode;
}

export interface UserPageProps<Known extends User> {
  /** uuid of the requested user. */
  readonly uuid: string;
  readonly user: Query<Known>;
  readonly list: UserListLink;
  /** Permission that the page would require outside shadow mode. */
  readonly change: Right;
  readonly parts: (user: Known) => UserParts;
}

/** Page of a user (mockup 11): what they see, their roles, contact details and account actions. */
export function UserPage<Known extends User>({
  uuid,
  user: { data, error, retry },
  list,
  change,
  parts,
}: UserPageProps<Known>): ReactElement {
  return (
    <ObjectPage
      // While another user loads, the previous one is still in the data.
      query={{ data: data?.uuid === uuid ? data : undefined, error, retry }}
      words={{
        kind: t('people.person'),
        missing: t('people.missing'),
        missingHint: t('people.missingHint'),
        whole: t('people.whole'),
      }}
      way={list}
      levels={() => [list]}
      hasMark
      skeleton={<ObjectSkeleton facts={6} height={360} />}
    >
      {(user) => {
        const { place, view, access, more, save, setStatus, remove } = parts(user);
        return {
          name: user.full_name,
          mark: <Avatar name={user.full_name} tone="accent" size="lg" />,
          aside: user.status === 'active' ? null : <Status kind="user" value={user.status} />,
          facts: [user.title ?? t('people.noTitle'), place].filter((fact) => fact !== null).join(' · '),
          actions: <UserActions user={user} setStatus={setStatus} remove={remove} />,
          figures: <UserFigures user={user} view={view} />,
          content: (
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
          ),
        };
      }}
    </ObjectPage>
  );
}
