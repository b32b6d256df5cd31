import { EmptyState } from '@vinrod/ui/empty-state';
import { Page } from '@vinrod/ui/page';
import { ShieldCheck } from 'lucide-react';
import type { ReactElement } from 'react';

import { useKoncernSelection } from '#koncern';
import { t } from '#messages';
import { paths } from '#navigation';
import { OneKoncern } from '#shell/one-koncern';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';

import { CustomerRolesPanel } from './CustomerRolesPanel.tsx';
import { RoleTabs } from './RoleTabs.tsx';

/** The roles of the chosen koncern's users. */
export function CustomerRolesScreen(): ReactElement {
  const heading = usePageTitle(t('roles.customer'));
  const koncern = useKoncernSelection()?.koncern;
  return (
    <Page
      title={t('roles.customer')}
      titleRef={heading}
      {...(koncern === undefined ? {} : { description: t('roles.customerLead', { koncern: koncern.name }) })}
    >
      <PageBody>
        <RoleTabs current={paths.customerRoles} />
        {koncern === undefined ? (
          <OneKoncern none={<EmptyState icon={ShieldCheck} title={t('roles.noKoncern')} />} />
        ) : (
          <CustomerRolesPanel key={koncern.uuid} koncern={koncern.uuid} />
        )}
      </PageBody>
    </Page>
  );
}
