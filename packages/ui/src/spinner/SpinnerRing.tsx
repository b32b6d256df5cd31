import type { ReactElement } from 'react';

import * as styles from './Spinner.css.ts';

export interface SpinnerRingProps {
  /** Diameter: 18, 22 or 40 px. */
  readonly size: 'sm' | 'md' | 'lg';
  /** `current` uses the surrounding text colour, for filled controls. */
  readonly tone: 'accent' | 'current';
}

/** The drawing of the spinner, without text; static under reduced motion. */
export function SpinnerRing({ size, tone }: SpinnerRingProps): ReactElement {
  return (
    <svg className={`${styles.ring} ${styles.size[size]}`} viewBox="0 0 22 22" aria-hidden="true">
      <circle className={styles.track} cx="11" cy="11" r="9" />
      <circle
        className={styles.arc[tone]}
        cx="11"
        cy="11"
        r="9"
        pathLength="100"
        strokeDasharray="70 100"
        transform="rotate(-90 11 11)"
      />
    </svg>
  );
}
