import { intakeCalls, type IntakeSummary } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useClient } from '#session';

import { t } from '../texts.ts';

export interface DiscardButtonProps {
  readonly intake: IntakeSummary;
  readonly onDiscarded: () => void;
}

/** Throws a file away, after a question. */
export function DiscardButton({
  intake: { uuid, file_name: file },
  onDiscarded,
}: DiscardButtonProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  return (
    <ConfirmDialog
      trigger={<Button>{t('intakes.discard')}</Button>}
      title={t('intakes.askDiscard', { file })}
      confirmLabel={t('intakes.discard')}
      onConfirm={async () => {
        await client.with(intakeCalls).discard({ path: { id: uuid } });
        onDiscarded();
        showToast({ title: t('intakes.discarded', { file }) });
        await invalidate('discardIntake');
      }}
    >
      {t('intakes.askDiscardText')}
    </ConfirmDialog>
  );
}
