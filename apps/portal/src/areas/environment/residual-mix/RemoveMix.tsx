import type { ResidualMix } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { showToast } from '@vinrod/ui/toast';
import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { useCan } from '#profile';
import { useClient } from '#session';

export interface RemoveMixProps {
  readonly mix: ResidualMix;
  readonly onRemoved: () => Promise<void>;
}

/** Removes a year after confirmation. */
export function RemoveMix({ mix, onRemoved }: RemoveMixProps): ReactElement | null {
  const client = useClient();
  const can = useCan();
  const mayRemove = can('delete', 'residualMix');
  const year = String(mix.year);
  if (!mayRemove) return null;
  return (
    <ConfirmDialog
      trigger={
        <Button variant="danger" icon={Trash2}>
          {t('residualMix.remove')}
        </Button>
      }
      title={t('residualMix.removeTitle', { year })}
      confirmLabel={t('residualMix.removeYear', { year })}
      isIrreversible
      onConfirm={async () => {
        await client.residualMix.remove({ path: { id: mix.id } });
        showToast({ title: t('residualMix.removed', { year }) });
        await onRemoved();
      }}
    >
      {t('residualMix.removeText')}
    </ConfirmDialog>
  );
}
