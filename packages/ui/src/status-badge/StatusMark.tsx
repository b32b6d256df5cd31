import type { ReactElement } from 'react';

import type { StatusTone } from './status-presets.ts';
import * as styles from './StatusBadge.css.ts';

export interface StatusMarkProps {
  readonly tone: StatusTone;
}

const shapes: Readonly<Record<StatusTone, ReactElement>> = {
  success: <circle cx="4.5" cy="4.5" r="3.5" />,
  warning: <path d="M4.5 0 9 4.5 4.5 9 0 4.5Z" />,
  danger: <rect x="1" y="1" width="7" height="7" rx="1" />,
  info: <circle cx="4.5" cy="4.5" r="2.75" fill="none" stroke="currentColor" strokeWidth="2" />,
  neutral: <rect x="0.5" y="3" width="8" height="3" rx="1" />,
};

/** The mark of a status: disc, diamond, square, ring or bar. */
export function StatusMark({ tone }: StatusMarkProps): ReactElement {
  return (
    <svg className={`${styles.mark} ${styles.markTone[tone]}`} viewBox="0 0 9 9" aria-hidden="true">
      {shapes[tone]}
    </svg>
  );
}
