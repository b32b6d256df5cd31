import { EmptyState } from '@vinrod/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { useMemo, type ReactElement } from 'react';

import { useRoleMatrix, type RoleRealm } from '#areas/people/queries';
import { t } from '#messages';
import { useSignedInUser } from '#profile';
import { LoadError } from '#shell/query-state';

import type { RoleView } from './role-query-params.ts';
import { RoleComparison } from './RoleComparison.tsx';
import { useRoleRights } from './use-role-rights.ts';

export interface RoleListProps {
  readonly realm: RoleRealm;
  /** Address of a view. */
  readonly addressOf: (view: RoleView) => string;
}

/** Roles side by side, with their number of users and their permissions. */
export function RoleList({ realm, addressOf }: RoleListProps): ReactElement {
  const matrix = useRoleMatrix(realm);
  const { mayManage } = useRoleRights(realm);
  const { profile } = useSignedInUser();
  const reader = useMemo(
    () => ({ ownRoles: profile.roles.map(({ id }) => id), mayManage }),
    [profile, mayManage],
  );
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
  if (roles.length === 0) return <EmptyState title={t('roles.empty')} />;
  return (
    <RoleComparison
      key={roles.map(({ id }) => id).join()}
      realm={realm}
      roles={roles}
      reader={reader}
      isReadOnly={!mayManage}
      addressOf={addressOf}
    />
  );
}
