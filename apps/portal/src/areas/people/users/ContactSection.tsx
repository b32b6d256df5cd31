import { Button } from '@vinrod/ui/button';
import { DescriptionList, type Description } from '@vinrod/ui/description-list';
import { Dialog } from '@vinrod/ui/dialog';
import { Form } from '@vinrod/ui/form';
import { formatDate, formatPhoneNumber, phoneLink } from '@vinrod/ui/format';
import { Link } from '@vinrod/ui/link';
import { Section } from '@vinrod/ui/section';
import { showToast } from '@vinrod/ui/toast';
import { Pencil } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import {
  isPersonDraft,
  personDraft,
  personFields,
  personLabels,
  personProblems,
  type SavedPerson,
  PersonFields,
} from '#areas/account/person';
import { useDraft } from '#drafts';
import { useSubmission } from '#forms';
import { t } from '#messages';
import { RestoredDraft } from '#shell/leave-question';

import type { User } from './user.ts';

const shownFields = ['first_name', 'last_name', 'phone_number', 'title'] as const;

/** Props of {@link ContactSection}. */
export interface ContactSectionProps {
  readonly user: User;
  /** Further facts. */
  readonly facts?: readonly Description[];
  /** Saves the fields; undefined when the reader may not. */
  readonly save: ((fields: Omit<SavedPerson, 'email'>) => Promise<void>) | undefined;
}

/** "Kontaktuppgifter": how to reach a user, and the way to change it. */
export function ContactSection({ user, facts = [], save }: ContactSectionProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const { email, phone_number: phone, title, invited_at: invitedAt, created_at: createdAt } = user;
  return (
    <Section
      title={t('people.contact')}
      hasRule
      isFirst
      actions={
        save === undefined ? undefined : (
          <Button variant="quiet" size="sm" icon={Pencil} onPress={() => setOpen(true)}>
            {t('people.change')}
          </Button>
        )
      }
    >
      <DescriptionList
        items={[
          { term: t('people.email'), details: <Link href={`mailto:${email}`}>{email}</Link> },
          {
            term: t('people.phone'),
            details: phone === null ? null : <Link href={phoneLink(phone)}>{formatPhoneNumber(phone)}</Link>,
          },
          { term: t('people.title'), details: title },
          ...facts,
          { term: t('people.invited'), details: invitedAt === null ? null : formatDate(invitedAt) },
          { term: t('people.created'), details: formatDate(createdAt) },
        ]}
      />
      {save === undefined ? null : (
        <Dialog title={t('people.contact')} isOpen={isOpen} isDismissable={false} onOpenChange={setOpen}>
          <ContactForm user={user} save={save} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </Section>
  );
}

function ContactForm({
  user,
  save,
  onClose,
}: {
  readonly user: User;
  readonly save: (fields: Omit<SavedPerson, 'email'>) => Promise<void>;
  readonly onClose: () => void;
}): ReactElement {
  const draft = useDraft(`person.${user.uuid}`, personDraft(user), isPersonDraft);
  const { isPending, errors, problems, send, refuse, clearField } = useSubmission(shownFields);

  function submit(): void {
    const refused = personProblems(draft.value);
    if (Object.keys(refused).length > 0) {
      refuse(refused);
      return;
    }
    void send(async () => {
      await save(personFields(draft.value));
      draft.markSaved();
      showToast({ title: t('forms.saved') });
      onClose();
    });
  }

  return (
    <>
      <RestoredDraft isRestored={draft.isRestored} onDiscard={draft.discard} />
      <Form
        fields={personLabels()}
        problems={problems}
        onSubmit={submit}
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
              {t('forms.saveChanges')}
            </Button>
          </>
        }
      >
        <PersonFields
          value={draft.value}
          onChange={(change) => {
            draft.change(change);
            Object.keys(change).forEach(clearField);
          }}
          errors={errors.fields}
          isKnown
        />
      </Form>
    </>
  );
}
