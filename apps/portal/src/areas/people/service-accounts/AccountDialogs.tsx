import { serviceAccountCalls, type ServiceAccount, type ServiceAccountWithSecret } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { Dialog } from '@vinrod/ui/dialog';
import { showToast } from '@vinrod/ui/toast';
import { Ban } from 'lucide-react';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { FormDialog } from '#entity-form';
import { useClient } from '#session';

import { AccountForm } from './AccountForm.tsx';
import { RotateForm } from './RotateForm.tsx';
import { SecretOnce } from './SecretOnce.tsx';
import { t } from './texts.ts';

/** What is done with the accounts just now. */
export type AccountTask =
  | { readonly kind: 'create' }
  | { readonly kind: 'change' | 'rotate' | 'revoke'; readonly account: ServiceAccount }
  | { readonly kind: 'secret'; readonly account: ServiceAccountWithSecret };

export interface AccountDialogsProps {
  readonly task: AccountTask;
  /** Moves on to the next step; undefined when done. */
  readonly onTask: (task: AccountTask | undefined) => void;
}

/** The dialog of a task. */
export function AccountDialogs({ task, onTask }: AccountDialogsProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const close = (): void => onTask(undefined);
  const showSecret = (account: ServiceAccountWithSecret): void => onTask({ kind: 'secret', account });
  const form = { isOpen: true, onClose: close };

  if (task.kind === 'create')
    return (
      <FormDialog {...form} title={t('serviceAccounts.create')}>
        <AccountForm account={undefined} onCreated={showSecret} onClose={close} />
      </FormDialog>
    );

  const { account } = task;
  const { name } = account;
  if (task.kind === 'change')
    return (
      <FormDialog {...form} title={t('serviceAccounts.changeTitle', { name })}>
        <AccountForm account={account} onCreated={showSecret} onClose={close} />
      </FormDialog>
    );
  if (task.kind === 'rotate')
    return (
      <FormDialog {...form} title={t('serviceAccounts.rotateTitle', { name })}>
        <RotateForm account={account} onCreated={showSecret} onClose={close} />
      </FormDialog>
    );
  if (task.kind === 'secret')
    return (
      // A decision, so that no press beside it takes the secret away.
      <Dialog
        isOpen
        role="alertdialog"
        onOpenChange={(isOpen) => {
          if (!isOpen) close();
        }}
        title={t('serviceAccounts.secretTitle', { name })}
        actions={
          <Button variant="primary" slot="close">
            {t('serviceAccounts.secretKept')}
          </Button>
        }
      >
        <SecretOnce account={task.account} />
      </Dialog>
    );
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title={t('serviceAccounts.askRevoke', { name })}
      confirmLabel={t('serviceAccounts.do.revoke')}
      icon={Ban}
      isIrreversible
      onConfirm={async () => {
        await client.with(serviceAccountCalls).revoke({ path: { id: account.uuid } });
        showToast({ title: t('serviceAccounts.revokedToast', { name }) });
        await invalidate('revokeServiceAccount');
      }}
    >
      {t('serviceAccounts.askRevokeText')}
    </ConfirmDialog>
  );
}
