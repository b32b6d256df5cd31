import { useId, type ReactElement, type ReactNode } from 'react';

import * as styles from './Fieldset.css.ts';

export interface FieldsetProps {
  /** What the fields are together: "Fakturaadress". */
  readonly legend: ReactNode;
  /** Help for all of them. */
  readonly hint?: ReactNode;
  readonly children: ReactNode;
  /** Switches off all fields in it. */
  readonly isDisabled?: boolean;
}

/** Fields that belong together, under a name of their own. */
export function Fieldset({ legend, hint, children, isDisabled = false }: FieldsetProps): ReactElement {
  const hintId = useId();
  return (
    <fieldset
      className={styles.fieldset}
      disabled={isDisabled}
      {...(hint === undefined ? {} : { 'aria-describedby': hintId })}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint === undefined ? null : (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}
