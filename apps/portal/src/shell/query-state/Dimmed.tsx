import type { ReactElement, ReactNode } from 'react';

import * as styles from './Dimmed.css.ts';

/** Props of {@link Dimmed}. */
export interface DimmedProps {
  readonly children: ReactNode;
  /** The content belongs to filters that have been changed; newer data is on its way. */
  readonly isOutdated: boolean;
}

/** Keeps old data readable while a filter reloads, and shows that it is old. */
export function Dimmed({ children, isOutdated }: DimmedProps): ReactElement {
  return (
    <div className={isOutdated ? styles.outdated : styles.current} aria-busy={isOutdated}>
      {children}
    </div>
  );
}
