import { Tabs } from '@vinrod/ui/tabs';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { paths } from '#navigation';
import { useCan } from '#profile';

/** Tabs between the roles of staff and of customers, for users who may see both. */
export function RoleTabs({ current }: { readonly current: string }): ReactElement | null {
  const can = useCan();
  const maySeeStaff = can('view', 'internalRole');
  const maySeeCustomers = can('view', 'customerRole');
  if (!maySeeStaff || !maySeeCustomers) return null;
  return (
    <Tabs
      label={t('roles.title')}
      tabs={[
        { href: paths.internalRoles, label: t('roles.internal') },
        { href: paths.customerRoles, label: t('roles.customer') },
      ]}
      currentHref={current}
    />
  );
}
