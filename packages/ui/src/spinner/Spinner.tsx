import type { ReactElement } from 'react';

import { useTexts } from '../messages/use-texts.ts';
import { spinnerMessages } from './messages.ts';
import * as styles from './Spinner.css.ts';
import { SpinnerRing, type SpinnerRingProps } from './SpinnerRing.tsx';

export interface SpinnerProps extends Partial<SpinnerRingProps> {
  /** What is loading; "Läser in …" by default. */
  readonly label?: string | undefined;
  /** Shows the label beside the ring; otherwise it is for assistive technology only. */
  readonly isLabelVisible?: boolean;
  /** Shows the ring at once instead of after 200 ms. */
  readonly isImmediate?: boolean;
}

/** A spinning ring for a wait of unknown length. */
export function Spinner({
  label,
  isLabelVisible = false,
  size = 'md',
  tone = 'accent',
  isImmediate = false,
}: SpinnerProps): ReactElement {
  const format = useTexts(spinnerMessages);
  const text = label ?? format('loading');
  return (
    <div
      // A progress element holds no picture of its own.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-label={text}
      className={isImmediate ? styles.spinner : `${styles.spinner} ${styles.delayed}`}
    >
      <SpinnerRing size={size} tone={tone} />
      {isLabelVisible ? <span className={styles.label}>{text}</span> : null}
    </div>
  );
}
