import { Page } from '@vinrod/ui/page';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';
import { LoadError, type LoadErrorProps } from '#shell/query-state';

/** Stands in for every page while it is not known which corporate groups the user sees. */
export function StartFailure(failure: Pick<LoadErrorProps, 'error' | 'onRetry'>): ReactElement {
  const heading = usePageTitle(t('errors.crash.title'));
  return (
    <Page title={t('errors.crash.title')} titleRef={heading}>
      <PageBody>
        <LoadError what={t('menu.koncerner')} {...failure} />
      </PageBody>
    </Page>
  );
}
