import type { CustomerUser } from '@vinrod/api-client';
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
import { useKnownKoncern } from '#koncern';
import { t } from '#messages';
import { useClient } from '#session';
import { RestoredDraft } from '#shell/leave-question';

import {
  accessFields,
  accessProblems,
  accessToBegin,
  isAccessDraft,
  type AccessDraft,
} from './access-draft.ts';
import { accessFieldNames, AccessFields, accessLabels } from './AccessFields.tsx';

const shownFields = [...Object.keys(emptyPerson), ...accessFieldNames];

type Invitation = PersonDraft & AccessDraft;

function isInvitation(stored: unknown): stored is Invitation {
  return isPersonDraft(stored) && isAccessDraft(stored);
}

/** Props of {@link InviteDialog}. */
export interface InviteDialogProps {
  /** uuid of the koncern. */
  readonly koncern: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Invites a user to a koncern: who they are, what they may do, what they may see. */
export function InviteDialog({ koncern, isOpen, onClose }: InviteDialogProps): ReactElement {
  return (
    <Dialog
      title={t('people.invite')}
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <InviteForm koncern={koncern} onClose={onClose} />
    </Dialog>
  );
}

function InviteForm({ koncern, onClose }: Omit<InviteDialogProps, 'isOpen'>): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const isWhole = useKnownKoncern(koncern)?.is_whole === true;
  const draft = useDraft<Invitation>(
    `invite.${koncern}`,
    { ...emptyPerson, ...accessToBegin(isWhole) },
    isInvitation,
  );
  const { isPending, errors, problems, send, refuse, clearField } = useSubmission(shownFields);
  const { value } = draft;

  function change(changed: Partial<Invitation>): void {
    draft.change(changed);
    Object.keys(changed).forEach(clearField);
    if ('scope' in changed) clearField('companies');
  }

  function submit(): void {
    const refused = { ...personProblems(value), ...accessProblems(value) };
    if (Object.keys(refused).length > 0) {
      refuse(refused);
      return;
    }
    void send(async () => {
      const user: CustomerUser = await client.customerUsers.create({
        path: { id: koncern },
        body: {
          ...personFields(value),
          email: value.email.trim(),
          ...accessFields(value),
        },
      });
      draft.markSaved();
      showToast({ title: t('people.invitedToast', { name: user.full_name }) });
      onClose();
      await invalidate('createCorporateGroupUser');
    });
  }

  return (
    <>
      <RestoredDraft isRestored={draft.isRestored} onDiscard={draft.discard} />
      <Form
        fields={{ ...personLabels(), ...accessLabels() }}
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
        <AccessFields koncern={koncern} value={value} onChange={change} errors={errors.fields} />
      </Form>
    </>
  );
}
