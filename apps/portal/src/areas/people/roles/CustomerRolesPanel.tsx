import { useMemo, type ReactElement } from 'react';

import { RolesPanel } from './RolesPanel.tsx';

/** Props of {@link CustomerRolesPanel}. */
export interface CustomerRolesPanelProps {
  /** uuid of the koncern. */
  readonly corporateGroup: string;
}

/** The roles of a koncern's users. Stands on the page of customers' roles and on the koncern's own page. */
export function CustomerRolesPanel({ corporateGroup }: CustomerRolesPanelProps): ReactElement {
  const realm = useMemo(() => ({ kind: 'customer', corporateGroup }) as const, [corporateGroup]);
  return <RolesPanel realm={realm} />;
}
