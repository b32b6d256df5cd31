import type { ReactElement, ReactNode } from 'react';

import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** What is read aloud and not seen. */
  readonly children: ReactNode;
  /** Id of the element, for links and labels. */
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
