import type { Profile } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Form } from '@vinrod/ui/form';
import { Section } from '@vinrod/ui/section';
import { SegmentedControl } from '@vinrod/ui/segmented-control';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { PersonFields, personLabels, personProblems } from '#areas/account/person';
import { useInvalidate } from '#data';
import { useDraft } from '#drafts';
import { errorText } from '#errors';
import { useSubmission } from '#forms';
import { t } from '#messages';
import { useClient } from '#session';
import { RestoredDraft } from '#shell/leave-question';

import { isProfileDraft, profileChange, profileDraft, type ProfileDraft } from './profile-draft.ts';

const shownFields = ['first_name', 'last_name', 'phone_number', 'title', 'language'] as const;

/** Changes the own profile. What the server refuses is told in a toast too (spec section 8). */
export function ProfileForm({ profile }: { readonly profile: Profile }): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const draft = useDraft('profile', profileDraft(profile), isProfileDraft);
  const { isPending, errors, problems, send, refuse, clearField } = useSubmission(shownFields);
  const { value } = draft;

  function change(changed: Partial<ProfileDraft>): void {
    draft.change(changed);
    Object.keys(changed).forEach(clearField);
  }

  async function save(): Promise<void> {
    const changed = profileChange(profile, value);
    if (changed === undefined) return;
    try {
      await client.profile.update({ body: changed });
    } catch (error) {
      showToast({ tone: 'danger', title: t('profile.failed'), description: errorText(error) });
      throw error;
    }
  }

  function submit(): void {
    const refused = personProblems(value);
    if (Object.keys(refused).length > 0) {
      refuse(refused);
      return;
    }
    void send(async () => {
      await save();
      draft.markSaved();
      showToast({ title: t('forms.saved') });
      await invalidate('updateProfile');
    });
  }

  return (
    <Section title={t('profile.details')}>
      <RestoredDraft isRestored={draft.isRestored} onDiscard={draft.discard} />
      <Form
        fields={{ ...personLabels(), language: t('profile.language') }}
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
        <PersonFields value={value} onChange={change} errors={errors.fields} isKnown isOwn />
        <SegmentedControl
          label={t('profile.language')}
          segments={[
            { value: 'sv', label: t('profile.language.sv') },
            { value: 'en', label: t('profile.language.en') },
          ]}
          value={value.language}
          onChange={(language) => change({ language })}
        />
      </Form>
    </Section>
  );
}
