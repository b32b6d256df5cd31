import type { PasskeyRequest } from '@vinrod/api-client';
import { InlineAlert } from '@vinrod/ui/inline-alert';
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

export interface NamePasskeyFormProps {
  /** What the device is asked. */
  readonly request: PasskeyRequest;
  readonly onClose: () => void;
}

/** Names a passkey and lets the device make it. */
export function NamePasskeyForm({ request, onClose }: NamePasskeyFormProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const [refusal, setRefusal] = useState<DeviceRefusal>();
  const form = useEntityForm({
    draft: useUnstoredDraft({ name: '' }),
    labels: { name: t('passkeys.name') },
    check: ({ name }): Readonly<Record<string, string>> =>
      name.trim() === '' ? { name: t('passkeys.nameMissing') } : {},
    save: async ({ name }) => {
      setRefusal(undefined);
      const answer = await addPasskey(client, request, name);
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
      </EntityForm>
    </Stack>
  );
}
