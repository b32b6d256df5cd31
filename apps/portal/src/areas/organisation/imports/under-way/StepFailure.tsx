import { Button } from '@vinrod/ui/button';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import type { ReactElement } from 'react';

import { EnglishAware } from '#shell/query-state';

import { t } from '../texts.ts';
import type { IntakeStep } from './use-intake-step.ts';

export interface StepFailureProps {
  readonly step: IntakeStep;
}

/** Why a step could not be taken, and another try. */
export function StepFailure({ step: { failure, again } }: StepFailureProps): ReactElement | null {
  if (failure === undefined) return null;
  return (
    <InlineAlert
      tone="danger"
      title={t('intakes.failed')}
      actions={
        <Button size="sm" onPress={again}>
          {t('errors.retry')}
        </Button>
      }
    >
      <EnglishAware>{failure}</EnglishAware>
    </InlineAlert>
  );
}
