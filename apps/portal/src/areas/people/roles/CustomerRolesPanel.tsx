import { useMemo, type ReactElement } from 'react';

import { CreateRole } from './CreateRole.tsx';
import * as styles from './CustomerRolesPanel.css.ts';
import { RolesPanel } from './RolesPanel.tsx';

export interface CustomerRolesPanelProps {
  /** uuid of the corporate group. */
  readonly corporateGroup: string;
}

/** Roles of a corporate group's users, as a part of the corporate group's own page. */
export function CustomerRolesPanel({ corporateGroup }: CustomerRolesPanelProps): ReactElement {
  const realm = useMemo(() => ({ kind: 'customer', corporateGroup }) as const, [corporateGroup]);
  return (
    <>
      <div className={styles.create}>
        <CreateRole realm={realm} />
      </div>
      <RolesPanel realm={realm} />
    </>
  );
}
