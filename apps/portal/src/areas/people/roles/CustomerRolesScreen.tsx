import { EmptyState } from '@vinrod/ui/empty-state';
import { Page } from '@vinrod/ui/page';
import { ShieldCheck } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';

import { useCorporateGroupSelection } from '#corporate-group';
import { t } from '#messages';
import { paths } from '#navigation';
import { OneCorporateGroup } from '#shell/one-corporate-group';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';

import { CreateRole } from './CreateRole.tsx';
import { RolesPanel } from './RolesPanel.tsx';
import { RoleTabs } from './RoleTabs.tsx';

/** Roles of the selected corporate group's users. */
export function CustomerRolesScreen(): ReactElement {
  const heading = usePageTitle(t('roles.customer'));
  const corporateGroup = useCorporateGroupSelection()?.corporateGroup;
  const uuid = corporateGroup?.uuid;
  const realm = useMemo(
    () => (uuid === undefined ? undefined : ({ kind: 'customer', corporateGroup: uuid } as const)),
    [uuid],
  );
  return (
    <Page
      title={t('roles.customer')}
      titleRef={heading}
      {...(corporateGroup === undefined
        ? {}
        : { description: t('roles.customerLead', { koncern: corporateGroup.name }) })}
      {...(realm === undefined ? {} : { actions: <CreateRole realm={realm} /> })}
    >
      <PageBody>
        <RoleTabs current={paths.customerRoles} />
        {realm === undefined ? (
          <OneCorporateGroup none={<EmptyState icon={ShieldCheck} title={t('roles.noKoncern')} />} />
        ) : (
          <RolesPanel key={uuid} realm={realm} />
        )}
      </PageBody>
    </Page>
  );
}
