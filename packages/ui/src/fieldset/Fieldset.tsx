import { useId, type ReactElement, type ReactNode } from 'react';

import * as styles from './Fieldset.css.ts';

export interface FieldsetProps {
  /** Name of the group: "Fakturaadress". */
  readonly legend: ReactNode;
  /** Help text for all of the fields. */
  readonly hint?: ReactNode;
  /** Fields that belong together. */
  readonly children: ReactNode;
  /** Disables all fields in it. */
  readonly isDisabled?: boolean;
}

/** A named group of fields. */
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
