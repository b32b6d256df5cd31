import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import {
  emptyPerson,
  isPersonDraft,
  personFields,
  PersonFields,
  personLabels,
  personProblems,
  type PersonDraft,
} from '#areas/account/person';
import { useInvalidate } from '#data';
import { useDraft } from '#drafts';
import { EntityForm, FormDialog, useEntityForm } from '#entity-form';
import { t } from '#messages';
import { useClient } from '#session';

import { emptyWork, isWorkDraft, workFields, workProblems, type WorkDraft } from './work-draft.ts';
import { WorkFields, workLabels } from './WorkFields.tsx';

type Invitation = PersonDraft & WorkDraft;

function isInvitation(stored: unknown): stored is Invitation {
  return isPersonDraft(stored) && isWorkDraft(stored);
}

export interface InviteStaffDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Invites a member of staff. */
export function InviteStaffDialog({ isOpen, onClose }: InviteStaffDialogProps): ReactElement {
  return (
    <FormDialog title={t('people.invite')} isOpen={isOpen} onClose={onClose}>
      <InviteForm onClose={onClose} />
    </FormDialog>
  );
}

function InviteForm({ onClose }: Pick<InviteStaffDialogProps, 'onClose'>): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const form = useEntityForm({
    draft: useDraft<Invitation>('invite.staff', { ...emptyPerson, ...emptyWork }, isInvitation),
    labels: { ...personLabels(), ...workLabels() },
    check: (value) => ({ ...personProblems(value), ...workProblems(value) }),
    save: (value) =>
      client.administrators.create({
        body: { ...personFields(value), email: value.email.trim(), ...workFields(value) },
      }),
    onSaved: async (user) => {
      showToast({ title: t('people.invitedToast', { name: user.full_name }) });
      onClose();
      await invalidate('createAdministrator');
    },
  });
  const { value, change, errors } = form;
  return (
    <EntityForm form={form} submitLabel={t('people.invite')} note={t('people.inviteNote')} onCancel={onClose}>
      <PersonFields value={value} onChange={change} errors={errors} isKnown={false} />
      <WorkFields value={value} onChange={change} errors={errors} />
    </EntityForm>
  );
}
