import { ErrorPage } from '@vinrod/ui/error-page';
import { LinkButton } from '@vinrod/ui/link-button';
import type { ReactElement } from 'react';

import { t } from '#messages/public';
import { paths } from '#navigation';
import { usePageViews } from '#page-views';
import { usePageTitle } from '#shell/page-heading';

/** 403 page: the spec's sentence in English (section 8), and what to do in Swedish. */
export function ForbiddenPage(): ReactElement {
  usePageViews('/403', t('errors.forbidden.title'));
  const heading = usePageTitle(t('errors.forbidden.title'));
  return (
    <ErrorPage
      status={403}
      title={t('errors.forbidden.title')}
      description={t('errors.forbidden.text')}
      literal={t('errors.forbidden.literal')}
      titleRef={heading}
      actions={
        <LinkButton href={paths.overview} variant="primary">
          {t('errors.toOverview')}
        </LinkButton>
      }
    />
  );
}
