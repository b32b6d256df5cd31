import type { Profile } from '@vinrod/api-client';
import { DescriptionList } from '@vinrod/ui/description-list';
import { formatPhoneNumber } from '@vinrod/ui/format';
import { Section } from '@vinrod/ui/section';
import type { ReactElement } from 'react';

import { t } from '#messages';

/** Read-only profile of the shadowed user. */
export function ProfileSummary({ profile }: { readonly profile: Profile }): ReactElement {
  const { full_name: name, phone_number: phone, title, language } = profile;
  return (
    <Section title={t('profile.details')} hasRule>
      <DescriptionList
        items={[
          { term: t('people.name'), details: name },
          { term: t('people.phone'), details: phone === null ? null : formatPhoneNumber(phone) },
          { term: t('people.title'), details: title },
          { term: t('profile.language'), details: t(`profile.language.${language}`) },
        ]}
      />
    </Section>
  );
}
