import type { ReactElement, ReactNode } from 'react';

import type { breakpoints } from '../tokens/media.ts';
import * as styles from './Hidden.css.ts';

type Breakpoint = keyof typeof breakpoints;

/** Conditions; any of them hides. */
export interface HiddenProps {
  /** What is seen at some widths alone. */
  readonly children: ReactNode;
  /** Hides from this width up. */
  readonly from?: Breakpoint;
  /** Hides below this width. */
  readonly below?: Breakpoint;
  /** Hides in print, or on screen (for print-only content). */
  readonly on?: keyof typeof styles.medium;
}

/**
 * Hides its children on some screens or in print, for screen readers too. Use `VisuallyHidden` for text that is only
 * for screen readers.
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
