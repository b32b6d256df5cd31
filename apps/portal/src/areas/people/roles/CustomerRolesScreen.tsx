import { EmptyState } from '@vinrod/ui/empty-state';
import { Page } from '@vinrod/ui/page';
import { ShieldCheck } from 'lucide-react';
import type { ReactElement } from 'react';

import { useCorporateGroupSelection } from '#corporate-group';
import { t } from '#messages';
import { paths } from '#navigation';
import { OneCorporateGroup } from '#shell/one-corporate-group';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';

import { CustomerRolesPanel } from './CustomerRolesPanel.tsx';
import { RoleTabs } from './RoleTabs.tsx';

/** Roles of the selected corporate group's users. */
export function CustomerRolesScreen(): ReactElement {
  const heading = usePageTitle(t('roles.customer'));
  const corporateGroup = useCorporateGroupSelection()?.corporateGroup;
  return (
    <Page
      title={t('roles.customer')}
      titleRef={heading}
      {...(corporateGroup === undefined
        ? {}
        : { description: t('roles.customerLead', { koncern: corporateGroup.name }) })}
    >
      <PageBody>
        <RoleTabs current={paths.customerRoles} />
        {corporateGroup === undefined ? (
          <OneCorporateGroup none={<EmptyState icon={ShieldCheck} title={t('roles.noKoncern')} />} />
        ) : (
          <CustomerRolesPanel key={corporateGroup.uuid} corporateGroup={corporateGroup.uuid} />
        )}
      </PageBody>
    </Page>
  );
}
