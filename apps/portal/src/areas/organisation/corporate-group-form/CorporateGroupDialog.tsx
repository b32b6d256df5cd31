import type { ReactElement } from 'react';

import { FormDialog } from '#entity-form';

import { CorporateGroupForm, type CorporateGroupFormProps } from './CorporateGroupForm.tsx';

export interface CorporateGroupDialogProps extends Omit<CorporateGroupFormProps, 'onCancel'> {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Corporate group form in a dialog. The input is restored if it is closed without saving or discarding. */
export function CorporateGroupDialog({
  title,
  isOpen,
  onClose,
  ...form
}: CorporateGroupDialogProps): ReactElement {
  return (
    <FormDialog title={title} isOpen={isOpen} onClose={onClose}>
      <CorporateGroupForm {...form} onCancel={onClose} />
    </FormDialog>
  );
}
