import { Breadcrumbs } from '@vinrod/ui/breadcrumbs';
import { Page } from '@vinrod/ui/page';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import type { ReactElement } from 'react';

import { useOperation } from '#data';
import { isMissing } from '#errors';
import { t } from '#messages';
import { paths, type ScreenProps } from '#navigation';
import { NotFoundPage } from '#shell/error-pages';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';
import { LoadError } from '#shell/query-state';

import { InternalUserPage } from './InternalUserPage.tsx';

/** One of the supplier's staff: loads them, then shows their page. */
export function InternalUserScreen({ params }: ScreenProps): ReactElement {
  const uuid = params['uuid'] ?? '';
  const user = useOperation('getAdministrator', { path: { id: uuid } });
  if (isMissing(user.error)) return <NotFoundPage />;
  if (user.data === undefined || user.data.uuid !== uuid) {
    return <Waiting error={user.error} onRetry={user.retry} />;
  }
  return <InternalUserPage user={user.data} />;
}

function Waiting({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}): ReactElement {
  const heading = usePageTitle(t('internalUsers.title'));
  return (
    <Page
      title={t('internalUsers.title')}
      titleRef={heading}
      breadcrumbs={<Breadcrumbs items={[{ href: paths.internalUsers, label: t('internalUsers.title') }]} />}
    >
      <PageBody>
        {error === undefined ? (
          <SkeletonGroup>
            <Skeleton shape="block" height={360} />
          </SkeletonGroup>
        ) : (
          <LoadError error={error} onRetry={onRetry} />
        )}
      </PageBody>
    </Page>
  );
}
