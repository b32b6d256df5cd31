import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import type { ReactElement } from 'react';
import { useLocation, useSearchParams } from 'wouter';

import { useRoleMatrix, type RoleRealm } from '#data';
import { LoadError } from '#shell/query-state';

import { readRoleView, writeRoleView, type RoleView } from './role-address.ts';
import { RoleList } from './RoleList.tsx';
import { RoleEditor } from './RoleEditor.tsx';

/** Props of {@link RolesPanel}. */
export interface RolesPanelProps {
  /** Whose roles. */
  readonly realm: RoleRealm;
}

/**
 * The roles of a realm: all of them beside each other, or the one that the address names (mockup 12). The address
 * holds which, so that a link opens the same role and the way back leads to the list.
 */
export function RolesPanel({ realm }: RolesPanelProps): ReactElement {
  const [path] = useLocation();
  const [params, setParams] = useSearchParams();
  const roles = useRoleMatrix(realm);
  const view = readRoleView(params);

  function show(next: RoleView): void {
    setParams((before) => writeRoleView(before, next));
  }

  function addressOf(next: RoleView): string {
    const query = writeRoleView(params, next).toString();
    return query === '' ? path : `${path}?${query}`;
  }

  if (roles.error !== undefined) return <LoadError error={roles.error} onRetry={roles.retry} />;
  if (roles.data === undefined || roles.isOutdated) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={360} />
      </SkeletonGroup>
    );
  }
  const all = roles.data.results;
  if (view.kind === 'list') return <RoleList realm={realm} roles={all} onShow={show} addressOf={addressOf} />;
  const key = view.kind === 'role' ? `role.${view.id}` : `new.${view.copyOf ?? ''}`;
  return <RoleEditor key={key} realm={realm} roles={all} view={view} onShow={show} />;
}
