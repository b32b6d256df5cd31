import type { ReactElement } from 'react';
import { useLocation, useSearchParams } from 'wouter';

import type { RoleRealm } from '#areas/people/queries';
import { ShadowNote } from '#areas/people/shadow';
import { paths } from '#navigation';

import { readRoleView, writeRoleView, type RoleView } from './role-query-params.ts';
import { RoleEditor } from './RoleEditor.tsx';
import { RoleList } from './RoleList.tsx';

export interface RolesPanelProps {
  readonly realm: RoleRealm;
}

/**
 * Roles of a realm: all of them side by side, or the one in the address (mockup 12). The address holds it, so that a
 * link opens the same role and back leads to the list. Each view loads only what it shows: a single role never waits
 * for the matrix of them all.
 */
export function RolesPanel({ realm }: RolesPanelProps): ReactElement {
  const [path] = useLocation();
  const [params, setParams] = useSearchParams();
  const view = readRoleView(params);
  const corporateGroup =
    realm.kind === 'customer' && path === paths.customerRoles ? realm.corporateGroup : undefined;

  function show(next: RoleView): void {
    setParams((before) => writeRoleView(before, next, corporateGroup));
  }

  function addressOf(next: RoleView): string {
    const query = writeRoleView(params, next, corporateGroup).toString();
    return query === '' ? path : `${path}?${query}`;
  }

  return (
    <>
      <ShadowNote change={['update', realm.kind === 'internal' ? 'internalRole' : 'customerRole']} />
      {content()}
    </>
  );

  function content(): ReactElement {
    if (view.kind === 'list') return <RoleList realm={realm} addressOf={addressOf} />;
    const key = view.kind === 'role' ? `role.${view.id}` : `new.${view.copyOf ?? ''}`;
    return <RoleEditor key={key} realm={realm} view={view} onShow={show} />;
  }
}
