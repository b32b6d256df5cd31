import { Button } from '@vinrod/ui/button';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import type { ReactElement } from 'react';

import { t } from '#messages';

export interface RestoredDraftProps {
  /** Whether the form restored earlier input; see `useDraft`. */
  readonly isRestored: boolean;
  readonly onDiscard: () => void;
}

/** Notice that the form has restored input from before a reload or a new sign-in, with a button to discard it. */
export function RestoredDraft({ isRestored, onDiscard }: RestoredDraftProps): ReactElement | null {
  if (!isRestored) return null;
  return (
    <InlineAlert
      tone="info"
      title={t('forms.restored.title')}
      announce="polite"
      actions={
        <Button size="sm" onPress={onDiscard}>
          {t('forms.restored.discard')}
        </Button>
      }
    >
      {t('forms.restored.text')}
    </InlineAlert>
  );
}
