import { Button } from '@vinrod/ui/button';
import { Dialog } from '@vinrod/ui/dialog';
import { Form } from '@vinrod/ui/form';
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
import { useSubmission } from '#forms';
import { t } from '#messages';
import { useClient } from '#session';
import { RestoredDraft } from '#shell/leave-question';

import { emptyWork, isWorkDraft, workFields, workProblems, type WorkDraft } from './work-draft.ts';
import { workFieldNames, WorkFields, workLabels } from './WorkFields.tsx';

const shownFields = [...Object.keys(emptyPerson), ...workFieldNames];

type Invitation = PersonDraft & WorkDraft;

function isInvitation(stored: unknown): stored is Invitation {
  return isPersonDraft(stored) && isWorkDraft(stored);
}

/** Props of {@link InviteStaffDialog}. */
export interface InviteStaffDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Invites somebody of the supplier's staff. */
export function InviteStaffDialog({ isOpen, onClose }: InviteStaffDialogProps): ReactElement {
  return (
    <Dialog
      title={t('people.invite')}
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <InviteForm onClose={onClose} />
    </Dialog>
  );
}

function InviteForm({ onClose }: Pick<InviteStaffDialogProps, 'onClose'>): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const draft = useDraft<Invitation>('invite.staff', { ...emptyPerson, ...emptyWork }, isInvitation);
  const { isPending, errors, problems, send, refuse, clearField } = useSubmission(shownFields);
  const { value } = draft;

  function change(changed: Partial<Invitation>): void {
    draft.change(changed);
    Object.keys(changed).forEach(clearField);
  }

  function submit(): void {
    const refused = { ...personProblems(value), ...workProblems(value) };
    if (Object.keys(refused).length > 0) {
      refuse(refused);
      return;
    }
    void send(async () => {
      const user = await client.administrators.create({
        body: {
          ...personFields(value),
          email: value.email.trim(),
          ...workFields(value),
        },
      });
      draft.markSaved();
      showToast({ title: t('people.invitedToast', { name: user.full_name }) });
      onClose();
      await invalidate('createAdministrator');
    });
  }

  return (
    <>
      <RestoredDraft isRestored={draft.isRestored} onDiscard={draft.discard} />
      <Form
        fields={{ ...personLabels(), ...workLabels() }}
        problems={problems}
        onSubmit={submit}
        note={t('people.inviteNote')}
        actions={
          <>
            <Button
              onPress={() => {
                draft.discard();
                onClose();
              }}
            >
              {t('forms.cancel')}
            </Button>
            <Button type="submit" variant="primary" isPending={isPending}>
              {t('people.invite')}
            </Button>
          </>
        }
      >
        <PersonFields value={value} onChange={change} errors={errors.fields} isKnown={false} />
        <WorkFields value={value} onChange={change} errors={errors.fields} />
      </Form>
    </>
  );
}
