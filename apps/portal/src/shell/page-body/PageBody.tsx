import type { ReactElement, ReactNode } from 'react';

import * as styles from './PageBody.css.ts';

export interface PageBodyProps {
  readonly children: ReactNode;
}

/** What stands under the heading of a page: its parts after each other, in the page's rhythm. */
export function PageBody({ children }: PageBodyProps): ReactElement {
  return <div className={styles.body}>{children}</div>;
}
