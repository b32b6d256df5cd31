import { Dialog, type DialogProps } from '@vinrod/ui/dialog';
import type { ReactElement } from 'react';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'children'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A dialog with a form in it: a press beside it does not close it, so that nothing typed is lost by a slip. */
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
