import { Dialog } from '@vinrod/ui/dialog';
import type { ReactElement } from 'react';

import { KoncernForm, type KoncernFormProps } from './KoncernForm.tsx';

/** Props of {@link KoncernDialog}. */
export interface KoncernDialogProps extends Omit<KoncernFormProps, 'onCancel'> {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The form of a koncern above the page. What was typed is found again when it is closed without a decision. */
export function KoncernDialog({ title, isOpen, onClose, ...form }: KoncernDialogProps): ReactElement {
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <KoncernForm {...form} onCancel={onClose} />
    </Dialog>
  );
}
