import type { ReactElement, ReactNode } from 'react';

import * as styles from './Dimmed.css.ts';

export interface DimmedProps {
  readonly children: ReactNode;
  /** The content belongs to filters that have been changed; newer data is on its way. */
  readonly isStale: boolean;
}

/** Keeps old data readable while a filter reloads, and shows that it is old. */
export function Dimmed({ children, isStale }: DimmedProps): ReactElement {
  return (
    <div className={isStale ? styles.stale : styles.current} aria-busy={isStale}>
      {children}
    </div>
  );
}
