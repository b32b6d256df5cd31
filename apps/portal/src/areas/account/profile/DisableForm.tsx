import { Stack } from '@vinrod/ui/stack';
import { Text } from '@vinrod/ui/text';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { t } from '#messages';
import { useClient } from '#session';

import { ProofForm } from '../proof/index.ts';

/** Goes back to codes by mail. */
export function DisableForm({ onClose }: { readonly onClose: () => void }): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  return (
    <Stack>
      <Text>{t('authenticator.disableText')}</Text>
      <ProofForm
        label={t('authenticator.disable')}
        submitLabel={t('authenticator.disable')}
        onCancel={onClose}
        onProof={async (proof) => {
          await client.totp.remove({ body: proof });
          onClose();
          showToast({ title: t('authenticator.disabled') });
          await invalidate('disableAuthenticator');
        }}
      />
    </Stack>
  );
}
