import type { ReactElement } from 'react';

import { formatPercent } from '@vinrod/locale/percent';
import { useMessages } from '../messages/use-messages.ts';
import { splitBarMessages } from './messages.ts';
import { smallestShare, splitShares, type SplitPart } from './split-shares.ts';
import * as styles from './SplitBar.css.ts';

export interface SplitBarProps {
  /** What is divided, for assistive technology: "Filens rader". */
  readonly label: string;
  /** In their fixed order, at most five: a tone is used once. */
  readonly parts: readonly SplitPart[];
}

/**
 * How a whole divides by outcome, with its legend. The smallest part is still seen. Nothing is drawn when every part
 * is 0.
 */
export function SplitBar({ label, parts }: SplitBarProps): ReactElement | null {
  const text = useMessages(splitBarMessages);
  const shares = splitShares(parts);
  if (shares.length === 0) return null;
  return (
    <div>
      <div className={styles.bar} aria-hidden>
        {shares.map(({ key, tone, percent }) => (
          <span key={key} className={`${styles.part} ${styles.tone[tone]}`} style={{ flexGrow: percent }} />
        ))}
      </div>
      <ul aria-label={label} className={styles.legend}>
        {shares.map(({ key, label: name, tone, percent, isTiny }) => (
          <li key={key} className={styles.entry}>
            <span className={`${styles.swatch} ${styles.tone[tone]}`} aria-hidden />
            <span>
              {name}{' '}
              {isTiny ? text('under', { share: formatPercent(smallestShare) }) : formatPercent(percent)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
