import type { CustomerUser, CustomerUserChange } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Form } from '@vinrod/ui/form';
import { Section } from '@vinrod/ui/section';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useDraft } from '#drafts';
import { useSubmission } from '#forms';
import { t } from '#messages';
import { RestoredDraft } from '#shell/leave-question';

import {
  accessChange,
  accessDraft,
  accessProblems,
  isAccessDraft,
  type AccessDraft,
} from './access-draft.ts';
import { accessFieldNames, AccessFields, accessLabels } from './AccessFields.tsx';

/** Props of {@link AccessForm}. */
export interface AccessFormProps {
  /** uuid of the koncern. */
  readonly koncern: string;
  readonly user: CustomerUser;
  readonly save: (change: CustomerUserChange) => Promise<void>;
}

/** Roles and scope of a user, changed together. */
export function AccessForm({ koncern, user, save }: AccessFormProps): ReactElement {
  const draft = useDraft(`access.${user.uuid}`, accessDraft(user), isAccessDraft);
  const { isPending, errors, problems, send, refuse, clearField } = useSubmission(accessFieldNames);

  function change(changed: Partial<AccessDraft>): void {
    draft.change(changed);
    Object.keys(changed).forEach(clearField);
    if ('scope' in changed) clearField('companies');
  }

  function submit(): void {
    const refused = accessProblems(draft.value);
    if (Object.keys(refused).length > 0) {
      refuse(refused);
      return;
    }
    void send(async () => {
      const changed = accessChange(user, draft.value);
      if (changed !== undefined) await save(changed);
      draft.markSaved();
      showToast({ title: t('forms.saved') });
    });
  }

  return (
    <Section title={t('people.access')} isFirst>
      <RestoredDraft isRestored={draft.isRestored} onDiscard={draft.discard} />
      <Form
        fields={accessLabels()}
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
        <AccessFields koncern={koncern} value={draft.value} onChange={change} errors={errors.fields} />
      </Form>
    </Section>
  );
}
