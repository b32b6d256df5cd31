import type { CustomerUser } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { DataTable, listParameters } from '@vinrod/ui/data-table';
import { UserPlus } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';

import { useCustomerUsers, useRefresh } from '#data';
import { useListAddress } from '#list-address';
import { t } from '#messages';
import { paths } from '#navigation';
import { customerUserManagers, customerUserViewers, useClient } from '#session';
import { atEnd, StatusFilter, userColumns, useStatusFilter } from '#shell/people';
import { useHasAny, useMayAdminister } from '#shell/profile';
import { listState } from '#shell/query-state';
import { ShadowNote } from '#shell/shadow';

import { scopeText } from './scope-text.ts';
import { InviteDialog } from './InviteDialog.tsx';

/** Props of {@link CustomerUsersPanel}. */
export interface CustomerUsersPanelProps {
  /** uuid of the koncern. */
  readonly koncern: string;
}

/**
 * The users of a koncern: who can sign in, what they may do and see, and the way to invite more. Stands on the page of
 * customers' users and on the koncern's own page.
 */
export function CustomerUsersPanel({ koncern }: CustomerUsersPanelProps): ReactElement {
  const client = useClient();
  const refresh = useRefresh();
  const mayManage = useMayAdminister(customerUserManagers);
  const mayOpen = useHasAny(customerUserViewers);
  const [query, setQuery] = useListAddress('full_name');
  const filter = useStatusFilter();
  const [isInviting, setInviting] = useState(false);
  const users = useCustomerUsers(koncern, { ...listParameters(query), status: filter.status });
  const columns = useMemo(() => {
    const scope = { header: t('customerUsers.scope'), text: scopeText };
    const told = ['getCorporateGroupUser', 'listCorporateGroupUsers', 'getCorporateGroup', 'listAuditEvents'];
    return userColumns<CustomerUser>(scope, ({ uuid, can_change, can_delete }) => ({
      setStatus: can_change
        ? async (status) => {
            await client.customerUsers.update(koncern, uuid, { status });
            await refresh(...told);
          }
        : undefined,
      remove: can_delete
        ? async () => {
            await client.customerUsers.remove(koncern, uuid);
            await refresh(...told, 'listCorporateGroups');
          }
        : undefined,
    }));
  }, [client, koncern, refresh]);
  const invite = (
    <div className={atEnd}>
      <Button variant="primary" icon={UserPlus} onPress={() => setInviting(true)}>
        {t('people.invite')}
      </Button>
    </div>
  );
  return (
    <>
      <ShadowNote changers={customerUserManagers} />
      <DataTable
        {...listState(users)}
        label={t('customerUsers.title')}
        columns={columns}
        rowKey={({ uuid }) => uuid}
        {...(mayOpen ? { rowHref: ({ uuid }: CustomerUser) => paths.customerUser(koncern, uuid) } : {})}
        query={query}
        onQueryChange={setQuery}
        searchLabel={t('people.search')}
        toolbar={
          <>
            <StatusFilter {...filter} />
            {mayManage ? invite : null}
          </>
        }
        isFiltered={filter.status !== undefined}
        onClearFilters={() => filter.choose(undefined)}
        empty={{ title: t('people.empty'), description: t('customerUsers.emptyHint') }}
      />
      {mayManage ? (
        <InviteDialog koncern={koncern} isOpen={isInviting} onClose={() => setInviting(false)} />
      ) : null}
    </>
  );
}
