import { Button } from '@vinrod/ui/button';
import { ErrorPage } from '@vinrod/ui/error-page';
import { LinkButton } from '@vinrod/ui/link-button';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { t } from '#messages/public';
import { paths } from '#navigation';
import { usePageViews } from '#page-views';
import { isSignedInAtom } from '#session';
import { usePageTitle } from '#shell/page-heading';

/** Not-found page for unknown addresses (spec section 8, which gives no text for it). */
export function NotFoundPage(): ReactElement {
  usePageViews('/404', t('errors.notFound.title'));
  const heading = usePageTitle(t('errors.notFound.title'));
  const isSignedIn = useAtomValue(isSignedInAtom);
  return (
    <ErrorPage
      status={404}
      title={t('errors.notFound.title')}
      description={t(isSignedIn ? 'errors.notFound.search' : 'errors.notFound.text')}
      titleRef={heading}
      actions={
        <>
          <LinkButton href={isSignedIn ? paths.overview : paths.signIn} variant="primary">
            {isSignedIn ? t('errors.toOverview') : t('errors.toSignIn')}
          </LinkButton>
          {globalThis.history.length > 1 ? (
            <Button onPress={() => globalThis.history.back()}>{t('errors.back')}</Button>
          ) : null}
        </>
      }
    />
  );
}
