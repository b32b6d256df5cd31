import { Button } from '@vinrod/ui/button';
import { Page } from '@vinrod/ui/page';
import { Tabs } from '@vinrod/ui/tabs';
import { UserPlus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { t } from '#messages';
import { paths } from '#navigation';
import { auditViewers, internalUserManagers } from '#session';
import { AuditTable } from '#shell/audit';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';
import { useHasAny } from '#shell/profile';

import { InviteStaffDialog } from './InviteStaffDialog.tsx';
import { StaffTable } from './StaffTable.tsx';

const log = `${paths.internalUsers}?view=log`;

/** The supplier's staff, and, for those who may see it, the log of what was done in shadow mode and to accounts. */
export function InternalUsersScreen(): ReactElement {
  const heading = usePageTitle(t('internalUsers.title'));
  const [params] = useSearchParams();
  const mayInvite = useHasAny(internalUserManagers);
  const maySeeLog = useHasAny(auditViewers);
  const isLog = maySeeLog && params.get('view') === 'log';
  const [isInviting, setInviting] = useState(false);
  return (
    <Page
      title={t('internalUsers.title')}
      titleRef={heading}
      actions={
        mayInvite ? (
          <Button variant="primary" icon={UserPlus} onPress={() => setInviting(true)}>
            {t('people.invite')}
          </Button>
        ) : undefined
      }
    >
      <PageBody>
        {maySeeLog ? (
          <Tabs
            label={t('internalUsers.title')}
            tabs={[
              { href: paths.internalUsers, label: t('internalUsers.staff') },
              { href: log, label: t('audit.title') },
            ]}
            currentHref={isLog ? log : paths.internalUsers}
          />
        ) : null}
        {isLog ? <AuditTable /> : <StaffTable />}
      </PageBody>
      {mayInvite ? <InviteStaffDialog isOpen={isInviting} onClose={() => setInviting(false)} /> : null}
    </Page>
  );
}
