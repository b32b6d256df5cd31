import type { ReactElement, ReactNode } from 'react';

import * as styles from './Columns.css.ts';

export interface ColumnsProps {
  /** One child per column, in reading order. */
  readonly children: ReactNode;
  /**
   * `halves` and `thirds` from 768 px, `quarters` from 1024 px, `fields` in pairs from 480 px, `aside` a wide and a
   * narrow one from 1024 px.
   */
  readonly split: keyof typeof styles.split;
}

/** Children side by side where there is room, otherwise stacked. */
export function Columns({ children, split }: ColumnsProps): ReactElement {
  return <div className={`${styles.columns} ${styles.split[split]}`}>{children}</div>;
}
