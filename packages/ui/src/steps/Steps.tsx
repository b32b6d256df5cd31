import { Check, X } from 'lucide-react';
import type { ReactElement } from 'react';

import { useMessages } from '../messages/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { stepsMessages } from './messages.ts';
import * as styles from './Steps.css.ts';

export interface StepsProps {
  /** Accessible name: what is done in these steps, "Inläsning av mscons_1122.txt". */
  readonly label: string;
  /** Names of the steps in order, a word or two each; two to six. */
  readonly steps: readonly string[];
  /** Index of the step that is under way; the number of steps when all are done. */
  readonly current: number;
  /** Whether the step that is under way has failed. @default false */
  readonly hasFailed?: boolean;
}

/** Steps of a task, with the one that is under way. They are no links; on phones only that one is shown. */
export function Steps({ label, steps, current, hasFailed = false }: StepsProps): ReactElement {
  const text = useMessages(stepsMessages);
  const shown = Math.min(current, steps.length - 1);
  return (
    <ol aria-label={label} className={styles.list}>
      {steps.map((step, index) => {
        const isDone = index < current;
        const isCurrent = index === current;
        const state = isDone ? 'done' : isCurrent ? (hasFailed ? 'failed' : 'current') : 'upcoming';
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className={index === shown ? styles.step : `${styles.step} ${styles.apart}`}
          >
            <span className={`${styles.number} ${styles.state[state]}`} aria-hidden>
              {isDone ? <Check className={styles.mark} /> : null}
              {state === 'failed' ? <X className={styles.mark} /> : null}
              {state === 'current' || state === 'upcoming' ? index + 1 : null}
            </span>
            <span className={isCurrent ? styles.currentName : undefined}>{step}</span>
            {isDone || state === 'failed' ? (
              <VisuallyHidden>{text(isDone ? 'done' : 'failed')}</VisuallyHidden>
            ) : null}
            {index === shown ? (
              <span className={styles.place}>{text('place', { place: index + 1, count: steps.length })}</span>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
