import { Button } from '@vinrod/ui/button';
import { Link } from '@vinrod/ui/link';
import { Page } from '@vinrod/ui/page';
import { useAtomValue } from 'jotai';
import { Search } from 'lucide-react';
import type { ReactElement } from 'react';

import { useOpenInvoices } from '#areas/invoices/queries';
import { useOperation } from '#data';
import { corporateGroupSwitcherAtom } from '#corporate-group';
import { t } from '#messages';
import { paths } from '#navigation';
import { useCan } from '#profile';
import { usePageTitle } from '#shell/page-heading';

import * as styles from './EveryOverview.css.ts';
import { NewsSection } from './NewsSection.tsx';
import { UnpaidInvoices } from './UnpaidInvoices.tsx';

export interface EveryOverviewProps {
  readonly greeting: string;
}

/**
 * Where staff begin: the way to a corporate group, how many there are, and what is not paid
 * (docs/design/every-corporate group.md).
 */
export function EveryOverview({ greeting }: EveryOverviewProps): ReactElement {
  const heading = usePageTitle(t('overview.title'));
  const switcher = useAtomValue(corporateGroupSwitcherAtom);
  const count = { query: { limit: 1 } };
  const can = useCan();
  const mayListCorporateGroups = can('list', 'corporateGroup');
  const mayListUsers = can('view', 'customerUser');
  const corporateGroups = useOperation('listCorporateGroups', mayListCorporateGroups ? count : undefined).data
    ?.count;
  const users = useOperation('listCustomerUsers', mayListUsers ? count : undefined).data?.count;
  const unpaid = useOpenInvoices(can('view', 'invoice'));
  const counts = [
    ...(corporateGroups === undefined
      ? []
      : [{ href: paths.corporateGroups, text: t('overview.every.koncerner', { count: corporateGroups }) }]),
    ...(users === undefined
      ? []
      : [{ href: paths.customerUsers, text: t('overview.every.users', { count: users }) }]),
  ];
  return (
    <Page
      title={greeting}
      titleRef={heading}
      description={t('overview.every.lead')}
      actions={
        <Button variant="primary" icon={Search} onPress={() => switcher?.open()}>
          {t('shell.koncern.search')}
        </Button>
      }
    >
      <ul className={styles.counts}>
        {counts.map(({ href, text }) => (
          <li key={href}>
            <Link href={href}>{text}</Link>
          </li>
        ))}
      </ul>
      {unpaid === undefined ? null : <UnpaidInvoices sum={unpaid} href={paths.everyOpenInvoice} />}
      <NewsSection />
    </Page>
  );
}
