import type { InternalUser, InternalUserChange } from '@vinrod/api-client';
import { Section } from '@vinrod/ui/section';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { t } from '#messages';

import { isWorkDraft, workDraft, workFields, workProblems } from './work-draft.ts';
import { WorkFields, workLabels } from './WorkFields.tsx';

export interface WorkFormProps {
  readonly user: InternalUser;
  readonly save: (change: InternalUserChange) => Promise<void>;
}

/** Edits department, corporate groups and roles of a member of staff together. */
export function WorkForm({ user, save }: WorkFormProps): ReactElement {
  const draft = useDraft(`work.${user.uuid}`, workDraft(user), isWorkDraft);
  const form = useEntityForm({
    draft,
    labels: workLabels(),
    check: workProblems,
    save: async (value) => {
      if (draft.isChanged) await save(workFields(value));
    },
    onSaved: () => {
      showToast({ title: t('forms.saved') });
    },
  });
  return (
    <Section title={t('people.access')} isFirst>
      <EntityForm form={form}>
        <WorkFields value={form.value} onChange={form.change} errors={form.errors} />
      </EntityForm>
    </Section>
  );
}
