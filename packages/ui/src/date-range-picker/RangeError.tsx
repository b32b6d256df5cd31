import { CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

import { hasError } from '../field/Field.tsx';
import * as fieldStyles from '../field/Field.css.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './RangeInputs.css.ts';

export interface RangeErrorProps {
  /** Id that the inputs reference as their description. */
  readonly id: string;
  /** What is wrong and what to do; empty without an error. */
  readonly children: ReactNode;
}

/** The error below the inputs. The live region is always mounted, so that new text is announced. */
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
