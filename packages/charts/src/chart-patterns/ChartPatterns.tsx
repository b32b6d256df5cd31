import type { ReactElement, ReactNode } from 'react';

import * as styles from './ChartPatterns.css.ts';

export interface ChartPatternsProps {
  /**
   * `always`, or only when `needed`: in forced colours, high contrast and print, where patterns are drawn in any case.
   */
  readonly when: 'always' | 'needed';
  /** Charts whose areas get patterns. */
  readonly children: ReactNode;
}

/**
 * Sets whether the areas of the charts inside (bars, slices, shares) have patterns even where their lightness and the
 * gap between them are enough to distinguish them. By default only when needed; the innermost setting applies.
 */
export function ChartPatterns({ when, children }: ChartPatternsProps): ReactElement {
  return <div className={styles.when[when]}>{children}</div>;
}
