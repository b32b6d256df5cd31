import type { ReactElement } from 'react';

import * as styles from './Checkbox.css.ts';

export interface CheckboxBoxProps {
  readonly isSelected: boolean;
  readonly isIndeterminate: boolean;
}

/**
 * The drawing of a checkbox, without behaviour; takes its states from the `data-` attributes of its parent. Also used
 * in rows of trees and tables whose checkbox is part of the row.
 */
export function CheckboxBox({ isSelected, isIndeterminate }: CheckboxBoxProps): ReactElement {
  return (
    <span className={styles.box} aria-hidden="true">
      {isSelected || isIndeterminate ? (
        <svg className={styles.mark} viewBox="0 0 24 24">
          <path d={isIndeterminate ? 'M5 12h14' : 'M20 6 9 17l-5-5'} />
        </svg>
      ) : null}
    </span>
  );
}
