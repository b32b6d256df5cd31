import type { ReactElement, ReactNode } from 'react';

import * as styles from './Dimmed.css.ts';

export interface DimmedProps {
  readonly children: ReactNode;
  /** Whether the content belongs to previous filters while newer data loads. */
  readonly isStale: boolean;
}

/** Keeps stale data readable while a filter reloads, dimmed. */
export function Dimmed({ children, isStale }: DimmedProps): ReactElement {
  return (
    <div className={isStale ? styles.stale : styles.current} aria-busy={isStale}>
      {children}
    </div>
  );
}
