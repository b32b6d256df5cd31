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
import { useKnownCorporateGroup } from '#corporate-group';
import { t } from '#messages';
import { useClient } from '#session';

import {
  accessFields,
  accessProblems,
  accessToBegin,
  isAccessDraft,
  type AccessDraft,
} from './access-draft.ts';
import { AccessFields, accessLabels } from './AccessFields.tsx';

type Invitation = PersonDraft & AccessDraft;

function isInvitation(stored: unknown): stored is Invitation {
  return isPersonDraft(stored) && isAccessDraft(stored);
}

export interface InviteDialogProps {
  /** uuid of the corporate group. */
  readonly corporateGroup: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Invites a user to a corporate group: who they are, what they see, and their roles. */
export function InviteDialog({ corporateGroup, isOpen, onClose }: InviteDialogProps): ReactElement {
  return (
    <FormDialog title={t('people.invite')} isOpen={isOpen} onClose={onClose}>
      <InviteForm corporateGroup={corporateGroup} onClose={onClose} />
    </FormDialog>
  );
}

function InviteForm({ corporateGroup, onClose }: Omit<InviteDialogProps, 'isOpen'>): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const isWhole = useKnownCorporateGroup(corporateGroup)?.is_whole === true;
  const form = useEntityForm({
    draft: useDraft<Invitation>(
      `invite.${corporateGroup}`,
      { ...emptyPerson, ...accessToBegin(isWhole) },
      isInvitation,
    ),
    labels: { ...personLabels(), ...accessLabels() },
    check: (value) => ({ ...personProblems(value), ...accessProblems(value) }),
    save: (value) =>
      client.customerUsers.create({
        path: { id: corporateGroup },
        body: { ...personFields(value), email: value.email.trim(), ...accessFields(value) },
      }),
    onSaved: async (user) => {
      showToast({ title: t('people.invitedToast', { name: user.full_name }) });
      onClose();
      await invalidate('createCorporateGroupUser');
    },
  });
  const { value, change, errors } = form;
  return (
    <EntityForm form={form} submitLabel={t('people.invite')} note={t('people.inviteNote')} onCancel={onClose}>
      <PersonFields value={value} onChange={change} errors={errors} isKnown={false} />
      <AccessFields corporateGroup={corporateGroup} value={value} onChange={change} errors={errors} />
    </EntityForm>
  );
}
