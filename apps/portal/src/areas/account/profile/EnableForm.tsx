import type { AuthenticatorSecret } from '@vinrod/api-client';
import { OtpField } from '@vinrod/ui/otp-field';
import { Stack } from '@vinrod/ui/stack';
import { Text } from '@vinrod/ui/text';
import { showToast } from '@vinrod/ui/toast';
import { useState, type ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useUnstoredDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { t } from '#messages';
import { useClient } from '#session';

import { ProofForm } from '../proof/index.ts';
import * as styles from './EnableForm.css.ts';
import { QrCode } from './QrCode.tsx';

const codeLength = 6;

/** Enables an authenticator app: proof of who it is, then the app's key, then its first code. */
export function EnableForm({ onClose }: { readonly onClose: () => void }): ReactElement {
  const client = useClient();
  const [secret, setSecret] = useState<AuthenticatorSecret>();
  if (secret !== undefined) return <FirstCode secret={secret} onClose={onClose} />;
  return (
    <ProofForm
      label={t('authenticator.enable')}
      submitLabel={t('authenticator.continue')}
      onCancel={onClose}
      onProof={async (proof) => setSecret(await client.totp.create({ body: proof }))}
    />
  );
}

function FirstCode({
  secret,
  onClose,
}: {
  readonly secret: AuthenticatorSecret;
  readonly onClose: () => void;
}): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const form = useEntityForm({
    draft: useUnstoredDraft({ otp: '' }),
    labels: { otp: t('authenticator.code') },
    check: ({ otp }): Readonly<Record<string, string>> =>
      otp.length < codeLength ? { otp: t('authenticator.codeMissing') } : {},
    save: ({ otp }) => client.totp.update({ body: { otp } }),
    onSaved: async () => {
      onClose();
      showToast({ title: t('authenticator.enabled') });
      await invalidate('confirmAuthenticator');
    },
  });

  return (
    <EntityForm
      form={form}
      label={t('authenticator.enable')}
      submitLabel={t('authenticator.confirm')}
      onCancel={onClose}
    >
      <Stack gap="3">
        <Text>{t('authenticator.scan')}</Text>
        <QrCode text={secret.otpauth_uri} label={t('authenticator.qr')} />
        <Text>
          {t('authenticator.key')}: <code className={styles.key}>{secret.secret}</code>
        </Text>
      </Stack>
      <OtpField {...form.field('otp')} />
    </EntityForm>
  );
}
