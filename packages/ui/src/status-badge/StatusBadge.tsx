import type { ReactElement, ReactNode } from 'react';

import type { StatusTone } from './status-presets.ts';
import * as styles from './StatusBadge.css.ts';
import { StatusMark } from './StatusMark.tsx';

export interface StatusBadgeProps {
  /** One or two words: "Förfallen", "Höj till 125 kW". */
  readonly children: ReactNode;
  /** What it says by its colour; the words say it too. @default 'neutral' */
  readonly tone?: StatusTone;
  /** Omits the mark, for kinds that are not states. */
  readonly isPlain?: boolean;
}

/** A state as text with a mark. For the portal's own enumerations use {@link Status}. */
export function StatusBadge({ children, tone = 'neutral', isPlain = false }: StatusBadgeProps): ReactElement {
  return (
    <span className={`${styles.badge} ${styles.tone[tone]}`}>
      {isPlain ? null : <StatusMark tone={tone} />}
      <span className={styles.word}>{children}</span>
    </span>
  );
}
