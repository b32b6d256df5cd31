import type { ReactElement, ReactNode } from 'react';

import * as styles from './Columns.css.ts';

export interface ColumnsProps {
  /** One child per column, in the order they are read. */
  readonly children: ReactNode;
  /**
   * `halves` and `thirds` from 768 px, `quarters` from 1024 px, `fields` two and two from 480 px, `aside` a wide
   * and a narrow one from 1024 px.
   */
  readonly split: keyof typeof styles.split;
}

/** Children beside each other where there is room, else after each other. */
export function Columns({ children, split }: ColumnsProps): ReactElement {
  return <div className={`${styles.columns} ${styles.split[split]}`}>{children}</div>;
}
