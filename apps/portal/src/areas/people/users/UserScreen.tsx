import { Breadcrumbs } from '@vinrod/ui/breadcrumbs';
import { Page } from '@vinrod/ui/page';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import type { ReactElement } from 'react';

import type { Query } from '#data';
import { isMissing } from '#errors';
import { NotFoundPage } from '#shell/error-pages';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';
import { LoadError } from '#shell/query-state';

/** List that the user belongs to: its address and heading. */
export interface UserListLink {
  readonly href: string;
  readonly label: string;
}

export interface UserScreenProps<Known> {
  /** uuid of the requested user. */
  readonly uuid: string;
  readonly user: Query<Known>;
  readonly list: UserListLink;
  /** Renders the page once the user has loaded. */
  readonly children: (user: Known) => ReactElement;
}

/** Loads one user, then shows their page; until then the heading of the list. */
export function UserScreen<Known extends { readonly uuid: string }>({
  uuid,
  user,
  list,
  children,
}: UserScreenProps<Known>): ReactElement {
  if (isMissing(user.error)) return <NotFoundPage />;
  // While another user loads, the previous one is still in the data.
  if (user.data?.uuid === uuid) return children(user.data);
  return (
    <Waiting list={list}>
      {user.error === undefined ? (
        <SkeletonGroup>
          <Skeleton shape="block" height={360} />
        </SkeletonGroup>
      ) : (
        <LoadError what={list.label} error={user.error} onRetry={user.retry} />
      )}
    </Waiting>
  );
}

interface WaitingProps extends Pick<UserScreenProps<unknown>, 'list'> {
  readonly children: ReactElement;
}

function Waiting({ list, children }: WaitingProps): ReactElement {
  const heading = usePageTitle(list.label);
  return (
    <Page title={list.label} titleRef={heading} breadcrumbs={<Breadcrumbs items={[list]} />}>
      <PageBody>{children}</PageBody>
    </Page>
  );
}
