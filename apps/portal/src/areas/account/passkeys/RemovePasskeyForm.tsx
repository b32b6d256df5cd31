import { passkeyCalls, type Passkey } from '@vinrod/api-client';
import { Stack } from '@vinrod/ui/stack';
import { Text } from '@vinrod/ui/text';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useClient } from '#session';

import { ProofForm } from '../proof/index.ts';
import { t } from './texts.ts';

export interface RemovePasskeyFormProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** Removes a passkey, once it is proven who asks. */
export function RemovePasskeyForm({ passkey, onClose }: RemovePasskeyFormProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  return (
    <Stack>
      <Text>{t('passkeys.removeText')}</Text>
      <ProofForm
        label={t('passkeys.removeOf', { name: passkey.name })}
        submitLabel={t('passkeys.remove')}
        onCancel={onClose}
        onProof={async (proof) => {
          await client.with(passkeyCalls).remove({ body: { uuid: passkey.uuid, ...proof } });
          onClose();
          showToast({ title: t('passkeys.removed') });
          await invalidate('removePasskey');
        }}
      />
    </Stack>
  );
}
