import { InlineAlert } from '@vinrod/ui/inline-alert';
import { PasswordField } from '@vinrod/ui/password-field';
import { Stack } from '@vinrod/ui/stack';
import { TextField } from '@vinrod/ui/text-field';
import { showToast } from '@vinrod/ui/toast';
import { useState, type ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useUnstoredDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { useClient } from '#session';

import { addPasskey, type DeviceRefusal } from './ask-device.ts';
import { t } from './texts.ts';

/** Names a passkey and lets the device make it. */
export function AddPasskeyForm({ onClose }: { readonly onClose: () => void }): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const [refusal, setRefusal] = useState<DeviceRefusal>();
  const form = useEntityForm({
    draft: useUnstoredDraft({ name: '', password: '' }),
    labels: { name: t('passkeys.name'), password: t('passkeys.password') },
    check: ({ name, password }): Readonly<Record<string, string>> => ({
      ...(name.trim() === '' ? { name: t('passkeys.nameMissing') } : {}),
      ...(password === '' ? { password: t('passkeys.passwordMissing') } : {}),
    }),
    save: async (value) => {
      setRefusal(undefined);
      const answer = await addPasskey(client, value);
      if ('refusal' in answer) {
        setRefusal(answer.refusal);
        return;
      }
      onClose();
      showToast({ title: t('passkeys.added') });
      await invalidate('addPasskey');
    },
  });
  return (
    <Stack>
      {refusal === undefined ? null : (
        <InlineAlert tone="danger">{t(`passkeys.refusal.${refusal}`)}</InlineAlert>
      )}
      <EntityForm
        form={form}
        label={t('passkeys.add')}
        submitLabel={t('passkeys.continue')}
        onCancel={onClose}
      >
        <TextField {...form.field('name')} hint={t('passkeys.nameHint')} maxLength={60} />
        <PasswordField {...form.field('password')} hint={t('passkeys.passwordHint')} />
      </EntityForm>
    </Stack>
  );
}
