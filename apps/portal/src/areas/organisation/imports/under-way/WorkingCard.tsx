import { intakeCalls, type IntakeSummary } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { formatInteger } from '@vinrod/ui/format';
import { ProgressBar } from '@vinrod/ui/progress-bar';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useClient } from '#session';

import { t } from '../texts.ts';
import { IntakeCard } from './IntakeCard.tsx';
import { StepFailure } from './StepFailure.tsx';
import { useIntakeStep } from './use-intake-step.ts';

export interface WorkingCardProps {
  /** A file that is being read or stored. */
  readonly intake: IntakeSummary;
  readonly mayManage: boolean;
}

/** A file that the server is at work with: how far it has come, and a way to stop it. */
export function WorkingCard({ intake, mayManage }: WorkingCardProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const step = useIntakeStep();
  const { done, total } = intake.progress;
  const isReading = intake.state === 'reading';
  const cancel = async (): Promise<void> => {
    await client.with(intakeCalls).cancel({ path: { id: intake.uuid } });
    await invalidate('cancelIntake');
  };
  return (
    <IntakeCard
      intake={intake}
      promise={t('intakes.promise')}
      actions={
        mayManage ? (
          <Button
            aria-label={t('intakes.cancelFile', { file: intake.file_name })}
            isPending={step.isPending}
            onPress={() => step.take(cancel)}
          >
            {t('intakes.cancel')}
          </Button>
        ) : undefined
      }
    >
      <ProgressBar
        label={t(isReading ? 'intakes.reading' : 'intakes.storing')}
        value={total === 0 ? null : done / total}
        {...(isReading || total === 0
          ? {}
          : {
              valueText: t('intakes.progressRows', {
                done: formatInteger(done),
                total: formatInteger(total),
              }),
            })}
      />
      <StepFailure step={step} />
    </IntakeCard>
  );
}
