import { useMemo, type ReactElement } from 'react';

import { RolesPanel } from './RolesPanel.tsx';

export interface CustomerRolesPanelProps {
  /** uuid of the corporate group. */
  readonly corporateGroup: string;
}

/** Roles of a corporate group's users. Used on the page of customers' roles and on the corporate group's own page. */
export function CustomerRolesPanel({ corporateGroup }: CustomerRolesPanelProps): ReactElement {
  const realm = useMemo(() => ({ kind: 'customer', corporateGroup }) as const, [corporateGroup]);
  return <RolesPanel realm={realm} />;
}
