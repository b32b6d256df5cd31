import { useId, type ReactElement, type ReactNode } from 'react';

import { useMessages } from '../messages/use-messages.ts';
import { progressBarMessages } from './messages.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is in progress: "Hämtar timvärden för 60 anläggningar". */
  readonly label: string;
  /** Progress, 0–1; without it the length is unknown. */
  readonly value?: number | null;
  /** Progress in words: "12 av 60 anläggningar"; percent by default. */
  readonly valueText?: string;
  /** A line below, for example "Vi säger till när det är klart." */
  readonly note?: ReactNode;
}

/** Progress of a task. For waits under ten seconds of unknown length use a `Spinner`. */
export function ProgressBar({ label, value = null, valueText, note }: ProgressBarProps): ReactElement {
  const text = useMessages(progressBarMessages);
  const labelId = useId();
  const share = value === null ? null : Math.min(1, Math.max(0, value));
  const words =
    valueText ?? (share === null ? text('working') : text('percent', { percent: Math.round(share * 100) }));
  return (
    <div
      // A progress element holds no picture of its own.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="progressbar"
      className={styles.root}
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={1}
      {...(share === null ? {} : { 'aria-valuenow': share, 'aria-valuetext': words })}
    >
      <div className={styles.words}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <span className={styles.value}>{words}</span>
      </div>
      <div className={styles.track}>
        {share === null ? (
          <span className={`${styles.fill} ${styles.passing}`} />
        ) : (
          <span className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
        )}
      </div>
      {note === undefined ? null : <div className={styles.note}>{note}</div>}
    </div>
  );
}
