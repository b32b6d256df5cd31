import type { Profile } from '@vinrod/api-client';
import { DescriptionList } from '@vinrod/ui/description-list';
import { formatDateTime } from '@vinrod/ui/format';
import { Section } from '@vinrod/ui/section';
import type { ReactElement } from 'react';

import { t } from '#messages';

/** Account details that others manage: e-mail address, roles, corporate groups, and the previous sign-in. */
export function AccountSection({ profile }: { readonly profile: Profile }): ReactElement {
  const { email, roles, corporate_groups: corporateGroups, last_login: at } = profile;
  return (
    <Section title={t('profile.account')} hasRule>
      <DescriptionList
        items={[
          { term: t('people.email'), details: email },
          {
            term: t('people.roles'),
            details: roles.map((role) => role.display_name).join(', ') || null,
          },
          ...(corporateGroups.length === 0
            ? []
            : [
                { term: t('profile.koncerner'), details: corporateGroups.map(({ name }) => name).join(', ') },
              ]),
          { term: t('people.lastLogin'), details: at === null ? null : formatDateTime(at) },
        ]}
      />
    </Section>
  );
}
