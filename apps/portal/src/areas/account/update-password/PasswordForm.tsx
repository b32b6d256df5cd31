import { Button } from '@vinrod/ui/button';
import { Form } from '@vinrod/ui/form';
import { PasswordField } from '@vinrod/ui/password-field';
import { showToast } from '@vinrod/ui/toast';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';

import { useSubmission } from '#forms';
import { t } from '#messages';
import { paths } from '#navigation';
import { useClient } from '#session';

import { changeProblems, emptyChange, type PasswordChange } from './password-change.ts';

const labels = {
  old_password: t('password.old'),
  new_password: t('choose.password'),
  new_password_confirm: t('choose.confirm'),
} as const;

/** Changes the own password. It is kept nowhere while it is typed. */
export function PasswordForm(): ReactElement {
  const client = useClient();
  const [, navigate] = useLocation();
  const [value, setValue] = useState(emptyChange);
  const { isPending, errors, problems, send, refuse, clearField } = useSubmission(Object.keys(labels));

  function field(name: keyof PasswordChange): {
    readonly label: string;
    readonly name: string;
    readonly value: string;
    readonly onChange: (text: string) => void;
    readonly errorMessage: string | undefined;
  } {
    return {
      label: labels[name],
      name,
      value: value[name],
      onChange: (text) => {
        setValue((before) => ({ ...before, [name]: text }));
        clearField(name);
      },
      errorMessage: errors.fields[name],
    };
  }

  function submit(): void {
    const refused = changeProblems(value);
    if (Object.keys(refused).length > 0) {
      refuse(refused);
      return;
    }
    void send(async () => {
      await client.auth.changePassword({ body: value });
      showToast({ title: t('password.changed'), description: t('password.others') });
      navigate(paths.profile);
    });
  }

  return (
    <Form
      label={t('password.title')}
      fields={labels}
      problems={problems}
      onSubmit={submit}
      note={t('password.others')}
      actions={
        <>
          <Button onPress={() => navigate(paths.profile)}>{t('forms.cancel')}</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {t('choose.submit')}
          </Button>
        </>
      }
    >
      <PasswordField {...field('old_password')} />
      <PasswordField {...field('new_password')} autoComplete="new-password" hint={t('choose.lead')} />
      <PasswordField {...field('new_password_confirm')} autoComplete="new-password" />
    </Form>
  );
}
