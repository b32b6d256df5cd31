import type { ReactElement } from 'react';

import { FormDialog } from '#entity-form';

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
    <FormDialog title={title} isOpen={isOpen} onClose={onClose}>
      <KoncernForm {...form} onCancel={onClose} />
    </FormDialog>
  );
}
