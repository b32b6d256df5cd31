import type { RoleMatrix } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { DataTable, type DataTableColumn } from '@vinrod/ui/data-table';
import { formatInteger } from '@vinrod/ui/format';
import { Section } from '@vinrod/ui/section';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { StatusBadge } from '@vinrod/ui/status-badge';
import { Plus } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';

import { useRoleMatrix, type RoleRealm } from '#areas/people/queries';
import { t } from '#messages';
import { useSignedInUser } from '#profile';
import { LoadError } from '#shell/query-state';

import type { RoleView } from './role-query-params.ts';
import { grantedKeys, roleLock, type RoleReader } from './role-matrix.ts';
import * as styles from './RoleList.css.ts';
import { RoleComparison } from './RoleComparison.tsx';
import { useRoleRights } from './use-role-rights.ts';

export interface RoleListProps {
  readonly realm: RoleRealm;
  readonly onShow: (view: RoleView) => void;
  /** Address of a view. */
  readonly addressOf: (view: RoleView) => string;
}

/** Roles with their number of users, and a comparison of their permissions. */
export function RoleList({ realm, onShow, addressOf }: RoleListProps): ReactElement {
  const matrix = useRoleMatrix(realm);
  const { mayManage } = useRoleRights(realm);
  const { profile } = useSignedInUser();
  const reader = useMemo(
    () => ({ ownRoles: profile.roles.map(({ id }) => id), mayManage }),
    [profile, mayManage],
  );
  const columns = useMemo(() => roleColumns(reader), [reader]);
  if (matrix.error !== undefined)
    return <LoadError what={t('roles.title')} error={matrix.error} onRetry={matrix.retry} />;
  if (matrix.data === undefined || matrix.isStale) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={360} />
      </SkeletonGroup>
    );
  }
  const roles = matrix.data.results;
  return (
    <>
      <DataTable
        label={t('roles.title')}
        columns={columns}
        rows={roles}
        rowKey={({ id }) => String(id)}
        rowHref={({ id }) => addressOf({ kind: 'role', id })}
        toolbar={
          mayManage ? (
            <div className={styles.create}>
              <Button
                variant="primary"
                icon={Plus}
                onPress={() => onShow({ kind: 'new', copyOf: undefined })}
              >
                {t('roles.create')}
              </Button>
            </div>
          ) : undefined
        }
        empty={{ title: t('roles.empty') }}
      />
      {roles.length === 0 ? null : (
        <Section title={t('roles.compare')}>
          <RoleComparison
            key={roles.map(({ id }) => id).join()}
            realm={realm}
            roles={roles}
            reader={reader}
            isReadOnly={!mayManage}
          />
        </Section>
      )}
    </>
  );
}

function roleColumns(reader: RoleReader): readonly DataTableColumn<RoleMatrix>[] {
  return [
    {
      id: 'display_name',
      header: t('roles.role'),
      text: ({ display_name: name }) => name,
      width: '1fr',
      minWidth: 170,
      isStrong: true,
    },
    {
      id: 'description',
      priority: 2,
      header: t('roles.description'),
      text: ({ description }) => description,
      width: '2fr',
      minWidth: 200,
      listPlace: 'detail',
    },
    {
      id: 'permissions',
      priority: 1,
      header: t('roles.permissions'),
      text: (role) => formatInteger(grantedKeys(role).length),
      align: 'end',
      width: 128,
      listPlace: 'none',
    },
    {
      id: 'user_count',
      header: t('roles.userCount'),
      text: ({ user_count: count }) => formatInteger(count),
      align: 'end',
      width: 148,
      listPlace: 'figure',
      listUnit: t('roles.users'),
    },
    {
      id: 'lock',
      header: t('roles.kind'),
      text: (role) => (role.is_system ? t('roles.fromPortal') : t('roles.ownMade')),
      render: (role) => (
        <StatusBadge tone={roleLock(role, reader) === undefined ? 'info' : 'neutral'} isPlain>
          {role.is_system ? t('roles.fromPortal') : t('roles.ownMade')}
        </StatusBadge>
      ),
      width: 150,
      listPlace: 'status',
    },
  ];
}
