import type { CustomerUser, CustomerUserChange } from '@vinrod/api-client';
import { Section } from '@vinrod/ui/section';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { t } from '#messages';

import { accessChange, accessDraft, accessProblems, isAccessDraft } from './access-draft.ts';
import { AccessFields, accessLabels } from './AccessFields.tsx';

export interface AccessFormProps {
  /** uuid of the corporate group. */
  readonly corporateGroup: string;
  readonly user: CustomerUser;
  readonly save: (change: CustomerUserChange) => Promise<void>;
  /** Reads the user again. */
  readonly onSaved: () => Promise<void>;
}

/** Roles and scope of a user, changed together. */
export function AccessForm({ corporateGroup, user, save, onSaved }: AccessFormProps): ReactElement {
  const form = useEntityForm({
    draft: useDraft(`access.${user.uuid}`, accessDraft(user), isAccessDraft),
    labels: accessLabels(),
    check: accessProblems,
    save: async (value) => {
      const changed = accessChange(user, value);
      if (changed !== undefined) await save(changed);
    },
    // Once the draft is no longer stored, the form follows the user: single sites are then one of their groups.
    onSaved: async () => {
      showToast({ title: t('forms.saved') });
      await onSaved();
    },
  });
  return (
    <Section title={t('people.access')} isFirst>
      <EntityForm form={form}>
        <AccessFields
          corporateGroup={corporateGroup}
          value={form.value}
          onChange={form.change}
          errors={form.errors}
        />
      </EntityForm>
    </Section>
  );
}
