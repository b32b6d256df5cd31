import { Stack } from '@vinrod/ui/stack';
import { Text } from '@vinrod/ui/text';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { t } from '#messages';
import { useClient } from '#session';

import { PasswordStep } from './PasswordStep.tsx';

/** Goes back to codes by mail. */
export function DisableForm({ onClose }: { readonly onClose: () => void }): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  return (
    <Stack>
      <Text>{t('authenticator.disableText')}</Text>
      <PasswordStep
        label={t('authenticator.disable')}
        onCancel={onClose}
        onPassword={async (password) => {
          await client.totp.remove({ body: { password } });
          onClose();
          showToast({ title: t('authenticator.disabled') });
          await invalidate('disableAuthenticator');
        }}
      />
    </Stack>
  );
}
