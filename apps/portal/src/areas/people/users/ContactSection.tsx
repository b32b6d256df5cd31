import { Button } from '@vinrod/ui/button';
import { DescriptionList, type Description } from '@vinrod/ui/description-list';
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
import { EntityForm, FormDialog, useEntityForm } from '#entity-form';
import { t } from '#messages';

import type { User } from './user.ts';

export interface ContactSectionProps {
  readonly user: User;
  /** More facts. */
  readonly facts?: readonly Description[];
  /** Saves the fields; undefined without the permission. */
  readonly save: ((fields: Omit<SavedPerson, 'email'>) => Promise<void>) | undefined;
}

/** "Kontaktuppgifter": how to reach a user; editable with the permission. */
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
        <FormDialog title={t('people.contact')} isOpen={isOpen} onClose={() => setOpen(false)}>
          <ContactForm user={user} save={save} onClose={() => setOpen(false)} />
        </FormDialog>
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
  const form = useEntityForm({
    draft: useDraft(`person.${user.uuid}`, personDraft(user), isPersonDraft),
    labels: personLabels(),
    check: personProblems,
    save: (value) => save(personFields(value)),
    onSaved: () => {
      showToast({ title: t('forms.saved') });
      onClose();
    },
  });
  return (
    <EntityForm form={form} onCancel={onClose}>
      <PersonFields value={form.value} onChange={form.change} errors={form.errors} isKnown />
    </EntityForm>
  );
}
