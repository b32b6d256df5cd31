import { Button } from '@vinrod/ui/button';
import { Form } from '@vinrod/ui/form';
import { PasswordField } from '@vinrod/ui/password-field';
import { useState, type ReactElement } from 'react';

import { useSubmission } from '#forms';
import { t } from '#messages';

const shownFields = ['password'] as const;

/** Props of {@link PasswordStep}. */
export interface PasswordStepProps {
  /** What the password opens: the word on the button. */
  readonly label: string;
  readonly onCancel: () => void;
  /** Goes on with the password; what it rejects with is shown. */
  readonly onPassword: (password: string) => Promise<void>;
}

/** Asks for the own password before the way of signing in is changed. */
export function PasswordStep({ label, onCancel, onPassword }: PasswordStepProps): ReactElement {
  const [password, setPassword] = useState('');
  const { isPending, errors, problems, send, refuse, clearField } = useSubmission(shownFields);

  function submit(): void {
    if (password === '') {
      refuse({ password: t('authenticator.passwordMissing') });
      return;
    }
    void send(() => onPassword(password));
  }

  return (
    <Form
      label={label}
      fields={{ password: t('authenticator.password') }}
      problems={problems}
      onSubmit={submit}
      actions={
        <>
          <Button onPress={onCancel}>{t('forms.cancel')}</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {label}
          </Button>
        </>
      }
    >
      <PasswordField
        label={t('authenticator.password')}
        name="password"
        hint={t('authenticator.passwordHint')}
        value={password}
        onChange={(text) => {
          setPassword(text);
          clearField('password');
        }}
        errorMessage={errors.fields['password']}
      />
    </Form>
  );
}
