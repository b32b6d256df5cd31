import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { useAtom } from 'jotai';
import { LogOut } from 'lucide-react';
import type { ReactElement } from 'react';

import { giveUpAndGo, waitingMoveAtom } from '#drafts';
import { t } from '#messages';

/** Asks for confirmation before leaving a page with unsaved changes for another page of the portal. */
export function UnsavedChangesDialog(): ReactElement {
  const [move, setMove] = useAtom(waitingMoveAtom);
  return (
    <ConfirmDialog
      isOpen={move !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) setMove(undefined);
      }}
      title={t('forms.leave.title')}
      confirmLabel={t('forms.leave.go')}
      icon={LogOut}
      onConfirm={() => {
        if (move !== undefined) giveUpAndGo(move);
        setMove(undefined);
      }}
    >
      {t('forms.leave.text')}
    </ConfirmDialog>
  );
}
