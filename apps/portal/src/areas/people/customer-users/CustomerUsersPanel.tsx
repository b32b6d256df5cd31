import type { CustomerUser } from '@vinrod/api-client';
import { DataTable, listParameters, type DataTableColumn } from '@vinrod/ui/data-table';
import { useMediaQuery } from '@vinrod/ui/media-query';
import { media } from '@vinrod/ui/tokens';
import { useMemo, type ReactElement } from 'react';

import { ShadowNote } from '#areas/people/shadow';
import { atEnd, StatusFilter, userColumns, useStatusFilter } from '#areas/people/users';
import { useInvalidate } from '#data';
import { useListQueryParams } from '#list-query-params';
import { t } from '#messages';
import { paths } from '#navigation';
import { useCan } from '#profile';
import { useClient } from '#session';
import { corporateGroupColumn } from '#shell/corporate-group-column';
import { listState } from '#shell/query-state';

import { scopeText } from './scope-text.ts';
import { useInvitation } from './use-invitation.tsx';
import { useListedUsers } from './use-listed-users.ts';

export interface CustomerUsersPanelProps {
  /**
   * uuid of the corporate group; undefined shows the users of all corporate groups, with the corporate group on each.
   */
  readonly corporateGroup: string | undefined;
}

interface CustomerUsersTableProps extends CustomerUsersPanelProps {
  /** Button above the list, at its end. */
  readonly button?: ReactElement | undefined;
  /** Button of the empty list. */
  readonly emptyButton: ReactElement | undefined;
}

const ofCorporateGroup = corporateGroupColumn<CustomerUser>(
  ({ corporate_group: corporateGroup }) => corporateGroup,
);

/** Columns with the corporate group. On a phone it takes the place of the e-mail: with both, a row would be three lines. */
function withCorporateGroup(
  columns: readonly DataTableColumn<CustomerUser>[],
  isPhone: boolean,
): readonly DataTableColumn<CustomerUser>[] {
  return columns
    .map((column) => (isPhone && column.id === 'email' ? { ...column, listPlace: 'none' as const } : column))
    .toSpliced(1, 0, ofCorporateGroup);
}

/** Users of a corporate group, or of all of them, with their access. */
export function CustomerUsersTable({
  corporateGroup,
  button,
  emptyButton,
}: CustomerUsersTableProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const can = useCan();
  const mayOpen = can('view', 'customerUser');
  const [query, setQuery] = useListQueryParams('full_name');
  const filter = useStatusFilter();
  const isPhone = useMediaQuery(media.belowSm);
  const users = useListedUsers(corporateGroup, { ...listParameters(query), status: filter.status });
  const columns = useMemo(() => {
    const scope = { header: t('customerUsers.scope'), text: scopeText };
    const own = userColumns<CustomerUser>(scope, ({ uuid, corporate_group: of, can_change, can_delete }) => ({
      setStatus: can_change
        ? async (status) => {
            await client.customerUsers.update({ path: { id: of.uuid, userId: uuid }, body: { status } });
            await invalidate('updateCorporateGroupUser');
          }
        : undefined,
      remove: can_delete
        ? async () => {
            await client.customerUsers.remove({ path: { id: of.uuid, userId: uuid } });
            await invalidate('deleteCorporateGroupUser');
          }
        : undefined,
    }));
    return corporateGroup === undefined ? withCorporateGroup(own, isPhone) : own;
  }, [client, corporateGroup, invalidate, isPhone]);
  return (
    <>
      <ShadowNote change={['update', 'customerUser']} />
      <DataTable
        {...listState(users)}
        label={t('customerUsers.title')}
        columns={columns}
        // One person can be a user of several corporate groups.
        rowKey={({ uuid, corporate_group: of }) => `${of.uuid} ${uuid}`}
        {...(mayOpen
          ? {
              rowHref: ({ uuid, corporate_group: of }: CustomerUser) => paths.customerUser(of.uuid, uuid),
            }
          : {})}
        query={query}
        onQueryChange={setQuery}
        searchLabel={t('people.search')}
        filters={<StatusFilter {...filter} />}
        filterCount={filter.status === undefined ? 0 : 1}
        {...(button === undefined ? {} : { toolbar: <div className={atEnd}>{button}</div> })}
        onClearFilters={() => filter.select(undefined)}
        empty={{
          title: t('people.empty'),
          description: t('customerUsers.emptyHint'),
          ...(emptyButton === undefined ? {} : { action: emptyButton }),
        }}
      />
    </>
  );
}

/** Users of a corporate group on its own page, with the button that invites more above the list. */
export function CustomerUsersPanel({ corporateGroup }: CustomerUsersPanelProps): ReactElement {
  const { button, quietButton, dialog } = useInvitation(corporateGroup);
  return (
    <>
      <CustomerUsersTable {...{ corporateGroup, button }} emptyButton={quietButton} />
      {dialog}
    </>
  );
}
