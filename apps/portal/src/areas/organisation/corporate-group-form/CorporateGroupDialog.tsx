import type { ReactElement } from 'react';

import { FormDialog } from '#entity-form';

import { CorporateGroupForm, type CorporateGroupFormProps } from './CorporateGroupForm.tsx';

export interface CorporateGroupDialogProps extends Omit<CorporateGroupFormProps, 'onCancel'> {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The form of a corporate group above the page. What was typed is found again when it is closed without a decision. */
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
