import { CircleAlert } from 'lucide-react';
import type { ReactElement, Ref } from 'react';

import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { ProblemLine } from './form-problems.ts';
import * as styles from './Form.css.ts';
import { formMessages } from './messages.ts';

export interface ErrorSummaryProps {
  readonly lines: readonly ProblemLine[];
  /** Labels of the fields, by name. */
  readonly labels: Readonly<Record<string, string>>;
  /** Moves focus to a field by its name. */
  readonly onGoTo: (field: string) => void;
  readonly ref?: Ref<HTMLElement>;
}

/** Errors of a form, at its top: each line links to its field. Takes focus itself. */
export function ErrorSummary({ lines, labels, onGoTo, ref }: ErrorSummaryProps): ReactElement | null {
  const text = useMessages(formMessages);
  if (lines.length === 0) return null;
  const title = text('summary', { count: lines.length });
  return (
    <section ref={ref ?? null} tabIndex={-1} aria-label={title} className={styles.summary}>
      <h2 className={styles.heading}>
        <span className={styles.headingIcon}>
          <Icon icon={CircleAlert} />
        </span>
        {title}
      </h2>
      <ul className={styles.lines}>
        {lines.map(({ field, message }) => (
          <li key={`${field ?? ''}${message}`}>
            {field === undefined ? (
              message
            ) : (
              <Link href={`#${field}`} tone="inherit" onPress={() => onGoTo(field)}>
                {text('line', { label: labels[field] ?? field, message })}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
