import type { ReactElement } from 'react';

import * as styles from './ChangeBar.css.ts';

export interface ChangeBarProps {
  readonly value: number | null;
  /** The largest change of the column, either way: all bars share one scale. */
  readonly largest: number;
}

/** A change as a bar from the middle, beside the figure that says it; hidden from assistive technology. */
export function ChangeBar({ value, largest }: ChangeBarProps): ReactElement | null {
  if (value === null) return null;
  const share = largest === 0 ? 0 : Math.abs(value) / largest;
  return (
    <span className={styles.room} aria-hidden="true">
      {value === 0 ? null : (
        <span className={styles.bars[value > 0 ? 'more' : 'less']} style={{ inlineSize: `${share * 50}%` }} />
      )}
    </span>
  );
}
