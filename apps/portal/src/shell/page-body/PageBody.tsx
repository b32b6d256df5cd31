import type { ReactElement, ReactNode } from 'react';

import * as styles from './PageBody.css.ts';

export interface PageBodyProps {
  readonly children: ReactNode;
}

/** Content below a page's heading, with the page's spacing between its parts. */
export function PageBody({ children }: PageBodyProps): ReactElement {
  return <div className={styles.body}>{children}</div>;
}
