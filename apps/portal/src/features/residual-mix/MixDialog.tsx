import type { ResidualMix } from '@vinrod/api-client';
import { Dialog } from '@vinrod/ui/dialog';
import type { ReactElement } from 'react';

import { t } from '#messages';

import { MixForm } from './MixForm.tsx';

/** What the dialog is open for: a year that is there, or a new one (null leaves the year to be typed). */
export type EditedMix = { readonly mix: ResidualMix } | { readonly year: number | null };

/** Props of {@link MixDialog}. */
export interface MixDialogProps {
  /** Undefined keeps the dialog closed. */
  readonly edited: EditedMix | undefined;
  readonly onClose: () => void;
}

function titleOf(edited: EditedMix): string {
  return 'mix' in edited ? t('residualMix.edit', { year: String(edited.mix.year) }) : t('residualMix.add');
}

/** Adds, corrects or removes a year. */
export function MixDialog({ edited, onClose }: MixDialogProps): ReactElement {
  return (
    <Dialog
      title={edited === undefined ? '' : titleOf(edited)}
      size="lg"
      isOpen={edited !== undefined}
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {edited === undefined ? null : <MixForm edited={edited} onClose={onClose} />}
    </Dialog>
  );
}
