import type { ReactElement, ReactNode } from 'react';

import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
  readonly id?: string;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps): ReactElement {
  return (
    <span className={styles.hidden} id={id}>
      {children}
    </span>
  );
}
