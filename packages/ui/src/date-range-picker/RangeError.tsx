import { CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

import { hasError } from '../field/Field.tsx';
import * as fieldStyles from '../field/Field.css.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './RangeInputs.css.ts';

export interface RangeErrorProps {
  /** What the inputs are described by. */
  readonly id: string;
  /** What is wrong and what to do; nothing stands there without it. */
  readonly children: ReactNode;
}

/** Below the inputs: what is wrong with them. The region is always there, so that what comes is read out. */
export function RangeError({ id, children }: RangeErrorProps): ReactElement {
  return (
    <div aria-live="polite">
      {hasError(children) ? (
        <p className={styles.error} id={id}>
          <span className={fieldStyles.errorIcon}>
            <Icon icon={CircleAlert} size="sm" />
          </span>
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  );
}
