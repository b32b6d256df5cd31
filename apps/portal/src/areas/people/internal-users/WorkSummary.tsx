import type { InternalUser } from '@vinrod/api-client';
import { DescriptionList } from '@vinrod/ui/description-list';
import { Section } from '@vinrod/ui/section';
import type { ReactElement } from 'react';

import { QuietLine } from '#areas/people/quiet-line';
import { t } from '#messages';

export interface WorkSummaryProps {
  readonly user: InternalUser;
  /** Whether this is the user's own account: explains why it cannot be changed here. */
  readonly isSelf: boolean;
}

/** Department, corporate groups and roles of a member of staff, read-only. */
export function WorkSummary({ user, isSelf }: WorkSummaryProps): ReactElement {
  return (
    <Section title={t('people.access')} hasRule isFirst>
      <DescriptionList
        items={[
          {
            term: t('people.roles'),
            details: user.roles.map((role) => role.display_name).join(', ') || null,
          },
          { term: t('internalUsers.department'), details: user.department },
          { term: t('internalUsers.employeeId'), details: user.employee_id },
          {
            term: t('internalUsers.responsible'),
            details: user.corporate_groups_responsible.map(({ name }) => name).join(', ') || null,
          },
        ]}
      />
      {isSelf ? <QuietLine>{t('people.ownRoles')}</QuietLine> : null}
    </Section>
  );
}
