import type { InternalUser, InternalUserChange } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Form } from '@vinrod/ui/form';
import { Section } from '@vinrod/ui/section';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useDraft } from '#drafts';
import { useSubmission } from '#forms';
import { t } from '#messages';
import { RestoredDraft } from '#shell/leave-question';

import { isWorkDraft, workDraft, workFields, workProblems } from './work-draft.ts';
import { workFieldNames, WorkFields, workLabels } from './WorkFields.tsx';

/** Props of {@link WorkForm}. */
export interface WorkFormProps {
  readonly user: InternalUser;
  readonly save: (change: InternalUserChange) => Promise<void>;
}

/** Department, koncerner and roles of somebody of the staff, changed together. */
export function WorkForm({ user, save }: WorkFormProps): ReactElement {
  const draft = useDraft(`work.${user.uuid}`, workDraft(user), isWorkDraft);
  const { isPending, errors, problems, send, refuse, clearField } = useSubmission(workFieldNames);

  function submit(): void {
    const refused = workProblems(draft.value);
    if (Object.keys(refused).length > 0) {
      refuse(refused);
      return;
    }
    void send(async () => {
      if (draft.isChanged) await save(workFields(draft.value));
      draft.markSaved();
      showToast({ title: t('forms.saved') });
    });
  }

  return (
    <Section title={t('people.access')} isFirst>
      <RestoredDraft isRestored={draft.isRestored} onDiscard={draft.discard} />
      <Form
        fields={workLabels()}
        problems={problems}
        onSubmit={submit}
        {...(draft.isChanged ? { note: t('people.unsaved') } : {})}
        actions={
          <>
            <Button isDisabled={!draft.isChanged} onPress={draft.discard}>
              {t('forms.cancel')}
            </Button>
            <Button type="submit" variant="primary" isPending={isPending}>
              {t('forms.saveChanges')}
            </Button>
          </>
        }
      >
        <WorkFields
          value={draft.value}
          onChange={(change) => {
            draft.change(change);
            Object.keys(change).forEach(clearField);
          }}
          errors={errors.fields}
        />
      </Form>
    </Section>
  );
}
