import { Button } from '@vinrod/ui/button';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import type { ReactElement } from 'react';

import { errorText } from '#errors';
import { t } from '#messages/public';

import { EnglishAware } from './EnglishAware.tsx';

export interface LoadErrorProps {
  /** What the call rejected with. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Stands where data could not be loaded, says why and offers to try again (principles.md, "Empty, loading, error"). */
export function LoadError({ error, onRetry }: LoadErrorProps): ReactElement {
  return (
    <InlineAlert
      tone="danger"
      title={t('errors.load.title')}
      announce="off"
      actions={
        <Button size="sm" onPress={onRetry}>
          {t('errors.retry')}
        </Button>
      }
    >
      <EnglishAware>{errorText(error)}</EnglishAware>
    </InlineAlert>
  );
}
