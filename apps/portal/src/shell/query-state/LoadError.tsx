import { Button } from '@vinrod/ui/button';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { errorText } from '#errors';
import { t } from '#messages/public';

import { EnglishAware } from './EnglishAware.tsx';

export interface LoadErrorProps {
  /** What could not be had, as the page's heading names it: "Favoriter", "Fakturan". */
  readonly what: string;
  /** Error that the call rejected with. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/**
 * Replaces data that could not be loaded: says what is missing, why as the server says it, and tries again (principles.md,
 * "Empty, loading, error").
 */
export function LoadError({ what, error, onRetry }: LoadErrorProps): ReactElement {
  return (
    <InlineAlert
      tone="danger"
      title={t('errors.load.what', { what })}
      announce="off"
      actions={
        <Button size="sm" onPress={onRetry}>
          {t('errors.retry')}
        </Button>
      }
    >
      <Text as="span" size="small">
        <EnglishAware>{errorText(error)}</EnglishAware>
      </Text>
    </InlineAlert>
  );
}
