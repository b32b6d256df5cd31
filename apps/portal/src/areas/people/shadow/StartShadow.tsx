import { Button } from '@vinrod/ui/button';
import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { IconButton } from '@vinrod/ui/icon-button';
import { Eye } from 'lucide-react';
import type { ReactElement } from 'react';

import { t } from '#messages';

export interface StartShadowProps {
  /** "Visa som användare". */
  readonly label: string;
  /** Name of the user or corporate group. */
  readonly name: string;
  /** `icon` shows no words. */
  readonly size: 'sm' | 'md' | 'icon';
  /** Makes the call. When it succeeds, the change of the session reloads to the site root. */
  readonly start: () => Promise<unknown>;
}

/** Button that first explains what shadow mode means and what it blocks. */
export function StartShadow({ label, name, size, start }: StartShadowProps): ReactElement {
  return (
    <ConfirmDialog
      trigger={
        size === 'icon' ? (
          <IconButton icon={Eye} size="sm" label={`${label}: ${name}`} />
        ) : (
          <Button icon={Eye} size={size}>
            {label}
          </Button>
        )
      }
      title={t('shadow.question', { name })}
      confirmLabel={label}
      tone="primary"
      icon={Eye}
      onConfirm={async () => {
        await start();
      }}
    >
      {t('shadow.terms', { name })}
    </ConfirmDialog>
  );
}
