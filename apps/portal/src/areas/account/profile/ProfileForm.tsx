import type { Profile } from '@vinrod/api-client';
import { Section } from '@vinrod/ui/section';
import { SegmentedControl } from '@vinrod/ui/segmented-control';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { PersonFields, personLabels, personProblems } from '#areas/account/person';
import { useInvalidate } from '#data';
import { useDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { errorText } from '#errors';
import { t } from '#messages';
import { useClient } from '#session';

import { isProfileDraft, profileChange, profileDraft } from './profile-draft.ts';

/** Edits the user's own profile. Server errors are also shown in a toast (spec section 8). */
export function ProfileForm({ profile }: { readonly profile: Profile }): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const form = useEntityForm({
    draft: useDraft('profile', profileDraft(profile), isProfileDraft),
    labels: { ...personLabels(), language: t('profile.language') },
    check: personProblems,
    save: async (value) => {
      const changed = profileChange(profile, value);
      if (changed === undefined) return;
      try {
        await client.profile.update({ body: changed });
      } catch (error) {
        showToast({ tone: 'danger', title: t('profile.failed'), description: errorText(error) });
        throw error;
      }
    },
    onSaved: async () => {
      showToast({ title: t('forms.saved') });
      await invalidate('updateProfile');
    },
  });
  const { value, change, errors } = form;

  return (
    <Section title={t('profile.details')}>
      <EntityForm form={form}>
        <PersonFields value={value} onChange={change} errors={errors} isKnown isOwn />
        <SegmentedControl
          label={form.labels.language}
          segments={[
            { value: 'sv', label: t('profile.language.sv') },
            { value: 'en', label: t('profile.language.en') },
          ]}
          value={value.language}
          onChange={(language) => change({ language })}
        />
      </EntityForm>
    </Section>
  );
}
