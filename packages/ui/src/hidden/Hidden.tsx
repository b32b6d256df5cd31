import type { ReactElement, ReactNode } from 'react';

import type { breakpoints } from '../tokens/media.ts';
import * as styles from './Hidden.css.ts';

type Breakpoint = keyof typeof breakpoints;

/** With several, each hides. */
export interface HiddenProps {
  readonly children: ReactNode;
  /** Hides from this width up. */
  readonly from?: Breakpoint;
  /** Hides below this width. */
  readonly below?: Breakpoint;
  /** Hides on paper, or on screen (what belongs to paper only). */
  readonly on?: keyof typeof styles.medium;
}

/**
 * Leaves something out on some screens or on paper, for everyone alike: screen readers do not get it either. For
 * text to screen readers only use `VisuallyHidden`.
 */
export function Hidden({ children, from, below, on }: HiddenProps): ReactElement {
  const names = [
    from === undefined ? undefined : styles.from[from],
    below === undefined ? undefined : styles.below[below],
    on === undefined ? undefined : styles.medium[on],
  ].filter((name) => name !== undefined);
  return names.reduceRight<ReactElement>(
    (inner, name) => <div className={name}>{inner}</div>,
    <>{children}</>,
  );
}
