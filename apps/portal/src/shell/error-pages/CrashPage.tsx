import { Button } from '@vinrod/ui/button';
import { ErrorPage } from '@vinrod/ui/error-page';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';

import { t } from '#messages/public';

/**
 * The 500 page: the spec's sentence and its "Try again" button, which reloads the page (spec sections 2 and 8). It
 * uses nothing that can have failed: no configuration, no session, no data.
 */
export function CrashPage(): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = t('errors.crash.title');
    heading.current?.focus();
  }, []);
  return (
    <ErrorPage
      status={500}
      title={t('errors.crash.title')}
      description={t('errors.crash.text')}
      literal={t('errors.crash.literal')}
      titleRef={heading}
      actions={
        <Button variant="primary" icon={RefreshCw} onPress={() => globalThis.location.reload()}>
          <span lang="en">{t('errors.crash.retryLiteral')}</span>
        </Button>
      }
    />
  );
}
