import { Dialog, type DialogProps } from '@vinrod/ui/dialog';
import type { ReactElement } from 'react';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'children'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Dialog with a form: pressing outside does not close it, so that input is not lost by mistake. */
export function FormDialog({ onClose, ...dialog }: FormDialogProps): ReactElement {
  return (
    <Dialog
      {...dialog}
      isDismissable={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    />
  );
}
