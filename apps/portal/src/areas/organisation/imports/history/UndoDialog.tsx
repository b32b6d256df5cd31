import { intakeCalls, type IntakeSummary } from '@vinrod/api-client';
import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { showToast } from '@vinrod/ui/toast';
import { Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useClient } from '#session';

import { t } from '../texts.ts';

export interface UndoDialogProps {
  readonly intake: IntakeSummary;
  readonly onClose: () => void;
}

/** Asks before everything that a file did is put back. When that is refused, it stays and says by what. */
export function UndoDialog({ intake, onClose }: UndoDialogProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const { uuid, file_name: file, counts } = intake;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('intakes.askUndo', { file })}
      confirmLabel={t('intakes.undo')}
      icon={Undo2}
      onConfirm={async () => {
        await client.with(intakeCalls).undo({ path: { id: uuid }, timeoutMs: 300_000 });
        showToast({ title: t('intakes.undone', { file }) });
        await invalidate('undoIntake');
      }}
    >
      {[
        ...(counts.created === 0 ? [] : [t('intakes.askUndoCreated', { count: counts.created })]),
        ...(counts.changed === 0 ? [] : [t('intakes.askUndoChanged', { count: counts.changed })]),
        t('intakes.askUndoText'),
      ].join(' ')}
    </ConfirmDialog>
  );
}
