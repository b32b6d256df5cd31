import { PasswordField } from '@vinrod/ui/password-field';
import type { ReactElement } from 'react';

import { useUnstoredDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { t } from '#messages';

export interface PasswordStepProps {
  /** Label of the submit button. */
  readonly label: string;
  readonly onCancel: () => void;
  /** Continues with the password; shows the error if it rejects. */
  readonly onPassword: (password: string) => Promise<void>;
}

/** Requires the user's own password before the sign-in method is changed. */
export function PasswordStep({ label, onCancel, onPassword }: PasswordStepProps): ReactElement {
  const form = useEntityForm({
    draft: useUnstoredDraft({ password: '' }),
    labels: { password: t('authenticator.password') },
    check: ({ password }): Readonly<Record<string, string>> =>
      password === '' ? { password: t('authenticator.passwordMissing') } : {},
    save: ({ password }) => onPassword(password),
  });
  return (
    <EntityForm form={form} label={label} submitLabel={label} onCancel={onCancel}>
      <PasswordField {...form.field('password')} hint={t('authenticator.passwordHint')} />
    </EntityForm>
  );
}
