import { Page } from '@vinrod/ui/page';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { paths } from '#navigation';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';

import { CreateRole } from './CreateRole.tsx';
import { RolesPanel } from './RolesPanel.tsx';
import { RoleTabs } from './RoleTabs.tsx';

const staff = { kind: 'internal' } as const;

/** The roles of the supplier's staff. */
export function InternalRolesScreen(): ReactElement {
  const heading = usePageTitle(t('roles.internal'));
  return (
    <Page
      title={t('roles.internal')}
      titleRef={heading}
      description={t('roles.internalLead')}
      actions={<CreateRole realm={staff} />}
    >
      <PageBody>
        <RoleTabs current={paths.internalRoles} />
        <RolesPanel realm={staff} />
      </PageBody>
    </Page>
  );
}
