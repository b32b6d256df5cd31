import { PasswordField } from '@vinrod/ui/password-field';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';

import { useUnstoredDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { t } from '#messages';
import { paths } from '#navigation';
import { useClient } from '#session';

import { changeProblems, emptyChange } from './password-change.ts';

const labels = {
  old_password: t('password.old'),
  new_password: t('choose.password'),
  new_password_confirm: t('choose.confirm'),
} as const;

/** Changes the user's own password. The input is never stored. */
export function PasswordForm(): ReactElement {
  const client = useClient();
  const [, navigate] = useLocation();
  const form = useEntityForm({
    draft: useUnstoredDraft(emptyChange),
    labels,
    check: changeProblems,
    save: (value) => client.auth.changePassword({ body: value }),
    onSaved: () => {
      showToast({ title: t('password.changed'), description: t('password.others') });
      navigate(paths.profile);
    },
  });

  return (
    <EntityForm
      form={form}
      label={t('password.title')}
      submitLabel={t('choose.submit')}
      note={t('password.others')}
      onCancel={() => navigate(paths.profile)}
    >
      <PasswordField {...form.field('old_password')} />
      <PasswordField {...form.field('new_password')} autoComplete="new-password" hint={t('choose.lead')} />
      <PasswordField {...form.field('new_password_confirm')} autoComplete="new-password" />
    </EntityForm>
  );
}
