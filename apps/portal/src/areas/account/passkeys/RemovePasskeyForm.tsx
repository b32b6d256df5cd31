import { passkeyCalls, type Passkey } from '@vinrod/api-client';
import { PasswordField } from '@vinrod/ui/password-field';
import { Stack } from '@vinrod/ui/stack';
import { Text } from '@vinrod/ui/text';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useUnstoredDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { useClient } from '#session';

import { t } from './texts.ts';

export interface RemovePasskeyFormProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** Removes a passkey, with the password. */
export function RemovePasskeyForm({ passkey, onClose }: RemovePasskeyFormProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const form = useEntityForm({
    draft: useUnstoredDraft({ password: '' }),
    labels: { password: t('passkeys.password') },
    check: ({ password }): Readonly<Record<string, string>> =>
      password === '' ? { password: t('passkeys.passwordMissing') } : {},
    save: async ({ password }) => {
      await client.with(passkeyCalls).remove({ body: { uuid: passkey.uuid, password } });
      onClose();
      showToast({ title: t('passkeys.removed') });
      await invalidate('removePasskey');
    },
  });
  const label = t('passkeys.removeOf', { name: passkey.name });
  return (
    <Stack>
      <Text>{t('passkeys.removeText')}</Text>
      <EntityForm form={form} label={label} submitLabel={t('passkeys.remove')} onCancel={onClose}>
        <PasswordField {...form.field('password')} hint={t('passkeys.passwordHint')} />
      </EntityForm>
    </Stack>
  );
}
