import { useCallback, type ReactElement, type SyntheticEvent } from 'react';

import { CheckboxBox } from '../../checkbox/CheckboxBox.tsx';
import * as styles from '../RowControls.css.ts';

export interface SelectionCheckboxProps {
  /** What the checkbox selects. */
  readonly label: string;
  readonly isSelected: boolean;
  /** Whether it is partly selected. */
  readonly isIndeterminate?: boolean;
  /** Called with the new state, and whether Shift is held. */
  readonly onChange: (isSelected: boolean, isWithShift: boolean) => void;
}

// Keeps the row from handling a press or Space meant for the checkbox.
const keep = (event: SyntheticEvent): void => event.stopPropagation();

/** The kit's drawing over a native checkbox: tables hold hundreds, so each must be cheap. */
export function SelectionCheckbox(props: SelectionCheckboxProps): ReactElement {
  const { label, isSelected, isIndeterminate = false, onChange } = props;
  const setIndeterminate = useCallback(
    (input: HTMLInputElement | null) => {
      if (input !== null) input.indeterminate = isIndeterminate;
    },
    [isIndeterminate],
  );
  return (
    <span
      className={styles.selectionCheckbox}
      data-selected={isSelected || undefined}
      data-indeterminate={isIndeterminate || undefined}
    >
      <input
        type="checkbox"
        ref={setIndeterminate}
        className={styles.selectionInput}
        aria-label={label}
        checked={isSelected}
        onChange={({ currentTarget, nativeEvent }) =>
          onChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        onClick={keep}
        onPointerDown={keep}
        onKeyDown={(event) => {
          if (event.key === ' ') keep(event);
        }}
      />
      <CheckboxBox isSelected={isSelected} isIndeterminate={isIndeterminate} />
    </span>
  );
}
