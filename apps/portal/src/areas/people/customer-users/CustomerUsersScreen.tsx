import { EmptyState } from '@vinrod/ui/empty-state';
import { Page } from '@vinrod/ui/page';
import { Users } from 'lucide-react';
import type { ReactElement } from 'react';

import { useCorporateGroupSelection, useShowsEvery } from '#corporate-group';
import { t } from '#messages';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';

import { CustomerUsersTable } from './CustomerUsersPanel.tsx';
import { useInvitation } from './use-invitation.tsx';

/** Users of the selected corporate group, or of all. */
export function CustomerUsersScreen(): ReactElement {
  const heading = usePageTitle(t('customerUsers.title'));
  const corporateGroup = useCorporateGroupSelection()?.corporateGroup;
  const showsEvery = useShowsEvery();
  const { button, quietButton, dialog } = useInvitation(corporateGroup?.uuid);
  return (
    <Page title={t('customerUsers.title')} titleRef={heading} description={lead()} actions={button}>
      <PageBody>
        {corporateGroup === undefined && !showsEvery ? (
          <EmptyState icon={Users} title={t('customerUsers.noKoncern')} />
        ) : (
          <CustomerUsersTable
            key={corporateGroup?.uuid}
            corporateGroup={corporateGroup?.uuid}
            emptyButton={quietButton}
          />
        )}
      </PageBody>
      {dialog}
    </Page>
  );

  function lead(): string | undefined {
    if (corporateGroup !== undefined) return t('customerUsers.lead', { koncern: corporateGroup.name });
    return showsEvery ? t('customerUsers.leadEvery') : undefined;
  }
}
