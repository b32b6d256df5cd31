import type { ReactElement } from 'react';
import { ProgressBar } from 'react-aria-components/ProgressBar';

import { useMessages } from '../messages/use-messages.ts';
import { spinnerMessages } from './messages.ts';
import * as styles from './Spinner.css.ts';
import { SpinnerRing, type SpinnerRingProps } from './SpinnerRing.tsx';

export interface SpinnerProps extends Partial<SpinnerRingProps> {
  /** What is waited for; "Läser in …" when not given. */
  readonly label?: string | undefined;
  /** Shows the label beside the ring; otherwise only assistive technology gets it. */
  readonly isLabelVisible?: boolean;
  /** Shows the ring at once instead of after 200 ms. */
  readonly isImmediate?: boolean;
}

/** A turning ring for a wait of unknown length. */
export function Spinner({
  label,
  isLabelVisible = false,
  size = 'md',
  tone = 'accent',
  isImmediate = false,
}: SpinnerProps): ReactElement {
  const format = useMessages(spinnerMessages);
  const text = label ?? format('loading');
  return (
    <ProgressBar
      isIndeterminate
      aria-label={text}
      className={isImmediate ? styles.spinner : `${styles.spinner} ${styles.delayed}`}
    >
      <SpinnerRing size={size} tone={tone} />
      {isLabelVisible ? <span className={styles.label}>{text}</span> : null}
    </ProgressBar>
  );
}
