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

import { CustomerUserPage } from './CustomerUserPage.tsx';

/** One user of a koncern: loads it, then shows its page. */
export function CustomerUserScreen({ params }: ScreenProps): ReactElement {
  const koncern = params['uuid'] ?? '';
  const uuid = params['user_uuid'] ?? '';
  const user = useOperation('getCorporateGroupUser', { path: { id: koncern, userId: uuid } });
  if (isMissing(user.error)) return <NotFoundPage />;
  if (user.data === undefined || user.data.uuid !== uuid) {
    return <Waiting error={user.error} onRetry={user.retry} />;
  }
  return <CustomerUserPage koncern={koncern} user={user.data} />;
}

function Waiting({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}): ReactElement {
  const heading = usePageTitle(t('customerUsers.title'));
  return (
    <Page
      title={t('customerUsers.title')}
      titleRef={heading}
      breadcrumbs={<Breadcrumbs items={[{ href: paths.customerUsers, label: t('customerUsers.title') }]} />}
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
