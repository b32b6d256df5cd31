import type { ReactElement } from 'react';

import { FormDialog } from '#entity-form';

import { CompanyForm, type CompanyFormProps } from './CompanyForm.tsx';

export interface CompanyDialogProps extends Omit<CompanyFormProps, 'onCancel'> {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Company form in a dialog. The input is restored if it is closed without saving or discarding. */
export function CompanyDialog({ title, isOpen, onClose, ...form }: CompanyDialogProps): ReactElement {
  return (
    <FormDialog title={title} size="lg" isOpen={isOpen} onClose={onClose}>
      <CompanyForm {...form} onCancel={onClose} />
    </FormDialog>
  );
}
