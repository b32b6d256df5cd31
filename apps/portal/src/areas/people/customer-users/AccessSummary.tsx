import type { CustomerUser } from '@vinrod/api-client';
import { DescriptionList } from '@vinrod/ui/description-list';
import { Section } from '@vinrod/ui/section';
import type { ReactElement } from 'react';

import { QuietLine } from '#areas/people/quiet-line';
import { t } from '#messages';

import { scopeText } from './scope-text.ts';

export interface AccessSummaryProps {
  readonly user: CustomerUser;
  /** Whether this is the user's own account: explains why it cannot be changed here. */
  readonly isSelf: boolean;
}

/** Roles and scope of a user, read-only. */
export function AccessSummary({ user, isSelf }: AccessSummaryProps): ReactElement {
  return (
    <Section title={t('people.access')} hasRule isFirst>
      <DescriptionList
        items={[
          {
            term: t('people.roles'),
            details: user.roles.map((role) => role.display_name).join(', ') || null,
          },
          { term: t('customerUsers.scope'), details: scopeText(user) },
          ...(user.is_admin ? [{ term: t('customerUsers.isAdmin'), details: t('customerUsers.yes') }] : []),
        ]}
      />
      {isSelf ? <QuietLine>{t('people.ownAccess')}</QuietLine> : null}
    </Section>
  );
}
