import type { AuthenticatorSecret } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Form } from '@vinrod/ui/form';
import { OtpField } from '@vinrod/ui/otp-field';
import { Stack } from '@vinrod/ui/stack';
import { Text } from '@vinrod/ui/text';
import { showToast } from '@vinrod/ui/toast';
import { useState, type ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useSubmission } from '#forms';
import { t } from '#messages';
import { useClient } from '#session';

import * as styles from './EnableForm.css.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { QrCode } from './QrCode.tsx';

const shownFields = ['otp'] as const;
const codeLength = 6;

/** Puts an authenticator app into use: password, then the key for the app, then a first code of it. */
export function EnableForm({ onClose }: { readonly onClose: () => void }): ReactElement {
  const client = useClient();
  const [secret, setSecret] = useState<AuthenticatorSecret>();
  if (secret !== undefined) return <FirstCode secret={secret} onClose={onClose} />;
  return (
    <PasswordStep
      label={t('authenticator.continue')}
      onCancel={onClose}
      onPassword={async (password) => setSecret(await client.totp.create({ body: { password } }))}
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
  const [otp, setOtp] = useState('');
  const { isPending, errors, problems, send, refuse, clearField } = useSubmission(shownFields);

  function submit(): void {
    if (otp.length < codeLength) {
      refuse({ otp: t('authenticator.codeMissing') });
      return;
    }
    void send(async () => {
      await client.totp.update({ body: { otp } });
      onClose();
      showToast({ title: t('authenticator.enabled') });
      await invalidate('confirmAuthenticator');
    });
  }

  return (
    <Form
      label={t('authenticator.enable')}
      fields={{ otp: t('authenticator.code') }}
      problems={problems}
      onSubmit={submit}
      actions={
        <>
          <Button onPress={onClose}>{t('forms.cancel')}</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {t('authenticator.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>{t('authenticator.scan')}</Text>
        <QrCode text={secret.otpauth_uri} label={t('authenticator.qr')} />
        <Text>
          {t('authenticator.key')}: <code className={styles.key}>{secret.secret}</code>
        </Text>
      </Stack>
      <OtpField
        label={t('authenticator.code')}
        name="otp"
        value={otp}
        onChange={(digits) => {
          setOtp(digits);
          clearField('otp');
        }}
        errorMessage={errors.fields['otp']}
      />
    </Form>
  );
}
