import { Button } from '@vinrod/ui/button';
import { Page } from '@vinrod/ui/page';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { Tabs } from '@vinrod/ui/tabs';
import { UserPlus } from 'lucide-react';
import { Suspense, useState, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { ShadowNote } from '#areas/people/shadow';
import { lazyScreen } from '#chunks';
import { t } from '#messages';
import { paths } from '#navigation';
import { useCan, useMayAdminister } from '#profile';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';

import { InviteStaffDialog } from './InviteStaffDialog.tsx';
import { StaffTable } from './StaffTable.tsx';

/** The log is loaded when it is opened: most visits are for the staff. */
const eventLog = lazyScreen(() => import('../event-log/index.ts').then((part) => part.EventLog));
const eventFile = lazyScreen(() => import('../event-log/index.ts').then((part) => part.EventFile));

const log = `${paths.internalUsers}?view=log`;

function Loading(): ReactElement {
  return (
    <SkeletonGroup>
      <Skeleton width="40%" />
      <Skeleton shape="block" height={320} />
    </SkeletonGroup>
  );
}

/** Supplier's staff and, for users who may see it, the log of shadow mode and accounts. */
export function InternalUsersScreen(): ReactElement {
  const heading = usePageTitle(t('internalUsers.title'));
  const [params] = useSearchParams();
  const mayInvite = useMayAdminister('create', 'internalUser');
  const can = useCan();
  const maySeeLog = can('view', 'eventLog');
  const isLog = maySeeLog && params.get('view') === 'log';
  const [isInviting, setInviting] = useState(false);
  return (
    <Page
      title={t('internalUsers.title')}
      titleRef={heading}
      actions={
        <>
          {isLog ? (
            <Suspense fallback={null}>
              <eventFile.Screen />
            </Suspense>
          ) : null}
          {mayInvite ? (
            <Button variant="primary" icon={UserPlus} onPress={() => setInviting(true)}>
              {t('people.invite')}
            </Button>
          ) : null}
        </>
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
        {isLog ? (
          <Suspense fallback={<Loading />}>
            <eventLog.Screen />
          </Suspense>
        ) : (
          <>
            <ShadowNote change={['create', 'internalUser']} />
            <StaffTable />
          </>
        )}
      </PageBody>
      {mayInvite ? <InviteStaffDialog isOpen={isInviting} onClose={() => setInviting(false)} /> : null}
    </Page>
  );
}
