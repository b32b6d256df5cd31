import { serviceAccountCalls, type ServiceAccount, type ServiceAccountWithSecret } from '@vinrod/api-client';
import { CheckboxGroup } from '@vinrod/ui/checkbox-group';
import { TextField } from '@vinrod/ui/text-field';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { useClient } from '#session';

import { accountDraft, accountFields, accountProblems, isAccountDraft } from './account-draft.ts';
import { everyScope, scopeName } from './scope-names.ts';
import { t } from './texts.ts';

export interface AccountFormProps {
  /** The account to change; undefined creates one. */
  readonly account: ServiceAccount | undefined;
  /** Receives a new account with its secret. */
  readonly onCreated: (account: ServiceAccountWithSecret) => void;
  readonly onClose: () => void;
}

/** Name and scopes of an account. */
export function AccountForm({ account, onCreated, onClose }: AccountFormProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const form = useEntityForm({
    draft: useDraft(`service-account.${account?.uuid ?? 'new'}`, accountDraft(account), isAccountDraft),
    labels: { name: t('serviceAccounts.name'), scopes: t('serviceAccounts.scopes') },
    check: accountProblems,
    save: async (value) => {
      const body = accountFields(value);
      if (account === undefined) return client.with(serviceAccountCalls).create({ body });
      await client.with(serviceAccountCalls).update({ path: { id: account.uuid }, body });
      return undefined;
    },
    onSaved: async (created) => {
      if (created === undefined) {
        showToast({ title: t('serviceAccounts.changedToast', { name: form.value.name.trim() }) });
        onClose();
      } else onCreated(created);
      await invalidate(created === undefined ? 'changeServiceAccount' : 'createServiceAccount');
    },
  });
  return (
    <EntityForm
      form={form}
      submitLabel={account === undefined ? t('serviceAccounts.create') : t('forms.saveChanges')}
      onCancel={onClose}
    >
      <TextField
        {...form.field('name')}
        hint={t('serviceAccounts.nameHint')}
        maxLength={100}
        autoComplete="off"
      />
      <CheckboxGroup
        {...form.field('scopes')}
        layout="ruled"
        options={everyScope.map((scope) => ({
          value: scope,
          label: scopeName(scope),
          description: t(`serviceAccounts.about.${scope}`),
        }))}
      />
    </EntityForm>
  );
}
